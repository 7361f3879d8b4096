/** Item cards: names and texts. What they do is in `content/`, under the same id. */
import type { ItemId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const ITEMS_TEXTS: Readonly<Record<ItemId, CardText>> = {
  oneTwoThreeBarricades: {
    name: { pl: 'Barykady na raz, dwa, trzy', en: '1, 2, 3 Barricades' },
    text: { pl: 'W kolonii połóż 1 barykadę bez kości.', en: 'at the colony, build a barricade without a die.' },
  },
  adrenalineShot: {
    name: { pl: 'Zastrzyk adrenaliny', en: 'Adrenaline Shot' },
    text: {
      pl: 'Ustaw dowolny wynik na 1 swojej nieużytej kości.',
      en: 'Set one of your unused dice to any value.',
    },
  },
  assaultRifle: {
    name: { pl: 'Karabin szturmowy', en: 'Assault Rifle' },
    text: {
      pl: 'Atak zabija do 3 zombie w tej lokacji, w sumie 1 rzut kością ryzyka; połóż tu 2 hałasy, jeśli to możliwe.',
      en: 'An attack kills up to 3 zombies here, one exposure roll in all; put 2 noise here if able.',
    },
  },
  baseballBat: {
    name: { pl: 'Kij bejsbolowy', en: 'Baseball Bat' },
    text: {
      pl: 'Atak zabija 2 zombie (2 rzuty kością ryzyka).',
      en: 'an attack kills 2 zombies (two exposure rolls).',
    },
  },
  beginnersMartialArts: {
    name: { pl: 'Sztuki walki dla początkujących', en: "Beginner's Martial Arts" },
    text: {
      pl: 'Za 1 atak tego ocalałego nie rzucaj kością ryzyka.',
      en: 'no exposure for an attack by this survivor.',
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
      en: 'Remove 1 despair from one of your survivors, OR turn 1 unruly helpless back.',
    },
  },
  engineeringHandbook: {
    name: { pl: 'Podręcznik inżyniera', en: 'Engineering Handbook' },
    text: {
      pl: 'Połóż 2 znaczniki postępu na usprawnieniach ALBO połóż 2 barykady w kolonii.',
      en: 'Put 2 advancement tokens on improvements, OR put 2 barricades at the colony.',
    },
  },
  flameProjector: {
    name: { pl: 'Miotacz ognia', en: 'Flame Projector' },
    text: {
      pl: 'Atakując, zagraj też 1 kartę paliwa bez jej efektu: zabij do 4 zombie w tej lokacji zamiast 1, bez rzutu kością ryzyka.',
      en: 'When attacking, also play 1 fuel card without its effect: kill up to 4 zombies here instead of 1, no exposure.',
    },
  },
  flashlight: {
    name: { pl: 'Latarka', en: 'Flashlight' },
    text: {
      pl: '1 znacznik hałasu pozwala obejrzeć 3 karty zamiast 1.',
      en: 'one noise token lets you look at 3 cards instead of 1.',
    },
  },
  food1: {
    name: { pl: 'Żywność 1', en: 'Food 1' },
    text: { pl: '+1 żywność.', en: '+1 food.' },
  },
  food1OrTrade: {
    name: { pl: 'Żywność 1 albo wymiana', en: 'Food 1 or Trade' },
    text: {
      pl: '+1 żywność ALBO usuń 1 bandytę z lokacji, w której jest twój ocalały.',
      en: '+1 food, OR remove 1 bandit sharing a location with one of your survivors.',
    },
  },
  food2: {
    name: { pl: 'Żywność 2', en: 'Food 2' },
    text: { pl: '+2 żywności.', en: '+2 food.' },
  },
  food3: {
    name: { pl: 'Żywność 3', en: 'Food 3' },
    text: { pl: '+3 żywności.', en: '+3 food.' },
  },
  fuel: {
    name: { pl: 'Paliwo', en: 'Fuel' },
    text: {
      pl: 'Zagraj przy ruchu ocalałego: ten ruch nie wymaga rzutu kością ryzyka.',
      en: 'Play when moving a survivor: no exposure for that move.',
    },
  },
  fuelOrFire: {
    name: { pl: 'Paliwo albo ogień', en: 'Fuel or Fire' },
    text: {
      pl: 'Zagraj przy ruchu ocalałego: ten ruch nie wymaga rzutu kością ryzyka ALBO zabij 1 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka.',
      en: 'Play when moving a survivor: no exposure roll for that move, OR kill 1 zombie where you have a survivor, no exposure.',
    },
  },
  gasStationBlueprints: {
    name: { pl: 'Plany stacji paliw', en: 'Gas Station Blueprints' },
    text: {
      pl: 'Przeszukując stację paliw, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the gas station look at and keep 1 extra card.',
    },
  },
  groceryStoreBlueprints: {
    name: { pl: 'Plany sklepu spożywczego', en: 'Grocery Store Blueprints' },
    text: {
      pl: 'Przeszukując sklep spożywczy, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the grocery store look at and keep 1 extra card.',
    },
  },
  guideToLeadership: {
    name: { pl: 'Poradnik przywódcy', en: 'Guide to Leadership' },
    text: { pl: 'Podnieś o 1 jedną swoją nieużytą kość.', en: 'raise one of your unused dice by 1.' },
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
      en: 'When searching the hospital look at and keep 1 extra card.',
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
      pl: 'Ustaw dowolny wynik na 1 swojej nieużytej kości ALBO zmień na dowolny wynik 1 kości leżącej na Raxxon.',
      en: 'Set one of your unused dice to any value, OR change one die lying on Raxxon to any value.',
    },
  },
  libraryBlueprints: {
    name: { pl: 'Plany biblioteki', en: 'Library Blueprints' },
    text: {
      pl: 'Przeszukując bibliotekę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the library look at and keep 1 extra card.',
    },
  },
  lighter: {
    name: { pl: 'Zapalniczka', en: 'Lighter' },
    text: {
      pl: 'Atakując, zagraj też 1 kartę paliwa bez jej efektu: zabij do 4 zombie w tej lokacji zamiast 1, bez rzutu kością ryzyka.',
      en: 'When attacking, also play 1 fuel card without its effect: kill up to 4 zombies here instead of 1, no exposure.',
    },
  },
  medicine: {
    name: { pl: 'Lekarstwo', en: 'Medicine' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie ze swojego ocalałego lub z ocalałego w lokacji, w której masz ocalałego.',
      en: 'Remove 1 wound of any type from a survivor of yours, or one sharing a location with a survivor of yours.',
    },
  },
  medicineOrComfort: {
    name: { pl: 'Lekarstwo albo otucha', en: 'Medicine or Comfort' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie ze swojego ocalałego lub z ocalałego w jego lokacji ALBO uspokój do 2 zbuntowanych darmozjadów.',
      en: 'Remove 1 wound or frostbite from a survivor of yours or one sharing its location, OR turn up to 2 unruly helpless back.',
    },
  },
  megaphone: {
    name: { pl: 'Megafon', en: 'Megaphone' },
    text: {
      pl: 'Przenieś do 4 zombie z jednej lokacji do tej z twoim ocalałym (tylko puste pola).',
      en: 'Move up to 4 zombies from one location to one with your survivor (empty spaces only).',
    },
  },
  molotov: {
    name: { pl: 'Koktajl Mołotowa', en: 'Molotov' },
    text: {
      pl: 'Zabij do 2 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka; połóż tam 1 hałas, jeśli to możliwe.',
      en: 'Kill up to 2 zombies where you have a survivor, no exposure; put 1 noise there if able.',
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
    text: { pl: 'Co rundę rzucasz o 1 kość akcji więcej.', en: 'Roll 1 extra action die each round.' },
  },
  outsider1: {
    name: { pl: 'Obcy 1', en: 'Outsider 1' },
    text: { pl: 'Dobierz 1 ocalałego do swojej grupy.', en: 'Draw a survivor into your group.' },
  },
  outsider2: {
    name: { pl: 'Obcy 2', en: 'Outsider 2' },
    text: {
      pl: 'Dobierz 1 ocalałego; +1 darmozjad w kolonii.',
      en: 'Draw a survivor; +1 helpless at the colony.',
    },
  },
  outsider3: {
    name: { pl: 'Obcy 3', en: 'Outsider 3' },
    text: {
      pl: 'Dobierz 1 ocalałego; +2 darmozjady w kolonii.',
      en: 'Draw a survivor; +2 helpless at the colony.',
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
      pl: 'Za 1 atak tego ocalałego nie rzucaj kością ryzyka.',
      en: 'no exposure for an attack by this survivor.',
    },
  },
  policeStationBlueprints: {
    name: { pl: 'Plany komisariatu', en: 'Police Station Blueprints' },
    text: {
      pl: 'Przeszukując komisariat, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the police station look at and keep 1 extra card.',
    },
  },
  pulseCannon: {
    name: { pl: 'Działo impulsowe', en: 'Pulse Cannon' },
    text: {
      pl: 'Przenieś 1 zwykłego zombie albo 1 innego ocalałego z tej lokacji do innej, w której jest wolne pole (to nie ruch; właściciel ocalałego musi się zgodzić).',
      en: 'Put 1 ordinary zombie or 1 other survivor at this location at another location with a free space (not a move; owner of that survivor must agree).',
    },
  },
  raxxonBlueprints: {
    name: { pl: 'Plany Raxxon', en: 'Raxxon Blueprints' },
    text: {
      pl: 'Przeszukując Raxxon, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching Raxxon look at and keep 1 extra card.',
    },
  },
  readingLamp: {
    name: { pl: 'Lampka do czytania', en: 'Reading Lamp' },
    text: { pl: '1 twój ocalały atakuje bez kości.', en: 'One survivor of yours attacks without a die.' },
  },
  redPill: {
    name: { pl: 'Czerwona pigułka', en: 'Red Pill' },
    text: { pl: 'Tabela czerwonej pigułki.', en: 'Pill table Red.' },
  },
  researchNotes: {
    name: { pl: 'Notatki badawcze', en: 'Research Notes' },
    text: {
      pl: 'Połóż na Raxxon kość o wyniku 6 z puli (bez ocalałego na miejscu) ALBO połóż 1 znacznik postępu na usprawnieniu.',
      en: 'Put a die of value 6 from the supply on Raxxon (needs no survivor there), OR put 1 advancement token on an improvement.',
    },
  },
  roadFlares: {
    name: { pl: 'Flary drogowe', en: 'Road Flares' },
    text: {
      pl: 'Przenieś do 3 zombie z jednej lokacji na puste pola wejścia w innej ALBO zagraj przy ruchu: ten ruch nie wymaga rzutu kością ryzyka.',
      en: 'Move up to 3 zombies from one location to empty entrance spaces at another, OR play when moving: no exposure for that move.',
    },
  },
  rottenFlesh: {
    name: { pl: 'Gnijące mięso', en: 'Rotten Flesh' },
    text: {
      pl: 'Rozprzestrzeniające się ugryzienie omija tego ocalałego.',
      en: 'Spreading bites skip this survivor.',
    },
  },
  schoolBlueprints: {
    name: { pl: 'Plany szkoły', en: 'School Blueprints' },
    text: {
      pl: 'Przeszukując szkołę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the school look at and keep 1 extra card.',
    },
  },
  sedatives: {
    name: { pl: 'Środki uspokajające', en: 'Sedatives' },
    text: { pl: 'Uspokój do 3 zbuntowanych darmozjadów.', en: 'Turn up to 3 unruly helpless back.' },
  },
  selfHelpBook: {
    name: { pl: 'Poradnik psychologiczny', en: 'Self-Help Book' },
    text: {
      pl: 'Usuń 1 rozpacz z tego ocalałego lub innego w tej samej lokacji.',
      en: 'Remove 1 despair from this survivor or one at the same location.',
    },
  },
  serum: {
    name: { pl: 'Serum', en: 'Serum' },
    text: {
      pl: 'Usuń wszystkie rany i odmrożenia ze swojego ocalałego lub z ocalałego w jego lokacji.',
      en: 'Remove all wounds and frostbite from one of your survivors or one sharing its location.',
    },
  },
  shinyWatch: {
    name: { pl: 'Błyszczący zegarek', en: 'Shiny Watch' },
    text: {
      pl: 'Usuń 1 bandytę z lokacji, w której jest twój ocalały ALBO przerzuć do 2 swoich nieużytych kości.',
      en: 'Remove 1 bandit sharing a location with one of your survivors, OR reroll up to 2 of your unused dice.',
    },
  },
  shopClassManual: {
    name: { pl: 'Podręcznik do zajęć technicznych', en: 'Shop Class Manual' },
    text: {
      pl: 'Gdy ten ocalały barykaduje w kolonii, połóż też 1 znacznik postępu na usprawnieniu (bez tego modułu: 1 dodatkową barykadę).',
      en: 'When this survivor barricades in the colony, also put 1 advancement token on an improvement (without that module: 1 extra barricade).',
    },
  },
  shotgun: {
    name: { pl: 'Strzelba', en: 'Shotgun' },
    text: {
      pl: 'Atak zabija 2 zombie bez rzutu kością ryzyka; połóż tu 1 hałas, jeśli to możliwe.',
      en: 'an attack kills 2 zombies, no exposure; add 1 noise at the location if able.',
    },
  },
  sniperRifle: {
    name: { pl: 'Karabin snajperski', en: 'Sniper Rifle' },
    text: {
      pl: 'Zabij 1 zombie w dowolnej lokacji, bez kości i bez rzutu kością ryzyka; to nie atak.',
      en: 'kill 1 zombie at any location, no die, no exposure; not an attack.',
    },
  },
  snowShoes: {
    name: { pl: 'Rakiety śnieżne', en: 'Snow Shoes' },
    text: {
      pl: 'Odmrożenie tego ocalałego staje się zwykłą raną.',
      en: 'Frostbite on this survivor becomes an ordinary wound.',
    },
  },
  sportsPads: {
    name: { pl: 'Ochraniacze', en: 'Sports Pads' },
    text: {
      pl: 'Gdy kość ryzyka wskaże ranę tego ocalałego, potraktuj wynik jak pusty.',
      en: 'When the exposure die shows a wound for this survivor, treat it as blank.',
    },
  },
  stunBaton: {
    name: { pl: 'Pałka elektryczna', en: 'Stun Baton' },
    text: {
      pl: 'Atakuj kością o dowolnym wyniku; za ten atak nie rzucaj kością ryzyka.',
      en: 'Attack with any die value; no exposure roll for that attack.',
    },
  },
  survivorsCookbook: {
    name: { pl: 'Książka kucharska ocalałego', en: "Survivor's Cookbook" },
    text: { pl: 'W kolonii: +1 żywność.', en: 'at the colony, add 1 food.' },
  },
  switchblade: {
    name: { pl: 'Nóż sprężynowy', en: 'Switchblade' },
    text: { pl: 'Atakuj kością o dowolnym wyniku.', en: 'attack with any die value.' },
  },
  walkieTalkie: {
    name: { pl: 'Krótkofalówka', en: 'Walkie Talkie' },
    text: {
      pl: 'Obniż o 1 nieużytą kość innego gracza, aby podnieść o 1 swoją.',
      en: "Lower another player's unused die by 1 to raise one of yours by 1.",
    },
  },
  whitePill: {
    name: { pl: 'Biała pigułka', en: 'White Pill' },
    text: { pl: 'Tabela białej pigułki.', en: 'Pill table White.' },
  },
  workGloves: {
    name: { pl: 'Rękawice robocze', en: 'Work Gloves' },
    text: {
      pl: 'Wykonaj tu 1 akcję barykadowania bez kości.',
      en: 'Take one barricade action here without a die.',
    },
  },
  wrench: {
    name: { pl: 'Klucz francuski', en: 'Wrench' },
    text: { pl: 'Atakuj kością o dowolnym wyniku.', en: '1/round: attack with any die value.' },
  },
  hammer: {
    name: { pl: 'Młotek', en: 'Hammer' },
    text: {
      pl: 'Akcja barykadowania buduje tu 2 barykady.',
      en: '1/round: a barricade action builds 2 at this location.',
    },
  },
  mop: {
    name: { pl: 'Mop', en: 'Mop' },
    text: {
      pl: 'Czyszczenie odpadów usuwa 5 kart zamiast 3.',
      en: '1/round: clean waste removes 5 cards instead of 3.',
    },
  },
  padLock: {
    name: { pl: 'Kłódka', en: 'Pad Lock' },
    text: {
      pl: 'Połóż 2 barykady tam, gdzie masz ocalałego, bez kości.',
      en: 'Place 2 barricades where you have a survivor, no die.',
    },
  },
  scissors: {
    name: { pl: 'Nożyczki', en: 'Scissors' },
    text: {
      pl: 'Zabij 1 zombie tam, gdzie masz ocalałego, bez rzutu kością ryzyka.',
      en: 'Kill 1 zombie where you have a survivor, no exposure.',
    },
  },
  junk: {
    name: { pl: 'Złom', en: 'Junk' },
    text: { pl: 'Przerzuć 1 swoją nieużytą kość.', en: 'Reroll one of your unused dice.' },
  },
  aJourneyInJazzercise: {
    name: { pl: 'Podróż w głąb jazzercise', en: 'A Journey in Jazzercise' },
    text: { pl: 'Przerzuć 1 swoją nieużytą kość.', en: '1/round: reroll one of your unused dice.' },
  },
};
