/** The words of the campaign: achievements, keywords, counters, tokens, endings. */
import type { AchievementId, EndingId, KeywordId, TokenId } from '../../content/ids.ts';
import type { Counter } from '../../content/operations.ts';
import type { Both } from '../both.ts';

export const ACHIEVEMENT_TEXTS: Readonly<Record<AchievementId, { readonly name: Both; readonly meaning: Both }>> = {
  badge: {
    name: { pl: 'Odznaka', en: 'Badge' },
    meaning: { pl: 'Przysięga umierającego agenta.', en: "A dying agent's oath." },
  },
  samaritan: {
    name: { pl: 'Samarytanin', en: 'Samaritan' },
    meaning: { pl: 'Ludzie, których uratowaliście, pamiętają.', en: 'The people you saved remember you.' },
  },
  escort: {
    name: { pl: 'Eskorta', en: 'Escort' },
    meaning: { pl: 'Uzbrojeni cywile idą z wami.', en: 'Armed civilians go with you.' },
  },
  openChannel: {
    name: { pl: 'Nasłuch', en: 'Open Channel' },
    meaning: { pl: 'Ktoś na zewnątrz zna wasz głos.', en: 'Someone outside knows your voice.' },
  },
  silentNight: {
    name: { pl: 'Cicha noc', en: 'Silent Night' },
    meaning: { pl: 'Reflektor zgasł bez dźwięku.', en: 'The searchlight went out without a sound.' },
  },
  praetorian: {
    name: { pl: 'Pretorianin', en: 'Praetorian' },
    meaning: { pl: 'Przejęliście obowiązek straży.', en: 'You took over the duty of the guard.' },
  },
  mole: {
    name: { pl: 'Kret', en: 'Mole' },
    meaning: { pl: 'Znacie tunele służbowe.', en: 'You know the service tunnels.' },
  },
  letThereBeLight: {
    name: { pl: 'Niech się stanie światłość', en: 'Let there be light' },
    meaning: { pl: 'Dom jest oświetlony.', en: 'The house is lit.' },
  },
  taylorWithUs: {
    name: { pl: 'Taylor po naszej stronie', en: 'Taylor With Us' },
    meaning: { pl: 'Taylor idzie z wami.', en: 'Taylor comes with you.' },
  },
  breath: {
    name: { pl: 'Oddech', en: 'Breath' },
    meaning: { pl: 'Bunkier znów oddycha.', en: 'The bunker breathes again.' },
  },
  express: {
    name: { pl: 'Ekspres', en: 'Express' },
    meaning: { pl: 'Cały prąd poszedł na windę.', en: 'All power goes to the lift.' },
  },
  presidentsVoice: {
    name: { pl: 'Głos prezydenta', en: "President's Voice" },
    meaning: { pl: 'Prezydent idzie z wami.', en: 'The President comes with you.' },
  },
  wilsonsHand: {
    name: { pl: 'Ręka Wilsona', en: "Wilson's Hand" },
    meaning: { pl: 'Słuchacie Wilsona.', en: 'You obey Wilson.' },
  },
  briefcase: {
    name: { pl: 'Walizka', en: 'The Briefcase' },
    meaning: { pl: 'Niesiecie teczkę z kodami.', en: 'You carry the launch case.' },
  },
};

/** Keywords are written in capitals, as on the cards. (V368) */
export const KEYWORD_NAMES: Readonly<Record<KeywordId, Both>> = {
  bus: { pl: 'AUTOBUS', en: 'BUS' },
  medicine: { pl: 'LEKI', en: 'MEDICINE' },
  food: { pl: 'JEDZENIE', en: 'FOOD' },
  radio: { pl: 'RADIO', en: 'RADIO' },
  wayOut: { pl: 'DROGA UCIECZKI', en: 'WAY OUT' },
  hotelKeys: { pl: 'KLUCZE HOTELOWE', en: 'HOTEL KEYS' },
  cityMap: { pl: 'MAPA MIASTA', en: 'CITY MAP' },
  keys: { pl: 'KLUCZYKI', en: 'KEYS' },
  dogTags: { pl: 'NIEŚMIERTELNIKI', en: 'DOG TAGS' },
  tools: { pl: 'NARZĘDZIA', en: 'TOOLS' },
  accessCard: { pl: 'KARTA DOSTĘPU', en: 'ACCESS CARD' },
  floorPlan: { pl: 'PLAN PIĘTRA', en: 'FLOOR PLAN' },
  code: { pl: 'KOD', en: 'CODE' },
  bodyguards: { pl: 'OCHRONIARZE', en: 'BODYGUARDS' },
  bunkerAccessCard: { pl: 'KARTA DOSTĘPU DO BUNKRA', en: 'BUNKER ACCESS CARD' },
  wiringPlan: { pl: 'PLAN INSTALACJI', en: 'WIRING PLAN' },
  liftKey: { pl: 'KLUCZ WINDY', en: 'LIFT KEY' },
  fuse: { pl: 'BEZPIECZNIK', en: 'FUSE' },
  helicopter: { pl: 'ŚMIGŁOWIEC', en: 'HELICOPTER' },
  detonator: { pl: 'DETONATOR', en: 'DETONATOR' },
  strikeCancelled: { pl: 'UDERZENIE ODWOŁANE', en: 'STRIKE CANCELLED' },
  fuel: { pl: 'PALIWO', en: 'FUEL' },
  flare: { pl: 'RAKIETA', en: 'FLARE' },
  driver: { pl: 'KIEROWCA', en: 'DRIVER' },
  blueKey: { pl: 'NIEBIESKI KLUCZ', en: 'BLUE KEY' },
  greenKey: { pl: 'ZIELONY KLUCZ', en: 'GREEN KEY' },
};

