/** Seekers of the Access Card: the words of mission M7. What it does is in `content/missions/m7.ts`. */
import type { MissionText } from './text.ts';

export const M7_TEXT: MissionText = {
  title: { pl: 'Poszukiwacze karty dostępu', en: 'Seekers of the Access Card' },
  briefing: {
    pl: 'Czwarta rano, Gabinet Owalny. Kartę nosi ktoś, kto już nie jest człowiekiem.',
    en: 'Four in the morning, the Oval Office. The card is worn by someone no longer human.',
  },
  victory: {
    pl: 'Zdobyta KARTA DOSTĘPU DO BUNKRA (Notatka #3, bez Mołotowa).',
    en: 'BUNKER ACCESS CARD obtained (note #3, no Molotov).',
  },
  rules: [
    {
      pl: 'Pretorianin: na widok każdej nowej Abominacji czyta się kolejną Notatkę, tak jak po zabiciu bez Mołotowa (część „na widok”).',
      en: 'Praetorian: the next note is read at the first sight of each new Abomination as well as after a kill without Molotov (its sight part).',
    },
    {
      pl: 'Kret: niebieskie i zielone drzwi otwarte od początku, Strefy {15V.x1} i {13V.x1} łączy tunel tylko dla Ocalałych.',
      en: 'Mole: blue and green doors open from the start; a tunnel for survivors only joins zones {15V.x1} and {13V.x1}.',
    },
    {
      pl: 'Niech się stanie światłość: zielona Strefa {14V.g} działa od początku. Zasada domowa: okna Gabinetu są wybite, więc Strefa {14V.g} łączy się ze Strefą {14V.o}. Bez Osiągnięcia ogród nie jest w grze.',
      en: 'Let there be light: the green zone {14V.g} works from the start. House rule: the office windows are smashed, joining zones {14V.g} and {14V.o}. Without it the garden is out of play.',
    },
    {
      pl: 'Zasada domowa: karty stawiają Abominacje obok już obecnych. Abominacja zabita Mołotowem wraca na spód talii i nie czyta się Notatki; gdy na planszy nie ma żadnej, a są jeszcze Notatki, na początku Fazy Zombie postawcie jedną w Startowej Strefie Namnażania (tylko po odkryciu wszystkich kart).',
      en: 'House rule: cards add Abominations beside those present. One killed by a Molotov goes under its deck and no note is read; if none is on the board and notes remain, then at the start of the zombie phase place one in the starting spawn zone (only once all cards are revealed).',
    },
    {
      pl: 'Zasada domowa: jeśli niosący kartę zginie od Mołotowa, znak „niosący” przechodzi na następną Abominację.',
      en: 'House rule: if the carrier dies by Molotov the carrier mark passes to the next Abomination placed.',
    },
    {
      pl: 'Zasada domowa: śmierć Towarzysza nie przegrywa Misji, ale odbiera drużynie jego Osiągnięcie.',
      en: 'House rule: a companion’s death does not lose the mission, but the team loses the achievement of that companion.',
    },
  ],
  goals: {
    bunkerAccessCard: { pl: 'Zdobądźcie KARTĘ DOSTĘPU DO BUNKRA', en: 'Get the BUNKER ACCESS CARD' },
  },
  cards: {
    'M7-10': {
      title: { pl: 'Pierwszy przy stole', en: 'First at the Table' },
      story: {
        pl: 'Coś ogromnego siedzi u szczytu stołu. Krawat wciąż ma zawiązany.',
        en: 'Something huge sits at the head of the table. Its tie is still knotted.',
      },
    },
    'M7-11': {
      title: { pl: 'Zapasowa szafka', en: 'Spare Locker' },
      story: {
        pl: 'Strażnicy trzymali tu coś na własnych kolegów. Pociski są grube jak palce.',
        en: 'The guards kept something here for their own colleagues. The slugs are as thick as fingers.',
      },
    },
    'M7-12': {
      title: { pl: 'Drugi przy oknie', en: 'Second at the Window' },
      story: {
        pl: 'Wielki cień patrzy na trawnik, jakby czekał na samochód. Odwraca się powoli.',
        en: 'A great shadow watches the lawn as if waiting for a car. It turns slowly.',
      },
    },
    'M7-13': {
      title: { pl: 'Grafik ochrony', en: 'Protection Roster' },
      story: {
        pl: 'Lista zmian zdradza, kto chodził najbliżej prezydenta. Nazwisko podkreślono trzy razy.',
        en: 'The duty list tells who walked closest to the President. One name is underlined three times.',
      },
    },
    'M7-14': {
      title: { pl: 'Gablota', en: 'The Display Case' },
      story: {
        pl: 'Szabla paradna nie jest ostra, ale jest ciężka. Komuś się przyda.',
        en: 'The parade sabre is not sharp, but it is heavy. Someone will find a use for it.',
      },
    },
    'M7-15': {
      title: { pl: 'Trzeci za drzwiami', en: 'Third Behind the Door' },
      story: {
        pl: 'Drzwi otwiera ktoś, kto całe życie otwierał je innym. Tym razem nie ustępuje.',
        en: 'The door is opened by one who opened doors for others all his life. This time he does not step aside.',
      },
    },
    'M7-N1': {
      title: { pl: 'Pusta szyja', en: 'Bare Neck' },
      story: {
        pl: 'Pod kołnierzem jest tylko krzyżyk. To nie ten.',
        en: 'There is only a small cross under the collar. Not this one.',
      },
    },
    'M7-N2': {
      title: { pl: 'Zerwany łańcuszek', en: 'Broken Chain' },
      story: {
        pl: 'Karta tu wisiała, ale ktoś ją zerwał. Ślad prowadzi do większego.',
        en: 'The card hung here, but someone tore it off. The trail leads to a bigger one.',
      },
    },
    'M7-N3': {
      title: { pl: 'Karta na szyi', en: 'The Card Round the Neck' },
      story: {
        pl: 'Plastik jest pęknięty, lecz zdjęcie czytelne. Ten ktoś otwierał wszystkie drzwi.',
        en: 'The plastic is cracked but the photo is clear. This one opened every door.',
      },
    },
  },
};
