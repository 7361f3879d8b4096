/** DEFCON 2: Quick Pace: the words of mission M9. What it does is in `content/missions/m9.ts`. */
import type { MissionText } from './text.ts';

export const M9_TEXT: MissionText = {
  title: { pl: 'DEFCON 2: Szybkie tempo', en: 'DEFCON 2: Quick Pace' },
  briefing: {
    pl: 'Światła znów świecą, więc wszyscy to widzą. Macie jedno popołudnie na pięćdziesiąt osób.',
    en: 'The lights are on again, so everyone sees them. You have one afternoon for fifty people.',
  },
  victory: { pl: 'Karta #13, a po niej pięć pozostałych, odkryte.', en: 'Card #13 and then the other five revealed.' },
  rules: [
    {
      pl: 'Karta #13 jako pierwsza. Zasada domowa: po niej trzeba odkryć pięć pozostałych kart; to prowadzenie ludzi na zewnątrz.',
      en: 'Card #13 first. House rule: after it the other five cards must be revealed; that is leading the people out.',
    },
    {
      pl: 'Zasada domowa: śmierć Towarzysza nie przegrywa Misji, ale odbiera drużynie jego Osiągnięcie.',
      en: 'House rule: a companion’s death does not lose the mission, but the team loses the achievement of that companion.',
    },
  ],
  goals: {
    bunkerOpen: { pl: 'Dojdźcie do bunkra i odkryjcie kartę 13', en: 'Reach the bunker and reveal card 13' },
    leadThemOut: {
      pl: 'Wyprowadźcie ludzi: odkryjcie pozostałe karty',
      en: 'Lead the people out: reveal the other cards',
    },
  },
  cards: {
    'M9-13': {
      title: { pl: 'Wrota bunkra', en: 'The Bunker Gate' },
      story: {
        pl: 'Pięćdziesiąt osób mruży oczy. Prezydent milczy, mówi tylko Wilson.',
        en: 'Fifty people squint at the light. The President is silent; only Wilson talks.',
      },
      options: {
        president: { pl: 'Zabierzcie prezydenta', en: 'Take the President' },
        wilson: { pl: 'Zaufajcie Wilsonowi', en: 'Trust Wilson' },
      },
    },
    'M9-10': {
      title: { pl: 'Pierwsza grupa', en: 'First Group' },
      story: {
        pl: 'Dwadzieścia osób idzie gęsiego za waszym światłem. Nikt nie puszcza dłoni poprzednika.',
        en: 'Twenty people walk in line behind your light. Nobody lets go of the hand in front.',
      },
    },
    'M9-11': {
      title: { pl: 'Broń dla straży', en: 'Arms for the Guards' },
      story: {
        pl: 'Dwóch agentów z bunkra chce znowu stanąć na posterunku. Potrzebują czegoś więcej niż odwagi.',
        en: 'Two agents from the bunker want to stand post again. They need more than courage.',
      },
      options: {
        give: { pl: 'Oddajcie im jedną broń', en: 'Give them one weapon' },
        keep: { pl: 'Zbierzcie broń dla siebie', en: 'Collect the weapons' },
      },
    },
    'M9-12': {
      title: { pl: 'Walizka', en: 'The Briefcase' },
      story: {
        pl: 'Czarna teczka leży na środku stołu, przypięta do czyjejś ręki. Ręka jest sama.',
        en: 'A black case lies in the middle of the table, chained to a hand. The hand is alone.',
      },
      options: {
        take: { pl: 'Zabierzcie teczkę', en: 'Take the case' },
        break: { pl: 'Zniszczcie ją', en: 'Destroy it' },
      },
    },
    'M9-14': {
      title: { pl: 'Ostatnia antena', en: 'The Last Aerial' },
      story: {
        pl: 'Z dachu spadł maszt, ale kabel jeszcze żyje. Ktoś na drugim końcu pyta o hasło.',
        en: 'The mast fell off the roof but the cable is alive. Someone at the far end asks for a password.',
      },
      options: {
        try: { pl: 'Nadawajcie mimo wszystko', en: 'Transmit anyway' },
        drop: { pl: 'Odłóżcie słuchawkę', en: 'Hang up' },
      },
    },
    'M9-15': {
      title: { pl: 'Ładunki w ścianach', en: 'Charges in the Walls' },
      story: {
        pl: 'Dom zaminowano na wypadek przegranej. Zegar już tyka, a Wilson udaje zdziwienie.',
        en: 'The house was mined in case it was lost. The timer runs already, and Wilson feigns surprise.',
      },
    },
  },
};