export const COUNTER_NAMES: Readonly<Record<Counter, Both>> = {
  rescued: { pl: 'URATOWANI', en: 'RESCUED' },
  clues: { pl: 'WSKAZÓWKI', en: 'CLUES' },
};

export const TOKEN_TEXTS: Readonly<Record<TokenId, { readonly name: Both; readonly text: Both }>> = {
  medicine: {
    name: { pl: 'Leki', en: 'Medicine' },
    text: {
      pl: 'Raz, w dowolnej chwili: jeden Ocalały leczy wszystkie rany.',
      en: 'Once, at any time: one survivor heals all wounds.',
    },
  },
  dogTags: {
    name: { pl: 'Nieśmiertelniki', en: 'Dog Tags' },
    text: {
      pl: 'Zajmują miejsce w Plecaku. Jeśli niosący je ucieknie, drużyna zapisuje NIEŚMIERTELNIKI.',
      en: 'They fill a backpack slot. If their holder escapes, the team notes DOG TAGS.',
    },
  },
  gunNest: {
    name: { pl: 'Gniazdo karabinu', en: 'Gun Nest' },
    text: {
      pl: 'W {11V.se} Ataki Dystansowe tego Ocalałego mają o 1 kość więcej.',
      en: 'In {11V.se} the ranged actions of this survivor roll 1 more die.',
    },
  },
  slugs: {
    name: { pl: 'Grube pociski', en: 'Slugs' },
    text: {
      pl: '+1 Obrażenie w każdej Akcji Walki przeciw Abominacjom. Można je oddać w Wymianie.',
      en: '+1 Damage in every combat action against Abominations. They may be traded.',
    },
  },
  sabre: {
    name: { pl: 'Szabla paradna', en: 'Parade Sabre' },
    text: {
      pl: 'Raz na Turę jeden Atak Wręcz ma Obrażenia 3; Uszkodzenie w nim odrzuca szablę. Można ją oddać w Wymianie.',
      en: 'Once a turn one melee action has Damage 3; a Break in it discards the sabre. It may be traded.',
    },
  },
  guards: {
    name: { pl: 'Straż', en: 'The Guards' },
    text: {
      pl: 'Dwa razy, przed Fazą Zombie: usuńcie wszystkie Szwendacze i Biegacze z jednej Strefy w Zasięgu 2 od {11R.k2}.',
      en: 'Twice, before a zombie phase: remove every Walker and Runner from one zone within range 2 of {11R.k2}.',
    },
  },
  briefcase: {
    name: { pl: 'Teczka', en: 'The Briefcase' },
    text: { pl: 'Zajmuje miejsce w Plecaku.', en: 'It fills a backpack slot.' },
  },
};

export const ENDING_TEXTS: Readonly<Record<EndingId, { readonly title: Both; readonly text: Both }>> = {
  flightAtDawn: {
    title: { pl: 'Lot o świcie', en: 'Flight at Dawn' },
    text: {
      pl: 'Prezydent odwołuje rozkaz z pokładu maszyny. Miasto zostaje zainfekowane, ale zostaje.',
      en: 'The President recalls the order from the air. The city stays infected, but it stays.',
    },
  },
  coldOrder: {
    title: { pl: 'Zimny rozkaz', en: 'Cold Order' },
    text: {
      pl: 'Wilson liczy miejsca i nie liczy ludzi. O świcie za wami wstaje drugie słońce.',
      en: 'Wilson counts seats and not people. At dawn a second sun rises behind you.',
    },
  },
  lastFlight: {
    title: { pl: 'Ostatni lot', en: 'Last Flight' },
    text: {
      pl: 'Pilot nie pyta o nazwiska. Pod wami gaśnie ulica po ulicy.',
      en: 'The pilot asks for no names. Street by street goes dark beneath you.',
    },
  },
  theLastRun: {
    title: { pl: 'Ostatni kurs', en: 'The Last Run' },
    text: {
      pl: 'Autobus zabiera każdego, kto ma jeszcze imię. Z tyłu ktoś śpiewa.',
      en: 'The bus takes everyone who still has a name. Somebody is singing at the back.',
    },
  },
  underTheCity: {
    title: { pl: 'Pod miastem', en: 'Under the City' },
    text: {
      pl: 'Tunel kończy się na stacji bez nazwy. Nikt za wami nie idzie, bo nikt nie zna drogi.',
      en: 'The tunnel ends at a station with no name. Nobody follows, for nobody knows the way.',
    },
  },
  onFootIntoTheDark: {
    title: { pl: 'Pieszo w ciemność', en: 'On Foot Into the Dark' },
    text: {
      pl: 'Idziecie środkiem ulicy, bo boki należą do nich. Świt zastaje was za mostem.',
      en: 'You walk down the middle of the street, for the sides belong to them. Dawn finds you beyond the bridge.',
    },
  },
};

/** The lines of the epilogue, by their id in `content/campaign.ts`. */
export const EPILOGUE_LINES: Readonly<Record<string, Both>> = {
  strikeCancelled: { pl: 'Uderzenie odwołano.', en: 'The strike was called off.' },
  samaritan: { pl: 'Ludzie z bistro opowiadają waszą historię.', en: 'The people of the bistro tell your story.' },
  taylor: { pl: 'Taylor prowadzi odtąd waszą kronikę.', en: 'From now on Taylor keeps your chronicle.' },
  dogTags: { pl: 'Dwanaście blaszek trafia do dwunastu domów.', en: 'Twelve tags reach twelve homes.' },
};

/** Keywords of packs have their names with their mission; where these are not at hand, the word itself is told. */
export function keywordText(id: string): Both {
  return (KEYWORD_NAMES as Readonly<Record<string, Both>>)[id] ?? { pl: id.toUpperCase(), en: id.toUpperCase() };
}
