/**
 * Zombicide taught in the first rounds of The First Door: the learner leads two of six survivors through a door, to a
 * token, a shot, a blow and a search. The test checks what each step says about the table against the rules.
 */
import type { Seat } from '@horda/kernel';
import { EQUIPMENT } from '@horda/zombicide/content/equipment';
import type { EquipmentId } from '@horda/zombicide/content/ids';
import { DEFAULTS } from '@horda/zombicide/options';
import type { Choice, Held, Options, ZoneNo } from '@horda/zombicide/state';
import type { Tutorial } from '../game-tutorial.ts';

export const OPTIONS: Options = { ...DEFAULTS, mission: 'S0' };
export const [LEARNER, ANIA, BARTEK] = [0, 1, 2] as const;
export const [AMY, DOUG, ELLE, JOSH, NED] = [0, 1, 2, 3, 4] as const;

/** Zones as they are numbered on the board. */
const zone = (printed: number): ZoneNo => printed - 1;
export const [DARK_ROOM, ROOM, AT_DOOR, START, STREET] = [zone(2), zone(7), zone(12), zone(13), zone(14)];
export const DOOR = 0;
export const TOKEN = 0;

/** A starting card, as it is carried. */
const starting = (id: EquipmentId): Held =>
  2 * EQUIPMENT.findIndex((card) => card.id === id && card.deck === 'starting');
const [AXE, PISTOL] = [starting('fireAxe'), starting('pistol')];

const end: Choice = { do: 'end' };
const by = (seat: Seat, ...choices: readonly Choice[]) => choices.map((choice) => ({ seat, picks: [choice] }));
const shot: Choice = { do: 'attack', kind: 'ranged', with: [PISTOL], zone: STREET, allOut: 0, light: false };
const blow: Choice = { do: 'attack', kind: 'melee', with: [AXE], zone: ROOM, allOut: 0, light: false };

