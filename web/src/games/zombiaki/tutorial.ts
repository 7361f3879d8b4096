/**
 * Zombiaki taught from behind the Barricade: two turns of the humans late in the night, each answered by the zombies.
 * The test checks what each step says about the table against the rules.
 */
import type { Choice } from '@horda/zombiaki/state';
import type { Tutorial } from '../game-tutorial.ts';
import { cardOf, fieldOf, HUMANS, OPTIONS, SEATS, tutorialStart, ZOMBIES } from './tutorial-start.ts';

const [YURI, MISHA, KAMAZ] = [cardOf('yuri'), cardOf('misha'), cardOf('kamaz')];

const byZombies = (...choices: readonly Choice[]) => choices.map((choice) => ({ seat: ZOMBIES, picks: [choice] }));

export const tutorial: Tutorial<Choice> = {
  seats: SEATS,
  learner: HUMANS,
  names: { pl: ['Sowa', 'Ania'], en: ['Owl', 'Anna'] },
  options: { ...OPTIONS },
  seed: [1, 2, 3, 4],
  start: tutorialStart(),
  bot: 'greedy',
  steps: [
    {
      kind: 'tell',
      mark: 'street',
      title: { pl: 'Ulica', en: 'The street' },
      text: {
        pl: 'Prowadzisz ludzi. Zombiaki same idą ku Barykadzie: trzy tory, pięć przecznic, co turę o pole. Jeśli któryś na nią wejdzie, przegrywasz; jeśli wytrwasz do Świtu, wygrywasz.',
        en: 'You lead the humans. Zombies walk to the Barricade by themselves: three lanes, five streets, a field a turn. If one gets on to it, you lose; if you hold out until Dawn, you win.',
      },
    },
    {
      kind: 'tell',
      mark: 'other-row',
      title: { pl: 'Odkryte karty', en: 'Open cards' },
      text: {
        pl: 'Karty obu stron leżą odkryte, więc widać, co kto szykuje. U zombiaków czekają Misza i Walonki, a przed tobą leżą cztery karty ludzi.',
        en: 'The cards of both sides lie open, so everybody sees what is coming. Misha and Felt Boots wait among the zombies, and four cards of the humans lie before you.',
      },
    },
    {
      kind: 'tell',
      mark: 'phase',
      title: { pl: 'Pięć kroków tury', en: 'Five steps of a turn' },
      text: {
        pl: 'Tura to sprzątanie, ruch, dociąg do czterech kart, odrzucenie jednej i użycie pozostałych. Pierwsze trzy kroki stół robi za ciebie, a tu zawsze widać, w którym jesteś.',
        en: 'A turn is clean-up, movement, drawing up to four cards, discarding one, and using the rest. The table does the first three steps for you, and here you always see which one you are in.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'discard', card: 'searchlight' },
      mark: 'row:searchlight',
      title: { pl: 'Jedna karta przepada', en: 'One card is lost' },
      text: {
        pl: 'Krok 4: z czterech kart musisz odrzucić jedną, bez efektu. Reflektor przyda się teraz najmniej, więc odrzuć go.',
        en: 'Step 4: of four cards you must discard one, without effect. The Searchlight is the least useful now, so discard it.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'shot' },
      mark: 'row:shot',
      title: { pl: 'Siła i rany', en: 'Strength and wounds' },
      text: {
        pl: 'Siła to liczba ran, od których zombiak ginie: Jurij zniesie trzy, a czwarta go zniszczy. Zagraj Strzał: zadaje jedną ranę.',
        en: 'Strength is the number of wounds that destroy a zombie: Yuri can stand three, and the fourth is the end. Play the Shot: it deals one wound.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'zombie', zombie: YURI },
      mark: `zombie:${YURI}`,
      title: { pl: 'Najbliższy na torze', en: 'The nearest of the lane' },
      text: {
        pl: 'Strzał trafia najbliższego zombiaka na torze, a kto przeżyje, cofa się o jedno pole. Wyceluj w Jurija, bo z nich wszystkich jest najbliżej Barykady.',
        en: 'A Shot hits the nearest zombie of a lane, and whoever survives goes back one field. Aim at Yuri: he is the nearest to the Barricade.',
      },
    },
    {
      kind: 'tell',
      mark: `thing:${KAMAZ}`,
      title: { pl: 'Linia strzału', en: 'The line of fire' },
      text: {
        pl: 'W Griszkę nie wycelujesz: stoi za twoim Kamazem, a Kamaz zasłania linię strzału. Dotknij litery toru, a zobaczysz, kogo trafi tam strzał.',
        en: 'You cannot aim at Grishka, who stands behind your own Kamaz, and the Kamaz blocks the line of fire. Touch the letter of a lane to see whom a shot would hit there.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'barbedWire' },
      mark: 'row:barbedWire',
      title: { pl: 'Pułapka', en: 'A trap' },
      text: {
        pl: 'Jurij stoi teraz na polu A3, a w turze zombiaków musi zrobić krok na A2. Skoro wiesz, dokąd pójdzie, zagraj Zasieki.',
        en: 'Yuri stands on A3 now, and must step on to A2 in the turn of the zombies. Since you know the way, play the Barbed Wire.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'field', field: fieldOf('A2') },
      mark: 'field:A2',
      title: { pl: 'Na czyjej drodze', en: 'In whose way' },
      text: {
        pl: 'Pułapka działa na zombiaka, który wejdzie na jej pole. Zasieki zadają dwie rany i zatrzymują na całą turę. Rozłóż je na polu A2.',
        en: 'A trap acts on the zombie that enters its field. Barbed Wire deals two wounds and holds for a whole turn. Lay it on A2.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'end' },
      mark: 'row:grenade',
      title: { pl: 'Karta na później', en: 'A card for later' },
      text: {
        pl: 'Granat niszczy dowolnego zombiaka na przecznicach I–III, więc zachowaj go na kogoś większego. Karty, których nie zagrasz, zostają w rzędzie. Wybierz „Zakończ turę”.',
        en: 'A Grenade destroys any zombie on streets I to III, so keep it for somebody bigger. Cards that you do not play stay in your row. Choose “End the turn”.',
      },
    },
    {
      kind: 'watch',
      answers: byZombies(
        { do: 'discard', card: 'metro' },
        { do: 'play', card: 'misha' },
        { do: 'field', field: fieldOf('B5') },
        { do: 'end' },
      ),
      mark: 'field:A2',
      title: { pl: 'Tura zombiaków', en: 'The zombies’ turn' },
      text: {
        pl: 'Jurij wchodzi w Zasieki, odnosi dwie rany i utyka. Potem Ania odrzuca kartę, jak każdy w kroku 4, i wystawia nowego zombiaka: Misza zaczyna na przecznicy V.',
        en: 'Yuri walks into the Barbed Wire, takes two wounds and is stuck. Then Anna discards a card, as everybody does in step 4, and brings a new zombie: Misha begins on street V.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'discard', card: 'trolleybus' },
      mark: 'row:trolleybus',
      title: { pl: 'Auta jeżdżą same', en: 'Cars drive by themselves' },
      text: {
        pl: 'Twoja tura zaczęła się od ruchu aut: Kamaz ruszył ku Cmentarzowi, rozjechał Griszkę i stoi teraz na polu B3. Trolejbus musiałby jechać za nim tym samym torem, więc odrzuć go.',
        en: 'Your turn began with the cars: the Kamaz drove toward the Cemetery, ran Grishka over and stands on B3 now. The Trolleybus would have to follow it in the same lane, so discard that.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: 'shot' },
      mark: 'row:shot',
      title: { pl: 'Drugi strzał', en: 'A second shot' },
      text: {
        pl: 'Jurij ma już tylko Siłę 1 i jeden Strzał wystarczy. Spójrz jednak na karty zombiaków: leży tam Zacięcie. Mimo to zagraj Strzał.',
        en: 'Yuri has only Strength 1 left, and one Shot is enough. But look at the cards of the zombies: a Jam lies there. Play the Shot all the same.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'zombie', zombie: YURI },
      mark: `zombie:${YURI}`,
      title: { pl: 'Wybór celu', en: 'Choosing a target' },
      text: {
        pl: 'Na torze A najbliżej jest Jurij, na torze C Fiedia, a tor B wciąż zasłania Kamaz. Wyceluj w Jurija.',
        en: 'In lane A Yuri is the nearest, in lane C Fedya, and lane B is still hidden by the Kamaz. Aim at Yuri.',
      },
    },
    {
      kind: 'watch',
      answers: byZombies({ do: 'react', card: 'jam' }),
      mark: 'other-row',
      title: { pl: 'Reakcja', en: 'A reaction' },
      text: {
        pl: 'Zacięcie to reakcja: zagrywa się ją w turze przeciwnika, gdy cel jest już wskazany. Strzał przepada bez efektu, a Zacięcie razem z nim. Ty też masz w rzędzie reakcję: Zagłuszanie.',
        en: 'A Jam is a reaction: it is played in the opponent’s turn, once the target is named. The Shot is lost without effect, and the Jam with it. You have a reaction, too: Radio Jamming.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'end' },
      mark: 'dawn',
      title: { pl: 'Zegar Świtu', en: 'The clock of Dawn' },
      text: {
        pl: 'Świt leży na spodzie talii zombiaków, a one co turę tracą karty i muszą dobierać nowe. Ten licznik mówi, ile kart zostało. Wybierz „Zakończ turę”.',
        en: 'Dawn lies at the bottom of the zombie deck, and every turn the zombies lose cards and must draw new ones. This counter says how many are left. Choose “End the turn”.',
      },
    },
    {
      kind: 'watch',
      answers: byZombies(
        { do: 'move', zombie: MISHA, to: fieldOf('C5') },
        { do: 'discard', card: 'feltBoots' },
        { do: 'play', card: 'dmitri' },
        { do: 'field', field: fieldOf('A5') },
        { do: 'end' },
      ),
      mark: 'street',
      title: { pl: 'Oczami zombiaków', en: 'Through their eyes' },
      text: {
        pl: 'Zombiaki ruszają się od najbliższego Barykady: najpierw Fiedia robi miejsce, a potem Wania idzie w ślad za nim. Kto może iść, ten musi; Jurij nie mógł, bo trzymały go Zasieki.',
        en: 'The zombies move beginning with the one nearest to the Barricade: first Fedya makes room, then Vanya follows. Whoever can walk must; Yuri could not, held by the Barbed Wire.',
      },
    },
    {
      kind: 'tell',
      mark: `zombie:${MISHA}`,
      title: { pl: 'Zwinny idzie w bok', en: 'Agile ones go sideways' },
      text: {
        pl: 'Misza jest zwinny: zamiast naprzód może pójść w bok i właśnie tak uciekł spod kół Kamaza. Uważaj na takich. Od teraz bronisz Barykady bez pomocy.',
        en: 'Misha is agile: instead of forward he may go sideways, and that is how he got out of the way of the Kamaz. Watch out for such zombies. From here on you hold the Barricade by yourself.',
      },
    },
  ],
};
