/** Item cards: names and texts. What they do is in `content/`, under the same id. */
import type { ItemId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const ITEMS_TEXTS: Readonly<Record<ItemId, CardText>> = {
  oneTwoThreeBarricades: {
    name: { pl: 'Barykady na raz, dwa, trzy', en: '1, 2, 3 Barricades' },
    text: {
      pl: 'W kolonii połóż 1 barykadę bez używania kości.',
      en: 'In the colony, put 1 barricade without using a die.',
    },
  },
  adrenalineShot: {
    name: { pl: 'Zastrzyk adrenaliny', en: 'Adrenaline Shot' },
    text: { pl: 'Ustaw dowolny wynik na 1 swojej nieużytej kości.', en: 'Set 1 of your unused dice to any value.' },
  },
  assaultRifle: {
    name: { pl: 'Karabin szturmowy', en: 'Assault Rifle' },
    text: {
      pl: 'Atak zabija do 3 zombie w tej lokacji, a kością ryzyka rzucasz tylko raz; potem połóż tu 2 znaczniki hałasu, jeśli to możliwe.',
      en: 'An attack kills up to 3 zombies here with only one exposure roll; then put 2 noise tokens here if able.',
    },
  },
  baseballBat: {
    name: { pl: 'Kij bejsbolowy', en: 'Baseball Bat' },
    text: {
      pl: 'Atak zabija do 2 zombie (za każdego rzut kością ryzyka).',
      en: 'An attack kills up to 2 zombies (one exposure roll for each).',
    },
  },
  beginnersMartialArts: {
    name: { pl: 'Sztuki walki dla początkujących', en: "Beginner's Martial Arts" },
    text: {
      pl: 'Ten ocalały wykonuje 1 atak bez rzutu kością ryzyka.',
      en: 'This survivor makes 1 attack without an exposure roll.',
    },
  },
  blastingCaps: {
    name: { pl: 'Spłonki', en: 'Blasting Caps' },
    text: {
      pl: 'Zamień do 2 barykad tam, gdzie masz ocalałego, w wybuchające pułapki.',
      en: 'Turn up to 2 barricades where you have a survivor into explosive traps.',
    },
  },
  chamomile: {
    name: { pl: 'Rumianek', en: 'Chamomile' },
    text: {
      pl: 'Usuń 1 rozpacz z jednego ze swoich ocalałych ALBO uspokój 1 zbuntowanego darmozjada.',
      en: 'Remove 1 despair from one of your survivors, OR calm 1 unruly helpless survivor.',
    },
  },
  engineeringHandbook: {
    name: { pl: 'Podręcznik inżyniera', en: 'Engineering Handbook' },
    text: {
      pl: 'Połóż 2 znaczniki postępu na usprawnieniach ALBO połóż do 2 barykad w kolonii.',
      en: 'Put 2 advancement tokens on improvements, OR put up to 2 barricades at the colony.',
    },
  },
  flameProjector: {
    name: { pl: 'Miotacz ognia', en: 'Flame Projector' },
    text: {
      pl: 'Atakując, odłóż też 1 kartę paliwa bez jej efektu: atak zabija do 4 zombie w tej lokacji zamiast 1, bez rzutu kością ryzyka.',
      en: 'When attacking, also discard 1 fuel card without its effect: the attack kills up to 4 zombies here instead of 1, without an exposure roll.',
    },
  },
  flashlight: {
    name: { pl: 'Latarka', en: 'Flashlight' },
    text: {
      pl: 'Gdy przeszukując, kładziesz znacznik hałasu, obejrzyj 3 karty zamiast 1.',
      en: 'When you put a noise token while searching, look at 3 cards instead of 1.',
    },
  },
  food1: { name: { pl: 'Żywność 1', en: 'Food 1' }, text: { pl: '+1 żywność.', en: '+1 food.' } },
  food1OrTrade: {
    name: { pl: 'Żywność 1 albo wymiana', en: 'Food 1 or Trade' },
    text: {
      pl: '+1 żywność ALBO usuń 1 bandytę z lokacji, w której masz ocalałego.',
      en: '+1 food, OR remove 1 bandit from a location where you have a survivor.',
    },
  },
  food2: { name: { pl: 'Żywność 2', en: 'Food 2' }, text: { pl: '+2 żywności.', en: '+2 food.' } },
  food3: { name: { pl: 'Żywność 3', en: 'Food 3' }, text: { pl: '+3 żywności.', en: '+3 food.' } },
  fuel: {
    name: { pl: 'Paliwo', en: 'Fuel' },
    text: {
      pl: 'Zagraj przy ruchu ocalałego: ten ruch nie wymaga rzutu kością ryzyka.',
      en: 'Play when moving a survivor: that move needs no exposure roll.',
    },
  },
  fuelOrFire: {
    name: { pl: 'Paliwo albo ogień', en: 'Fuel or Fire' },
    text: {
      pl: 'Zagraj przy ruchu ocalałego: ten ruch nie wymaga rzutu kością ryzyka ALBO zabij 1 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka.',
      en: 'Play when moving a survivor: that move needs no exposure roll, OR kill 1 zombie where you have a survivor, without an exposure roll.',
    },
  },
  gasStationBlueprints: {
    name: { pl: 'Plany stacji paliw', en: 'Gas Station Blueprints' },
    text: {
      pl: 'Przeszukując stację paliw, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the gas station, look at and keep 1 extra card.',
    },
  },
  groceryStoreBlueprints: {
    name: { pl: 'Plany sklepu spożywczego', en: 'Grocery Store Blueprints' },
    text: {
      pl: 'Przeszukując sklep spożywczy, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the grocery store, look at and keep 1 extra card.',
    },
  },
  guideToLeadership: {
    name: { pl: 'Poradnik przywódcy', en: 'Guide to Leadership' },
    text: { pl: 'Podnieś o 1 wynik jednej swojej nieużytej kości.', en: 'Raise one of your unused dice by 1.' },
  },
  hazmatSuit: {
    name: { pl: 'Kombinezon ochronny', en: 'Hazmat Suit' },
    text: {
      pl: 'Po przeszukaniu Raxxon tym ocalałym nie rzucaj kością ryzyka.',
      en: 'No exposure roll after this survivor searches Raxxon.',
    },
  },
  hospitalBlueprints: {
    name: { pl: 'Plany szpitala', en: 'Hospital Blueprints' },
    text: {
      pl: 'Przeszukując szpital, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the hospital, look at and keep 1 extra card.',
    },
  },
  junkOrAdvance: {
    name: { pl: 'Złom albo postęp', en: 'Junk or Advance' },
    text: {
      pl: 'Przerzuć 1 swoją nieużytą kość ALBO połóż 1 znacznik postępu na usprawnieniu.',
      en: 'Reroll one of your unused dice, OR put 1 advancement token on an improvement.',
    },
  },
  keycard: {
    name: { pl: 'Karta dostępu', en: 'Keycard' },
    text: {
      pl: 'Ustaw dowolny wynik na 1 swojej nieużytej kości ALBO na 1 kości leżącej na Raxxon.',
      en: 'Set 1 of your unused dice, OR 1 die lying on Raxxon, to any value.',
    },
  },
  libraryBlueprints: {
    name: { pl: 'Plany biblioteki', en: 'Library Blueprints' },
    text: {
      pl: 'Przeszukując bibliotekę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the library, look at and keep 1 extra card.',
    },
  },
  lighter: {
    name: { pl: 'Zapalniczka', en: 'Lighter' },
    text: {
      pl: 'Atakując, odłóż też 1 kartę paliwa bez jej efektu: atak zabija do 4 zombie w tej lokacji zamiast 1, bez rzutu kością ryzyka.',
      en: 'When attacking, also discard 1 fuel card without its effect: the attack kills up to 4 zombies here instead of 1, without an exposure roll.',
    },
  },
  medicine: {
    name: { pl: 'Lekarstwo', en: 'Medicine' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie ze swojego ocalałego lub z ocalałego, który jest w jednej lokacji z twoim.',
      en: 'Remove 1 wound or frostbite from one of your survivors or from a survivor at the same location as one of yours.',
    },
  },
  medicineOrComfort: {
    name: { pl: 'Lekarstwo albo otucha', en: 'Medicine or Comfort' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie ze swojego ocalałego lub z ocalałego, który jest w jednej lokacji z twoim, ALBO uspokój do 2 zbuntowanych darmozjadów.',
      en: 'Remove 1 wound or frostbite from one of your survivors or from a survivor at the same location as one of yours, OR calm up to 2 unruly helpless survivors.',
    },
  },
  megaphone: {
    name: { pl: 'Megafon', en: 'Megaphone' },
    text: {
      pl: 'Przenieś do 4 zwykłych zombie z jednej lokacji na puste pola wejść tam, gdzie masz ocalałego.',
      en: 'Move up to 4 ordinary zombies from one location to empty entrance spaces where you have a survivor.',
    },
  },
  molotov: {
    name: { pl: 'Koktajl Mołotowa', en: 'Molotov' },
    text: {
      pl: 'Zabij do 2 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka; połóż tam 1 znacznik hałasu, jeśli to możliwe.',
      en: 'Kill up to 2 zombies where you have a survivor, without an exposure roll; put 1 noise token there if able.',
    },
  },
  motionSensor: {
    name: { pl: 'Czujnik ruchu', en: 'Motion Sensor' },
    text: {
      pl: 'Obejrzyj 2 wierzchnie eksperymenty i odłóż je w dowolnej kolejności.',
      en: 'Look at the top 2 experiments and put them back in any order.',
    },
  },
  nightVisionGoggles: {
    name: { pl: 'Gogle noktowizyjne', en: 'Night Vision Goggles' },
    text: { pl: 'Co rundę rzucasz 1 kością akcji więcej.', en: 'Roll 1 extra action die each round.' },
  },
  outsider1: {
    name: { pl: 'Obcy 1', en: 'Outsider 1' },
    text: { pl: 'Dobierz 1 ocalałego do swojej grupy.', en: 'Draw 1 survivor into your group.' },
  },
  outsider2: {
    name: { pl: 'Obcy 2', en: 'Outsider 2' },
    text: {
      pl: 'Dobierz 1 ocalałego do swojej grupy i dodaj do kolonii 1 darmozjada.',
      en: 'Draw 1 survivor into your group and add 1 helpless survivor to the colony.',
    },
  },
  outsider3: {
    name: { pl: 'Obcy 3', en: 'Outsider 3' },
    text: {
      pl: 'Dobierz 1 ocalałego do swojej grupy i dodaj do kolonii 2 darmozjadów.',
      en: 'Draw 1 survivor into your group and add 2 helpless survivors to the colony.',
    },
  },
  pipeBomb: {
    name: { pl: 'Bomba rurowa', en: 'Pipe Bomb' },
    text: {
      pl: 'Połóż 1 wybuchającą pułapkę na pustym polu wejścia tam, gdzie masz ocalałego.',
      en: 'Put 1 explosive trap on an empty entrance space where you have a survivor.',
    },
  },
  pistol: {
    name: { pl: 'Pistolet', en: 'Pistol' },
    text: {
      pl: 'Ten ocalały wykonuje 1 atak bez rzutu kością ryzyka.',
      en: 'This survivor makes 1 attack without an exposure roll.',
    },
  },
  policeStationBlueprints: {
    name: { pl: 'Plany komisariatu', en: 'Police Station Blueprints' },
    text: {
      pl: 'Przeszukując komisariat, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the police station, look at and keep 1 extra card.',
    },
  },
  pulseCannon: {
    name: { pl: 'Działo impulsowe', en: 'Pulse Cannon' },
    text: {
      pl: 'Przenieś 1 zwykłego zombie albo 1 innego ocalałego z tej lokacji do innej, w której jest dla niego wolne pole. To nie ruch; gracz kontrolujący tego ocalałego musi się zgodzić.',
      en: 'Put 1 ordinary zombie or 1 other survivor from this location at another location with a free space for it. This is not a move; that survivor’s controller must agree.',
    },
  },
  raxxonBlueprints: {
    name: { pl: 'Plany Raxxon', en: 'Raxxon Blueprints' },
    text: {
      pl: 'Przeszukując Raxxon, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching Raxxon, look at and keep 1 extra card.',
    },
  },
  readingLamp: {
    name: { pl: 'Lampka do czytania', en: 'Reading Lamp' },
    text: {
      pl: 'Jeden z twoich ocalałych wykonuje atak bez używania kości.',
      en: 'One of your survivors attacks without using a die.',
    },
  },
  redPill: {
    name: { pl: 'Czerwona pigułka', en: 'Red Pill' },
    text: {
      pl: 'Wybierz swojego ocalałego, rzuć kością i sprawdź wynik w tabeli czerwonej pigułki.',
      en: 'Choose one of your survivors, roll a die and follow the Red Pill table.',
    },
  },
  researchNotes: {
    name: { pl: 'Notatki badawcze', en: 'Research Notes' },
    text: {
      pl: 'Połóż na Raxxon kość z puli z wynikiem 6 (nie musisz mieć tam ocalałego) ALBO połóż 1 znacznik postępu na usprawnieniu.',
      en: 'Put a die from the supply on Raxxon, set to 6 (you need no survivor there), OR put 1 advancement token on an improvement.',
    },
  },
  roadFlares: {
    name: { pl: 'Flary drogowe', en: 'Road Flares' },
    text: {
      pl: 'Przenieś do 3 zwykłych zombie z jednej lokacji na puste pola wejść w innej ALBO zagraj przy ruchu ocalałego: ten ruch nie wymaga rzutu kością ryzyka.',
      en: 'Move up to 3 ordinary zombies from one location to empty entrance spaces at another, OR play when moving a survivor: that move needs no exposure roll.',
    },
  },
  rottenFlesh: {
    name: { pl: 'Gnijące mięso', en: 'Rotten Flesh' },
    text: { pl: 'Rozprzestrzeniające się ugryzienie omija tego ocalałego.', en: 'Spreading bites skip this survivor.' },
  },
  schoolBlueprints: {
    name: { pl: 'Plany szkoły', en: 'School Blueprints' },
    text: {
      pl: 'Przeszukując szkołę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the school, look at and keep 1 extra card.',
    },
  },
  sedatives: {
    name: { pl: 'Środki uspokajające', en: 'Sedatives' },
    text: { pl: 'Uspokój do 3 zbuntowanych darmozjadów.', en: 'Calm up to 3 unruly helpless survivors.' },
  },
  selfHelpBook: {
    name: { pl: 'Poradnik psychologiczny', en: 'Self-Help Book' },
    text: {
      pl: 'Usuń 1 rozpacz z tego ocalałego albo z innego w tej samej lokacji.',
      en: 'Remove 1 despair from this survivor or from another at the same location.',
    },
  },
  serum: {
    name: { pl: 'Serum', en: 'Serum' },
    text: {
      pl: 'Usuń wszystkie rany i odmrożenia ze swojego ocalałego lub z ocalałego, który jest w jednej lokacji z twoim.',
      en: 'Remove all wounds and frostbite from one of your survivors or from a survivor at the same location as one of yours.',
    },
  },
  shinyWatch: {
    name: { pl: 'Błyszczący zegarek', en: 'Shiny Watch' },
    text: {
      pl: 'Usuń 1 bandytę z lokacji, w której masz ocalałego, ALBO przerzuć do 2 swoich nieużytych kości.',
      en: 'Remove 1 bandit from a location where you have a survivor, OR reroll up to 2 of your unused dice.',
    },
  },
  shopClassManual: {
    name: { pl: 'Podręcznik do zajęć technicznych', en: 'Shop Class Manual' },
    text: {
      pl: 'Gdy ten ocalały barykaduje w kolonii, połóż też 1 znacznik postępu na usprawnieniu (bez modułu usprawnień: jeszcze 1 barykadę).',
      en: 'When this survivor barricades in the colony, also put 1 advancement token on an improvement (without the improvement module: 1 extra barricade).',
    },
  },
  shotgun: {
    name: { pl: 'Strzelba', en: 'Shotgun' },
    text: {
      pl: 'Atak zabija do 2 zombie bez rzutu kością ryzyka; połóż tu 1 znacznik hałasu, jeśli to możliwe.',
      en: 'An attack kills up to 2 zombies without an exposure roll; put 1 noise token here if able.',
    },
  },
  sniperRifle: {
    name: { pl: 'Karabin snajperski', en: 'Sniper Rifle' },
    text: {
      pl: 'Zabij 1 zwykłego zombie w dowolnej lokacji, bez kości i bez rzutu kością ryzyka; to nie jest atak.',
      en: 'Kill 1 ordinary zombie at any location, without a die and without an exposure roll; this is not an attack.',
    },
  },
  snowShoes: {
    name: { pl: 'Rakiety śnieżne', en: 'Snow Shoes' },
    text: {
      pl: 'Zamiast odmrożenia ten ocalały otrzymuje zwykłą ranę.',
      en: 'This survivor gets an ordinary wound instead of frostbite.',
    },
  },
  sportsPads: {
    name: { pl: 'Ochraniacze', en: 'Sports Pads' },
    text: {
      pl: 'Gdy na kości ryzyka wypadnie rana dla tego ocalałego, możesz potraktować ją jak pustą ściankę.',
      en: 'When the exposure die shows a wound for this survivor, you may treat it as blank.',
    },
  },
  stunBaton: {
    name: { pl: 'Pałka elektryczna', en: 'Stun Baton' },
    text: {
      pl: 'Zaatakuj, używając kości z dowolnym wynikiem; ten atak nie wymaga rzutu kością ryzyka.',
      en: 'Attack with a die of any value; that attack needs no exposure roll.',
    },
  },
  survivorsCookbook: {
    name: { pl: 'Książka kucharska ocalałego', en: "Survivor's Cookbook" },
    text: { pl: 'W kolonii: +1 żywność.', en: 'In the colony: +1 food.' },
  },
  switchblade: {
    name: { pl: 'Nóż sprężynowy', en: 'Switchblade' },
    text: { pl: 'Zaatakuj, używając kości z dowolnym wynikiem.', en: 'Attack with a die of any value.' },
  },
  walkieTalkie: {
    name: { pl: 'Krótkofalówka', en: 'Walkie Talkie' },
    text: {
      pl: 'Obniż o 1 wynik nieużytej kości innego gracza (nie poniżej 1), aby podnieść o 1 wynik jednej swojej (najwyżej do 6).',
      en: 'Lower another player’s unused die by 1 (not below 1) to raise one of yours by 1 (to 6 at most).',
    },
  },
  whitePill: {
    name: { pl: 'Biała pigułka', en: 'White Pill' },
    text: {
      pl: 'Wybierz swojego ocalałego, rzuć kością i sprawdź wynik w tabeli białej pigułki.',
      en: 'Choose one of your survivors, roll a die and follow the White Pill table.',
    },
  },
  workGloves: {
    name: { pl: 'Rękawice robocze', en: 'Work Gloves' },
    text: {
      pl: 'Wykonaj 1 akcję barykadowania bez używania kości.',
      en: 'Take 1 barricade action without using a die.',
    },
  },
  wrench: {
    name: { pl: 'Klucz francuski', en: 'Wrench' },
    text: { pl: 'Zaatakuj, używając kości z dowolnym wynikiem.', en: 'Attack with a die of any value.' },
  },
  hammer: {
    name: { pl: 'Młotek', en: 'Hammer' },
    text: { pl: 'Jedna akcja barykadowania stawia 2 barykady.', en: 'A barricade action builds 2 barricades.' },
  },
  mop: {
    name: { pl: 'Mop', en: 'Mop' },
    text: {
      pl: 'Czyszczenie odpadów usuwa 5 kart zamiast 3.',
      en: 'A clean-waste action removes 5 cards instead of 3.',
    },
  },
  padLock: {
    name: { pl: 'Kłódka', en: 'Pad Lock' },
    text: {
      pl: 'Połóż do 2 barykad tam, gdzie masz ocalałego, bez używania kości.',
      en: 'Put up to 2 barricades where you have a survivor, without using a die.',
    },
  },
  scissors: {
    name: { pl: 'Nożyczki', en: 'Scissors' },
    text: {
      pl: 'Zabij 1 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka.',
      en: 'Kill 1 zombie where you have a survivor, without an exposure roll.',
    },
  },
  junk: {
    name: { pl: 'Złom', en: 'Junk' },
    text: { pl: 'Przerzuć 1 swoją nieużytą kość.', en: 'Reroll 1 of your unused dice.' },
  },
  aJourneyInJazzercise: {
    name: { pl: 'Podróż w świat jazzercise', en: 'A Journey in Jazzercise' },
    text: { pl: 'Przerzuć 1 swoją nieużytą kość.', en: 'Reroll 1 of your unused dice.' },
  },
};