export const tutorial: Tutorial<Choice> = {
  seats: 3,
  learner: LEARNER,
  names: { pl: ['Sowa', 'Ania', 'Bartek'], en: ['Owl', 'Anna', 'Bart'] },
  options: { ...OPTIONS },
  // Amy gets the axe, Josh and Elle get pistols, and all three attacks of the story hit.
  seed: [1, 2, 3, 71],
  bot: 'greedy',
  steps: [
    {
      kind: 'tell',
      mark: `zone-${START}`,
      title: { pl: 'Miasto', en: 'The city' },
      text: {
        pl: 'Ulice są podzielone na Strefy; w domu Strefą jest każde pomieszczenie. Wszyscy stoją w Strefach. Ciemne pomieszczenia to Strefy Mroku: gdy otworzysz dom, wyjdą z nich zombie.',
        en: 'Streets are divided into zones; in a house every room is a zone. All figures stand in zones. Dark rooms are dark zones: when you open the house, zombies come out of them.',
      },
    },
    {
      kind: 'tell',
      mark: 'goals',
      title: { pl: 'Wasz cel', en: 'What you want' },
      text: {
        pl: 'Zbierzcie trzy żetony Celu, a potem wszyscy muszą uciec z miasta. Wygrywacie albo przegrywacie razem: w tej misji wystarczy, że zginie jedna osoba.',
        en: 'Take the three objective tokens; then everybody has to leave the city. You win or lose together: in this mission one death is enough to lose.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'activate', survivor: AMY },
      mark: 'answers',
      title: { pl: 'Twoi ludzie', en: 'Your people' },
      text: {
        pl: 'Sześcioro Ocalałych i troje graczy: ty prowadzisz Amy i Josha. W swojej turze grasz każdym z nich, jednym po drugim, i każdy ma trzy akcje. Zacznij od Amy.',
        en: 'Six survivors and three players: you lead Amy and Josh. In your turn each of them acts, one after the other, and each has three actions. Begin with Amy.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'move', way: [AT_DOOR] },
      mark: `zone-${AT_DOOR}`,
      title: { pl: 'Ruch', en: 'Moving' },
      text: {
        pl: 'Do Stref w żółtej ramce możesz dojść. Każda Strefa drogi to jedna akcja, ale Amy ma Umiejętność: jeden Ruch w turze jest darmowy. Dotknij Strefy 12, tej z drzwiami.',
        en: 'You can walk to zones with a yellow frame. Every zone on the way is one action, but Amy has a skill: one Move a turn is free. Touch zone 12, the one with the door.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'door', door: DOOR, card: AXE },
      mark: `door-${DOOR}`,
      title: { pl: 'Drzwi', en: 'The door' },
      text: {
        pl: 'Amy trzyma Topór, więc rozbije drzwi. Kosztuje to jedną akcję i robi Hałas: jego żeton zostaje w Strefie do końca rundy. Wybierz drzwi.',
        en: 'Amy holds a Fire Axe, so she can break the door. It costs one action and is loud: a noise token stays in the zone until the end of the round. Choose the door.',
      },
    },
    {
      kind: 'tell',
      mark: `zone-${DARK_ROOM}`,
      title: { pl: 'Ktoś był w środku', en: 'Somebody was inside' },
      text: {
        pl: 'Za każdą Strefę Mroku otwartego domu odkrywa się kartę Zombie. Tu jest jedna, w Strefie 2, i stoi w niej Szwendacz. Następne drzwi tego domu nikogo już nie obudzą.',
        en: 'For every dark zone of the opened house a zombie card is drawn. There is one here, zone 2, and a Walker stands in it. Other doors of this house will wake nobody else.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'move', way: [ROOM] },
      mark: `zone-${ROOM}`,
      title: { pl: 'Do środka', en: 'Going in' },
      text: {
        pl: 'Zombie ruszają się dopiero po wszystkich graczach, więc Amy zdąży wejść. Ten krok kosztuje już akcję. Dotknij Strefy 7: leży tam pierwszy żeton.',
        en: 'Zombies move only after all players, so there is time to go in. This step costs an action. Touch zone 7: the first token lies there.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'objective', place: TOKEN },
      mark: 'verb-goal',
      title: { pl: 'Pierwszy żeton', en: 'The first token' },
      text: {
        pl: 'Wzięcie żetonu to akcja, a w nagrodę jest 5 PA, punktów adrenaliny. To trzecia akcja Amy: jej tura skończy się sama i zacznie grać Josh. Weź żeton.',
        en: 'To take a token is an action, and it gives 5 AP, points of adrenaline. It is Amy’s third action: her turn ends by itself, and Josh is next. Take the token.',
      },
    },
    {
      kind: 'tell',
      mark: 'desk',
      title: { pl: 'Adrenalina', en: 'Adrenaline' },
      text: {
        pl: 'PA dają Cele i zabite zombie. Z 7 PA Ocalały jest na poziomie żółtym i ma czwartą akcję; dalej czekają nowe Umiejętności. Ale im wyższy najwyższy poziom w drużynie, tym więcej zombie przychodzi.',
        en: 'Objectives and killed zombies give AP. With 7 AP a survivor is yellow and has a fourth action; more skills follow. But the higher the best level of the team, the more zombies come.',
      },
    },
    {
      kind: 'do',
      choice: shot,
      mark: 'verb-attack',
      title: { pl: 'Strzał', en: 'Shooting' },
      text: {
        pl: 'Żeton zwabił dwóch Szwendaczy do Strefy 14. Josh stoi obok z Pistoletem: zasięg do 1, jedna kość, trafia od 3. Wybierz „Atak”, a potem Strefę 14.',
        en: 'The token has lured two Walkers to zone 14. Josh stands beside it with a Pistol: range up to 1, one die, a 3 or more hits. Choose “Attack”, then zone 14.',
      },
    },
    {
      kind: 'tell',
      mark: `zone-${START}`,
      title: { pl: 'Hałas', en: 'Noise' },
      text: {
        pl: 'Trafienie! Strzał zostawił żeton Hałasu w Strefie 13. Zombie, które nikogo nie widzą, idą tam, gdzie jest najgłośniej; liczą się żetony i każdy Ocalały.',
        en: 'A hit! The shot has left a noise token in zone 13. Zombies that see nobody go where it is loudest; noise tokens count, and every survivor does, too.',
      },
    },
    {
      kind: 'do',
      choice: end,
      mark: 'verb-end',
      title: { pl: 'Koniec tury', en: 'End of the turn' },
      text: {
        pl: 'Josh ma jeszcze dwie akcje, ale ostatniego Szwendacza na ulicy zostaw Bartkowi. Wybierz „Koniec” i potwierdź, że tak ma być.',
        en: 'Josh has two actions left, but leave the last Walker in the street to Bart. Choose “End”, and confirm that you mean it.',
      },
    },
    {
      kind: 'watch',
      answers: [
        ...by(ANIA, { do: 'activate', survivor: DOUG }, { do: 'move', way: [AT_DOOR] }, end, end),
        ...by(BARTEK, { do: 'activate', survivor: ELLE }, shot, end, end),
        // They begin the second round.
        ...by(ANIA, { do: 'activate', survivor: NED }, { do: 'move', way: [STREET] }, end, end),
        ...by(BARTEK, { do: 'activate', survivor: ELLE }, { do: 'move', way: [STREET] }, end, end),
      ],
      mark: 'clock',
      title: { pl: 'Faza zombie', en: 'The zombie phase' },
      text: {
        pl: 'Elle trafiła drugiego Szwendacza. Gdy skończą wszyscy, działają zombie: kto stoi z Ocalałym, atakuje go, reszta robi krok ku tym, których widzi. Szwendacz z domu wszedł do Amy.',
        en: 'Elle has shot the second Walker. After all players the zombies act: those beside a survivor attack, the rest take a step toward whom they see. The Walker of the house has come to Amy.',
      },
    },
    {
      kind: 'tell',
      mark: 'clock',
      title: { pl: 'Druga runda', en: 'Round two' },
      text: {
        pl: 'Znacznik pierwszego gracza wędruje dalej, więc rundę zaczęła Ania, a ty grasz na końcu. Możecie się naradzać: nikt tu nikomu niczego nie ukrywa.',
        en: 'The first-player token moves on, so Anna began this round, and you are last. Talk it over as you like: nobody hides anything from the others here.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'activate', survivor: AMY },
      mark: 'answers',
      title: { pl: 'Znów twoja tura', en: 'Your turn again' },
      text: {
        pl: 'Jeśli nic nie zrobisz, Szwendacz zrani Amy: każdy zombie w jej Strefie zadaje jedną ranę, a ma ona trzy punkty zdrowia. Wybierz Amy.',
        en: 'If you do nothing, the Walker will wound Amy: every zombie in her zone deals one wound, and she has three points of health. Choose Amy.',
      },
    },
    {
      kind: 'do',
      choice: blow,
      mark: 'verb-attack',
      title: { pl: 'Cios', en: 'Striking' },
      text: {
        pl: 'Wręcz bije się we własnej Strefie i po cichu. Topór: jedna kość, trafia od 4, obrażenia 2. Szwendaczowi wystarczy 1, Spaślakowi trzeba 2. Wybierz „Atak”, potem Strefę 7.',
        en: 'You strike in your own zone, and silently. The Fire Axe: one die, a 4 or more hits, damage 2. A Walker falls to 1, a Brute needs 2. Choose “Attack”, then zone 7.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'search', light: false },
      mark: 'verb-search',
      title: { pl: 'Szukanie', en: 'Searching' },
      text: {
        pl: 'W budynku, w Strefie bez zombie, raz w turze możesz za akcję dobrać kartę Ekwipunku. Czasem zamiast niej wyskakuje zombie. Wybierz „Szukaj”.',
        en: 'In a building, in a zone without zombies, you may draw an equipment card once a turn, for an action. Sometimes it is a zombie instead. Choose “Search”.',
      },
    },
    {
      kind: 'tell',
      mark: 'desk',
      title: { pl: 'Ręce i plecak', en: 'Hands and backpack' },
      text: {
        pl: 'Maczeta! Broń działa tylko w rękach, a te są dwie; w plecaku mieszczą się trzy karty. Wymiana kosztuje akcję: układasz swoje karty albo dzielisz się z kimś w tej samej Strefie.',
        en: 'A Machete! A weapon works only in a hand, and there are two; the backpack holds three cards. A Trade costs an action: arrange your cards, or share with somebody in your zone.',
      },
    },
    {
      kind: 'tell',
      mark: 'clock',
      title: { pl: 'Namnażanie', en: 'They keep coming' },
      text: {
        pl: 'Od trzeciej rundy po ruchu zombie każda czynna Strefa Namnażania dostaje kartę Zombie. Nie da się zabić wszystkich: otwórzcie jeszcze dwa domy, weźcie żetony i uciekajcie.',
        en: 'From round three on, every active spawn zone gets a zombie card after the zombies have moved. You cannot kill them all: open two more houses, take the tokens and run.',
      },
    },
    {
      kind: 'tell',
      mark: 'verbs',
      title: { pl: 'Teraz ty', en: 'Over to you' },
      text: {
        pl: 'Amy ma jeszcze akcję i darmowy Ruch, Josh całą turę. Gdy koniec tury byłby groźny, stół pokaże, kogo dosięgną zombie. Graj dalej: resztą zajmą się boty, a podpowiedź jest obok.',
        en: 'Amy has an action and her free Move left, Josh a whole turn. When it is risky to end, the table shows whom the zombies would reach. Play on: bots do the rest, and hints are at hand.',
      },
    },
  ],
};
