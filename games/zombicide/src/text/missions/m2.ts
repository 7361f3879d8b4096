/** Help for Those in Need: the words of mission M2. What it does is in `content/missions/m2.ts`. */
import type { MissionText } from './text.ts';

export const M2_TEXT: MissionText = {
  title: { pl: 'Pomoc potrzebującym', en: 'Help for Those in Need' },
  briefing: {
    pl: 'Tłum idzie na huk przy Białym Domu. Kto został w domach, liczy na was.',
    en: 'The crowd follows the noise at the White House. Those left indoors count on you.',
  },
  victory: {
    pl: 'Wszystkie karty Celów odkryte. URATOWANI 12+: Osiągnięcie Samarytanin.',
    en: 'All objective cards revealed. RESCUED 12+: achievement Samaritan.',
  },
  rules: [
    {
      pl: 'Zombie, które zaczyna krok Ruchu w Strefie {2R.s5}, trafia do Startowej Strefy Namnażania i kończy Ruch.',
      en: 'A zombie that begins its move step in zone {2R.s5} goes to the starting spawn zone and its move ends.',
    },
  ],
  goals: {
    allCards: { pl: 'Odkryjcie wszystkie karty Celów', en: 'Reveal all objective cards' },
  },
  cards: {
    'M2-01': {
      title: { pl: 'Klasa bez dzwonka', en: 'Class Without a Bell' },
      story: {
        pl: 'Nauczycielka ustawiła uczniów parami. Czeka tylko na kogoś, kto otworzy drogę.',
        en: 'A teacher has lined the pupils up in pairs. She only waits for someone to clear the way.',
      },
    },
    'M2-02': {
      title: { pl: 'Magazyn apteki', en: 'Pharmacy Store' },
      story: {
        pl: 'Farmaceuta oddaje leki, jeśli ktoś zaniesie je dalej. Kaszle za każdym słowem.',
        en: 'The pharmacist gives up his medicine if someone carries it on. He coughs at every word.',
      },
      options: {
        share: { pl: 'Rozdaj leki ludziom', en: 'Hand the medicine out' },
        keep: { pl: 'Zachowajcie leki', en: 'Keep the medicine' },
      },
    },
    'M2-04': {
      title: { pl: 'Głosy za ścianą', en: 'Voices Behind the Wall' },
      story: {
        pl: 'Dwie grupy wołają jednocześnie. Zdążycie tylko do jednej.',
        en: 'Two groups shout at once. You can reach only one in time.',
      },
      options: {
        many: { pl: 'Do większej grupy', en: 'To the larger group' },
        few: { pl: 'Do bliższej grupy', en: 'To the nearer group' },
      },
    },
    'M2-06': {
      title: { pl: 'Sklep z bronią pana Hicksa', en: 'Hicks Guns' },
      story: {
        pl: 'Właściciel chce sprzedać, choć pieniądze nic już nie znaczą. Zadowoli się słowem.',
        en: 'The owner wants to sell, though money means nothing now. He settles for a promise.',
      },
      options: {
        arm: { pl: 'Uzbrójcie cywilów', en: 'Arm the civilians' },
        take: { pl: 'Weźcie broń dla siebie', en: 'Take the guns yourselves' },
      },
    },
    'M2-07': {
      title: { pl: 'Piętro z ogródkiem', en: 'The Roof Garden' },
      story: {
        pl: 'Ktoś wywiesił prześcieradło z napisem POMOCY. Pod spodem zebrał się tłum, ale nie ludzi.',
        en: 'Someone hung out a sheet that says HELP. A crowd gathered below, but not of people.',
      },
    },
    'M2-08': {
      title: { pl: 'Syrena na żywo', en: 'Live Siren' },
      story: {
        pl: 'Strażak wie, jak uciszyć syrenę albo puścić ją gdzie indziej. Wybór należy do was.',
        en: 'A firefighter can silence the siren or send it elsewhere. The choice is yours.',
      },
      options: {
        silence: { pl: 'Uciszcie syrenę', en: 'Silence the siren' },
        lure: { pl: 'Puśćcie ją przy wyjeździe', en: 'Move it to the way out' },
      },
    },
  },
};
