/** Co można wybrać, po polsku. */
import type { ChoiceWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { optionText } from '../options.ts';
import { phrasesOf } from '../phrases.ts';
import { entranceNo, isUsedUp, placeUnderWay, promptSeen, survivorSeen } from '../seen.ts';
import { at, from, TERMS } from './words.ts';

export function choicesIn(names: Names): ChoiceWords {
  const { survivor, card } = names;
  const { owned, door, use, lasting } = phrasesOf(names, TERMS);

  return {
    attack: (c, view) => `Atak: ${survivor(c.survivor)} (kość ${survivorSeen(view, c.survivor)?.attack ?? 1}+)`,
    search: (c, view) =>
      `Przeszukiwanie: ${survivor(c.survivor)} (kość ${survivorSeen(view, c.survivor)?.search ?? 1}+)`,
    barricade: (c) => `Barykada: ${survivor(c.survivor)} (dowolna kość)`,
    attract: (c) => `Przyciąganie zombie: ${survivor(c.survivor)} (dowolna kość)`,
    move: (c) => `Ruch: ${survivor(c.survivor)}`,
    clean: () => 'Sprzątanie odpadów: 3 karty (dowolna kość)',
    ability: (c) =>
      c.of === c.survivor
        ? `Zdolność: ${survivor(c.survivor)}`
        : `Zdolność: ${survivor(c.survivor)} jak ${survivor(c.of)}`,
    play: (c) => `Zagraj: ${card(c.card)}${use(c)}`,
    equip: (c, view) =>
      `Wyposaż: ${card(c.card)} → ${survivor(c.survivor)}${isUsedUp(view, c.card) ? ' (użyta w tej rundzie)' : ''}`,
    use: (c) => `Użyj: ${card(c.card)}, ${survivor(c.survivor)}${use(c)}`,
    contribute: (c) => `Do zagrożenia, zakryta: ${card(c.card)}`,
    contributeItem: (c) => `Do zagrożenia, zakryta: ${card(c.card)} (${survivor(c.survivor)})`,
    offer: (c) => `Na cel główny: ${card(c.card)}`,
    spendFood: (c, view, name) =>
      `1 żywność: kość ${c.die} → ${c.die + 1}${c.seat === view.seat ? '' : ` (${name(c.seat)})`}`,
    eat: (c) => `Zjedz: ${card(c.card)}, kość ${c.die} → ${c.die + 1}`,
    calm: (c) => `Uspokój darmozjada: ${card(c.card)}`,
    request: () => 'Poproś o karty',
    handOff: (c, view, name) => `Przekaż: ${card(c.card)}, ${survivor(c.survivor)} → ${owned(c.to, view, name)}`,
    accuse: (c, _view, name) => `Głosowanie o wygnanie: ${name(c.seat)}`,
    improvement: (c) => `Użyj usprawnienia: ${names.improvement(c.card)}`,
    objective: () => 'Praca nad celem głównym (kość)',
    codeDie: (c) => `Kość ${c.die} na Raxxon, do kodu`,
    placeAction: (c, view) => {
      const place = survivorSeen(view, c.survivor)?.place ?? 0;
      const action = names.texts.places[place]?.actions[c.action];
      return `${action === undefined ? 'Akcja lokacji' : names.say(action.name)}: ${survivor(c.survivor)}`;
    },
    lasting: (c, view) => `Użyj: ${lasting(view, c.id)}`,
    end: () => 'Koniec tury',
    zombie: (c, view) => {
      const number = entranceNo(view, placeUnderWay(view), c.entrance);
      return number === null ? 'Zwykły zombie' : `Zwykły zombie, wejście ${number}`;
    },
    special: (c, view) => {
      const number = entranceNo(view, placeUnderWay(view), c.entrance);
      return `${names.experiment(c.experiment)}${number === null ? '' : `, wejście ${number}`}`;
    },
    victim: (c, view, name) => owned(c.survivor, view, name),
    bandit: () => 'Bandyta',
    withItem: (c) => `Z kartą: ${card(c.card)}`,
    withAbility: (c) => `Ze zdolnością: ${survivor(c.of)}`,
    withImprovement: (c) => `Z usprawnieniem: ${names.improvement(c.card)}`,
    withSideEffect: (c) => `Z efektem ubocznym: ${names.sideEffect(c.card)}`,
    withLasting: (c, view) => `Z efektem: ${lasting(view, c.id)}`,
    next: (c, view) => (c.lasting < 0 ? 'Najpierw karta rozdroży' : `Najpierw: ${lasting(view, c.lasting)}`),
    goOn: () => 'Dalej',
    die: (c) => `Kość ${c.value}`,
    go: (c) => `${names.place(c.to)}${c.fuel < 0 ? '' : `, karta ${card(c.fuel)}: bez kości ryzyka`}`,
    keep: (c) => `Zatrzymaj: ${card(c.card)}`,
    makeNoise: () => 'Narób hałasu i obejrzyj następną kartę',
    under: (c, view) => {
      const prompt = promptSeen(view);
      if (prompt === 'crisisLook.order') return names.crisis(c.card);
      return `${prompt === 'looking.top' ? 'Na stos' : 'Pod stos'}: ${card(c.card)}`;
    },
    entrance: (c, view) => door(view, c.place, c.entrance),
    lure: (c, view) => {
      const [out, into] = [entranceNo(view, c.from, c.entrance), entranceNo(view, placeUnderWay(view), c.to)];
      const start = `Zombie ${from(c.from)}${out === null ? '' : `, wejście ${out}`}`;
      return into === null ? start : `${start} → wejście ${into}`;
    },
    survivor: (c, view, name) => owned(c.survivor, view, name),
    leader: (c) => survivor(c.survivor),
    place: (c) => names.place(c.place),
    player: (c, _view, name) => name(c.seat),
    card: (c) => card(c.card),
    deal: (c, view, name) =>
      promptSeen(view) === 'parting.choose'
        ? `Zatrzymaj: ${card(c.card)}, nr ${c.seat + 1}`
        : `${card(c.card)} → ${name(c.seat)}`,
    token: (c) => (c.token === 'wound' ? 'Rana' : 'Odmrożenie'),
    helpless: (c) => (c.unruly ? 'Zbuntowany darmozjad' : 'Spokojny darmozjad'),
    guard: (c, view) => `${c.guard === 'barricade' ? 'Barykada' : 'Pułapka: wybucha'} ${at(placeUnderWay(view))}`,
    option: (c, view) => optionText(names, view.underWay.cause, c.option) ?? `Opcja ${c.option + 1}`,
    amount: (c) => String(c.n),
    vote: (c, view) => {
      const meaning = optionText(names, view.underWay.cause, view.underWay.thumbs[c.up ? 0 : 1]);
      return `${c.up ? 'Kciuk w górę' : 'Kciuk w dół'}${meaning === null ? '' : `: ${meaning}`}`;
    },
    yes: () => 'Tak',
    no: (_c, view) => (promptSeen(view) === 'given.choose' ? 'Oddaj kartę' : 'Nie'),
    giveUp: (_c, view) => `${survivor(view.underWay.survivor)} ginie i ugryzienie się zatrzymuje`,
    risk: () => 'Rzut: pusta ścianka ratuje, każda inna zabija i ugryzienie idzie dalej',
    callVote: () => 'Zarządź głosowanie',
    letPass: (_c, view) =>
      promptSeen(view) === 'reckoning.accuse' ? 'Nikogo nie oskarżaj' : 'Niech znacznik idzie dalej',
    give: (c, _view, name) => `Daj (${name(c.to)}): ${card(c.card)}`,
    ignore: (c, _view, name) => `Nic nie dawaj (${name(c.to)})`,
    pay: (c, view, name) => {
      const what = c.card < 0 ? `kość ${c.die}` : card(c.card);
      return c.by === view.seat ? `Zapłać: ${what}` : `Zabierz (${name(c.by)}): ${what}`;
    },
    refuse: () => 'Nic nie płać',
    turnDie: (c) => `Kość ${c.from} → ${c.to}`,
    rollDie: (c) => `Kość ${c.die}, nr ${c.no + 1}`,
    swapDice: (c, _view, name) => `Twoja kość ${c.own} ↔ kość ${c.other} (${name(c.seat)})`,
    takePip: (c, _view, name) =>
      `Twoja kość ${c.own} → ${c.own + 1}, kość ${c.other} → ${c.other - 1} (${name(c.seat)})`,
    raiseDie: (c, _view, name) => `Kość ${c.die} → ${c.die + 1} (${name(c.seat)})`,
    improve: (c) => names.improvement(c.card),
    experiment: (c) => names.experiment(c.card),
  };
}
