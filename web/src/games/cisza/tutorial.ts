/**
 * Cisza taught in one short game of three: two turns of rescue and revenge, and a third in which nothing fits. The test
 * checks what each step says about the table against the rules.
 */
import type { Choice } from '@horda/cisza/state';
import type { Tutorial } from '../game-tutorial.ts';
import { OPTIONS, SEATS, tutorialStart } from './tutorial-start.ts';

const [LEARNER, ANIA, BARTEK] = [0, 1, 2];

const by = (seat: number, ...choices: readonly Choice[]) => choices.map((choice) => ({ seat, picks: [choice] }));

export const tutorial: Tutorial<Choice> = {
  seats: SEATS,
  learner: LEARNER,
  names: { pl: ['Sowa', 'Ania', 'Bartek'], en: ['Owl', 'Anna', 'Bart'] },
  options: { ...OPTIONS },
  seed: [1, 2, 3, 4],
  start: tutorialStart(),
  bot: 'greedy',
  steps: [
    {
      kind: 'tell',
      mark: 'shelter:0',
      title: { pl: 'Twój schron', en: 'Your shelter' },
      text: {
        pl: 'Schron ma trzy strefy: ocalałych, barier i zombie. O ocalałych toczy się gra, zombie ich zabierają, a bariery stoją między jednymi a drugimi. Wygrywa ostatni schron, w którym ktoś jeszcze żyje, albo ten, który na koniec ma najwięcej ocalałych.',
        en: 'A shelter has three zones: survivors, barriers and zombies. Survivors are what the game is about, zombies take them away, and barriers stand between the two. The last shelter with anybody alive wins, or the one with the most survivors at the end.',
      },
    },
    {
      kind: 'tell',
      mark: 'city',
      title: { pl: 'Miasto', en: 'The city' },
      text: {
        pl: 'Każda karta tej talii ma po jednej stronie ocalałego, a po drugiej zombie. Teraz na wierzchu widać ocalałego, więc można go stąd zabrać. Jaki zombie jest pod spodem, nie wie nikt, dopóki nie zrobi się głośno.',
        en: 'Every card of this deck has a survivor on one side and a zombie on the other. A survivor shows now, so somebody can be fetched from here. Which zombie is on the back nobody knows, until it gets loud.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'keep' },
      mark: 'hand',
      title: { pl: 'Twoje karty', en: 'Your cards' },
      text: {
        pl: 'Trzy karty Zasobów widzisz tylko ty. Są ich cztery typy: broń, ratunek, bariera i podstęp; każdy ma swój znak. Raz, przed pierwszą turą, możesz wymienić całą rękę. Ta jest dobra: wybierz „Zatrzymaj karty”.',
        en: 'Only you see these three resource cards. There are four types: weapon, rescue, barrier and trick, each with its own mark. Once, before the first turn, you may exchange the whole hand. This one is good: choose “Keep these cards”.',
      },
    },
    {
      kind: 'watch',
      answers: [...by(ANIA, { do: 'keep' }), ...by(BARTEK, { do: 'keep' })],
      mark: 'status',
      title: { pl: 'Trzy fazy tury', en: 'Three phases of a turn' },
      text: {
        pl: 'Ania i Bartek też zatrzymują karty, a zaczynasz ty. W turze najpierw zagrywasz albo odrzucasz karty, potem atakują zombie z twojego schronu, a na koniec dobierasz do trzech kart. Ten pasek zawsze mówi, na kogo i na co czeka stół.',
        en: 'Anna and Bart keep their cards too, and you begin. In a turn you first play or discard cards, then the zombies of your shelter attack, and at the end you draw up to three cards. This strip always says who is awaited, and for what.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'walkieTalkie' },
      mark: 'hand:walkieTalkie',
      title: { pl: 'Ratunek po cichu', en: 'A quiet rescue' },
      text: {
        pl: 'Krótkofalówka sprowadza do ciebie ocalałego z wierzchu talii Miasta. W rogu nie ma znaku hałasu, więc nikt niczego nie usłyszy. Zagraj ją.',
        en: 'The Walkie-Talkie brings you the survivor on top of the city deck. There is no noise mark in its corner, so nobody hears a thing. Play it.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'megaphone' },
      mark: 'hand:megaphone',
      title: { pl: 'Ratunek z hałasem', en: 'A loud rescue' },
      text: {
        pl: 'Megafon robi to samo, ale ma w rogu znak hałasu. Najpierw działa karta, a dopiero po niej rozlega się hałas i słychać go w Mieście. Zagraj Megafon i patrz na wierzch talii.',
        en: 'The Megaphone does the same, but it has the noise mark in its corner. First the card works; after it comes the noise, and the city hears it. Play the Megaphone and watch the top of the deck.',
      },
    },
    {
      kind: 'tell',
      mark: 'city',
      title: { pl: 'Hałas budzi zombie', en: 'Noise wakes zombies' },
      text: {
        pl: 'Masz już czterech ocalałych, ale hałas odwrócił wierzchnią kartę: leży na niej silny zombie. Dopóki go widać, nikt nikogo nie uratuje. Następny hałas sprowadzi go do tego schronu, w którym powstanie.',
        en: 'You have four survivors now, but the noise has turned the top card: a strong zombie lies there. As long as it shows, nobody can be rescued. The next noise will bring it to the shelter that makes it.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'barricade' },
      mark: 'hand:barricade',
      title: { pl: 'Bariera', en: 'A barrier' },
      text: {
        pl: 'Barykada nie działa od razu. Zostanie w schronie i przyda się w czasie ataku; samo wyłożenie bariery jest zawsze ciche. Wyłóż ją. To twoja ostatnia karta, więc faza skończy się sama.',
        en: 'A Barricade does nothing yet. It stays in your shelter and helps during an attack; to lay a barrier down is always quiet. Lay it down. It is your last card, so the phase will end by itself.',
      },
    },
    {
      kind: 'watch',
      answers: [
        ...by(ANIA, { do: 'play', card: 'surprise' }, { do: 'target', seat: LEARNER }, { do: 'end' }),
        ...by(BARTEK, { do: 'play', card: 'surprise' }, { do: 'target', seat: LEARNER }),
        ...by(BARTEK, { do: 'play', card: 'megaphone' }, { do: 'end' }),
      ],
      mark: 'zombies:0',
      title: { pl: 'Podstępy', en: 'Tricks' },
      text: {
        pl: 'Nikt cię nie atakował i znów masz trzy karty. Teraz grają inni, a że masz najwięcej ocalałych, celują w ciebie. Niespodzianka! podrzuca ci wierzchnią kartę Miasta jako zombie, nawet gdy widać na niej ocalałego. Potem Bartek hałasuje Megafonem.',
        en: 'Nobody attacked you, and you have three cards again. Now the others play, and since you have the most survivors, they aim at you. Surprise! sends you the top card of the city as a zombie, even if it shows a survivor. Then Bart makes noise with a Megaphone.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'revolver' },
      mark: 'hand:revolver',
      title: { pl: 'Broń', en: 'A weapon' },
      text: {
        pl: 'W twoim schronie są silny i zwykły zombie. Rewolwer usuwa zwykłego albo szybkiego; na silnego jest za słaby. Robi hałas, a na talii leży drugi silny zombie, więc przyjdzie do ciebie. Mimo to strzel: na niego też jest sposób.',
        en: 'A strong and a regular zombie are in your shelter. The Revolver gets rid of a regular or a fast one; for a strong one it is too weak. It makes noise, and another strong zombie lies on the deck, so that one will come. Shoot all the same: there is a way to deal with it.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'drone' },
      mark: 'hand:drone',
      title: { pl: 'Podstęp w twoich rękach', en: 'A trick of your own' },
      text: {
        pl: 'Zwykły zombie zniknął, za to masz u siebie dwóch silnych. Dron wyniesie jednego do innego gracza, a hałas powstanie nie u ciebie, lecz tam, dokąd doleci. Zagraj Drona.',
        en: 'The regular zombie is gone, but now you have two strong ones. The Drone carries one of them to another player, and the noise is made not at your place but where it lands. Play the Drone.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'target', seat: ANIA },
      mark: 'shelter:1',
      title: { pl: 'Wybór celu', en: 'Choosing a target' },
      text: {
        pl: 'Żółta ramka z napisem pokazuje, co możesz teraz wskazać na stole. Ania ma dwóch ocalałych i ani jednej bariery. Wyślij zombie do niej.',
        en: 'A yellow frame with a label shows what you can choose on the table now. Anna has two survivors and not a single barrier. Send the zombie to her.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'end' },
      mark: 'actions',
      title: { pl: 'Szybcy nie czekają', en: 'Fast ones do not wait' },
      text: {
        pl: 'Hałas u Ani odwrócił kartę szybkiego zombie. Taki nie zostaje na talii: od razu biegnie tam, gdzie hałasują. Ania ma więc dwóch zombie, a ty jednego. Sabotażu nie zagrasz, bo nikt inny nie ma barier. Zakończ fazę.',
        en: 'The noise at Anna’s place turned up a fast zombie. Such a one does not stay on the deck: it runs to the noise at once. So Anna has two zombies, and you have one. Sabotage is of no use, nobody else has barriers. End the phase.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'use', barrier: 'barricade' },
      mark: 'barriers:0',
      title: { pl: 'Atak', en: 'The attack' },
      text: {
        pl: 'Faza 2: każdy zombie w twoim schronie zabiera jednego ocalałego. Barykada, gdy ją odrzucisz, powstrzyma jeden atak. Sam zombie zostanie jednak w schronie i za turę zaatakuje znowu. Użyj Barykady.',
        en: 'Phase 2: each zombie in your shelter takes one survivor. A Barricade, when discarded, stops one attack. The zombie itself stays in the shelter, though, and will attack again next turn. Use the Barricade.',
      },
    },
    {
      kind: 'watch',
      answers: [
        ...by(ANIA, { do: 'play', card: 'axe' }, { do: 'end' }),
        ...by(BARTEK, { do: 'play', card: 'megaphone' }, { do: 'end' }),
      ],
      mark: 'shelter:1',
      title: { pl: 'Kto odpada', en: 'Who is out' },
      text: {
        pl: 'Ania usuwa szybkiego zombie Siekierą, ale silny zabiera ocalałego: został już tylko jeden. Kto po ataku nie ma w schronie nikogo, odpada, a jego zombie idą do sąsiadów. Bartek znów ratuje z hałasem i na talii leży zombie.',
        en: 'Anna gets rid of the fast zombie with an Axe, but the strong one takes a survivor: only one is left. Whoever has nobody in the shelter after an attack is out, and the zombies go to the neighbours. Bart has rescued loudly again, and a zombie lies on the deck.',
      },
    },
    {
      kind: 'tell',
      mark: 'city',
      title: { pl: 'Atak Ostateczny', en: 'The Final Attack' },
      text: {
        pl: 'Ostatni gracz w grze wygrywa. A gdy w Mieście nie ma już kogo ratować, zaczyna się Atak Ostateczny: nikt nie dobiera kart, a gra trwa, aż ze wszystkich schronów znikną zombie. Wygrywa wtedy ten, kto ma najwięcej ocalałych. Tę talię warto więc liczyć.',
        en: 'The last player in the game wins. And when there is nobody left to rescue in the city, the Final Attack begins: nobody draws cards, and the game goes on until no shelter holds a zombie. Then whoever has the most survivors wins. So keep an eye on this deck.',
      },
    },
    {
      kind: 'tell',
      mark: 'tools',
      title: { pl: 'Gdy coś jest niejasne', en: 'When in doubt' },
      text: {
        pl: 'Tu są podpowiedź i wszystkie zasady. Podpowiedź mówi, co zrobić i co z tego wyniknie. Dziennik pamięta, co się stało, a numer przy wierszu otwiera zasadę. Swój ruch możesz cofnąć, dopóki nic nowego się nie odsłoniło.',
        en: 'Here are the hint and all rules. The hint says what to do and what comes of it. The log remembers what has happened, and the number at a line opens its rule. You can take back your move as long as nothing new has been revealed.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'discard' },
      mark: 'hand',
      title: { pl: 'Gdy nic nie pasuje', en: 'When nothing fits' },
      text: {
        pl: 'Wszystkie twoje karty są szare: teraz nie da się ich zagrać. Dotknij którejś, a powie, która zasada na to nie pozwala. Zamiast zagrywać, możesz odrzucić dowolnie wiele kart, a na koniec tury dobierzesz nowe. Wybierz „Odrzuć karty”.',
        en: 'All your cards are grey: they cannot be played now. Touch one, and it tells you which rule forbids it. Instead of playing you may discard as many cards as you like, and you draw new ones at the end of the turn. Choose “Discard cards”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'drop', cards: ['sabotage', 'axe'] },
      mark: 'hand',
      title: { pl: 'Co odrzucić', en: 'What to discard' },
      text: {
        pl: 'Flara jeszcze się przyda: ratuje dwóch ocalałych naraz. Odrzuć Sabotaż i Siekierę. Uwaga: potem zaatakuje silny zombie, a Barykady już nie masz, więc zabierze jednego ocalałego.',
        en: 'The Flare will still be useful: it rescues two survivors at once. Discard Sabotage and the Axe. Mind: then the strong zombie attacks, your Barricade is gone, and it will take one survivor.',
      },
    },
  ],
};
