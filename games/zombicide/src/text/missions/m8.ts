/** Is This Lift Going Down?: the words of mission M8. What it does is in `content/missions/m8.ts`. */
import type { MissionText } from './text.ts';

export const M8_TEXT: MissionText = {
  title: { pl: 'Czy ta winda jedzie w dół?', en: 'Is This Lift Going Down?' },
  briefing: {
    pl: 'Winda do bunkra nie ma prądu. Pod domem śpi generator i parę innych rzeczy.',
    en: 'The bunker lift has no power. A generator sleeps beneath the house, and so do other things.',
  },
  victory: { pl: 'Generator uruchomiony (Notatka #4 lub #5).', en: 'The generator runs (note #4 or #5).' },
  rules: [
    {
      pl: 'Drogi do piwnicy (12V): schody po odgruzowaniu (Strefy {14V.b}–{12V.a}), winda z kluczem ({13V.e}–{12V.h}), lina w szybie (rana), tunel Kreta ({15V.x1}–{12V.x1}). Zombie mogą iść schodami i windą, tunelem nie.',
      en: 'Ways to the basement (12V): the cleared stairs (zones {14V.b}–{12V.a}), the lift with its key ({13V.e}–{12V.h}), the cable (a wound), the Mole’s tunnel ({15V.x1}–{12V.x1}). Zombies use stairs and lift, not the tunnel.',
    },
    {
      pl: 'Pokój Ochrony (Strefa {11R.b}) i Centrum Dowodzenia ({11R.d}) odkrywają się po otwarciu ich drzwi, przed namnożeniem.',
      en: 'Security Room (zone {11R.b}) and Command Centre ({11R.d}) are revealed when a door to them opens, before zombies spawn.',
    },
    {
      pl: 'Kret: niebieskie i zielone drzwi otwiera się jak zwykle. To dwa końce jednego przejścia: otwarcie jednych otwiera oba. Bez Kreta są zamknięte na głucho.',
      en: 'Mole: the blue and green doors open in the usual way. They are the two ends of one passage: opening one opens both. Without Mole they stay shut for good.',
    },
    {
      pl: 'Zasada domowa: śmierć Towarzysza nie przegrywa Misji, ale odbiera drużynie jego Osiągnięcie.',
      en: 'House rule: a companion’s death does not lose the mission, but the team loses the achievement of that companion.',
    },
  ],
  goals: {
    powerRestored: { pl: 'Uruchomcie generator', en: 'Start the generator' },
  },
  cards: {
    'M8-01': {
      title: { pl: 'Plany spod szuflady', en: 'Plans Under the Drawer' },
      story: {
        pl: 'W Gabinecie Owalnym ktoś schował plan instalacji. Piwnica ma na nim trzy wejścia.',
        en: 'In the Oval Office someone hid a plan of the wiring. The basement has three ways in on it.',
      },
    },
    'M8-02': {
      title: { pl: 'Schody kuchenne', en: 'Kitchen Stairs' },
      story: {
        pl: 'Schody w dół zasypał gruz. Spod niego ciągnie chłodem i olejem.',
        en: 'Rubble chokes the stairs going down. Cold air and a smell of oil come from beneath.',
      },
      options: {
        dig: { pl: 'Odgruzujcie schody', en: 'Clear the stairs' },
        later: { pl: 'Wróćcie później (1 Akcja w Strefie {14V.b})', en: 'Come back later (1 action in zone {14V.b})' },
      },
    },
    'M8-04': {
      title: { pl: 'Pokój Ochrony', en: 'Security Room' },
      story: {
        pl: 'Klucze wiszą w rzędzie, podpisane jak w przedszkolu. Jednego brakuje, bo ktoś go wciąż trzyma.',
        en: 'Keys hang in a row, labelled like pegs in a nursery. One is missing, because someone still holds it.',
      },
    },
    'M8-05': {
      title: { pl: 'Centrum Dowodzenia Secret Service', en: 'Secret Service Command Centre' },
      story: {
        pl: 'Pulpit czeka na hasło albo na kogoś, kto je zna. Ekran pokazuje piwnicę i to, co w niej chodzi.',
        en: 'The console wants a password, or somebody who knows it. The screen shows the cellar and what walks there.',
      },
      options: {
        scan: { pl: 'Obejrzyjcie piwnicę', en: 'Scan the cellar' },
        doors: { pl: 'Zwolnijcie zamki', en: 'Release the locks' },
      },
    },
    'M8-06': {
      title: { pl: 'Warsztat w błękicie', en: 'The Blue Workshop' },
      story: {
        pl: 'Elektryk zostawił skrzynkę i niedokończoną kanapkę. Bezpiecznik jest w skrzynce.',
        en: 'The electrician left a box and a sandwich half eaten. The fuse is in the box.',
      },
    },
    'M8-11': {
      title: { pl: 'Pokój trofeów', en: 'Trophy Room' },
      story: {
        pl: 'Ze ściany patrzy niedźwiedź, spod ściany ktoś jeszcze. Niedźwiedź jest spokojniejszy.',
        en: 'A bear stares from the wall, somebody else from below it. The bear is the calmer one.',
      },
    },
    'M8-13': {
      title: { pl: 'Szyb windy', en: 'Lift Shaft' },
      story: {
        pl: 'Kabina stoi między piętrami. Klucz ją sprowadzi, liny wytrzymają albo nie.',
        en: 'The cabin hangs between floors. A key would bring it down; the cables may hold or not.',
      },
      options: {
        key: { pl: 'Użyjcie klucza', en: 'Use the key' },
        climb: { pl: 'Zejdźcie po linie', en: 'Climb down the cable' },
        later: { pl: 'Wróćcie później (1 Akcja w Strefie {13V.e})', en: 'Come back later (1 action in zone {13V.e})' },
      },
    },
    'M8-12': {
      title: { pl: 'Generator', en: 'The Generator' },
      story: {
        pl: 'Maszyna jest wielka jak autobus i tak samo uparta. Przełącznik ma dwie pozycje.',
        en: 'The machine is as big as a bus and just as stubborn. Its switch has two positions.',
      },
      options: {
        air: { pl: 'Prąd na wentylację bunkra', en: 'Power to the bunker’s air' },
        lift: { pl: 'Cały prąd na windę', en: 'All power to the lift' },
      },
    },
    'M8-N1': {
      title: { pl: 'Zejście', en: 'The Way Down' },
      story: {
        pl: 'Schody są wolne, a z dołu nikt nie woła. To wcale nie dobry znak.',
        en: 'The stairs are clear and nobody calls from below. That is not a good sign at all.',
      },
    },
    'M8-N2': {
      title: { pl: 'Kabina', en: 'The Cabin' },
      story: {
        pl: 'Drzwi windy zamykają się z grzecznym dzwonkiem. Słyszeli go wszyscy.',
        en: 'The lift doors close with a polite chime. Everyone heard it.',
      },
    },
    'M8-N3': {
      title: { pl: 'Obraz z piwnicy', en: 'Cellar Feed' },
      story: {
        pl: 'Na ekranie widać, gdzie stoją i w którą stronę śpią. Jeśli Taylor jest z wami, zna też hasło.',
        en: 'The screen shows where they stand and which way they sleep. If Taylor is with you, Taylor knows the password too.',
      },
    },
    'M8-N4': {
      title: { pl: 'Oddech', en: 'Breath' },
      story: {
        pl: 'Wentylatory ruszają, a z bunkra dochodzi płacz ulgi. Winda pojedzie wolniej.',
        en: 'The fans start, and sobs of relief come up from the bunker. The lift will be slower.',
      },
    },
    'M8-N5': {
      title: { pl: 'Cały prąd w górę', en: 'All Power Upward' },
      story: {
        pl: 'Winda drży z niecierpliwości, a na dole robi się duszno. Wilson dziękuje wam po nazwisku.',
        en: 'The lift shivers with impatience while the air below grows thick. Wilson thanks you by name.',
      },
    },
  },
};
