/** Co się stało, po polsku: to, co widzą wszyscy, i nic więcej. */
import { addressing, isYou, labelled, list, plural, type NameOf } from '@horda/parts';
import type { EventWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { bare } from '../phrases.ts';
import { entranceTold } from '../seen.ts';
import {
  at,
  bandits,
  cards,
  cardsTaken,
  from,
  helpless,
  noises,
  of,
  roundsLeft,
  starvations,
  to,
  tokens,
  unruly,
  WORDS,
  zombies,
} from './words.ts';

const VOTES: Readonly<Record<string, string>> = {
  crossroads: 'Głosowanie nad kartą rozdroży',
  two: 'Głosowanie dwojga nad kartą rozdroży',
  marker: 'Głosowanie nad znacznikiem pierwszego gracza',
  exile: 'Głosowanie o wygnanie',
  code: 'Głosowanie nad eksperymentem',
};

const TOKENS = { trophy: 'trofea', sample: 'próbki', clear: 'czyste rundy' } as const;

const { does, who, all } = addressing('pl');

export function eventsIn(names: Names): EventWords {
  const { survivor, card } = names;
  const voters = (shown: readonly string[]): string => (shown.length === 0 ? 'nikt' : list('pl', shown));
  const faces = (shown: readonly number[]): string =>
    shown.length === 0 ? 'żadnej karty' : list('pl', shown.map(card));
  const door = (place: number, entrance: number, where = at): string => {
    const number = entranceTold(place, entrance);
    return number === null ? where(place) : `${where(place)}, wejście ${number}`;
  };
  /** Z grupą, do której należy; ktoś może być niczyj. */
  const member = (one: number, name: NameOf, seat: number): string => {
    if (seat < 0) return survivor(one);
    return isYou(name, seat) ? `${survivor(one)} z twojej grupy` : `${survivor(one)} (${name(seat)})`;
  };
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const guard = (trap: boolean): string => (trap ? 'Wybuchająca pułapka' : 'Barykada');

  return {
    roundBegan: (e) => `Zaczyna się runda ${e.round}.`,
    turnBegan: (e, name) => `Tura: ${who(name, e.seat)}.`,
    turnEnded: (e, name) => `${does(name, e.seat, 'kończy')} turę.`,
    cleaned: (e, name) => `${does(name, e.seat, 'usuwa')} ze stosu odpadów ${cardsTaken(e.cards.length)}.`,
    foodPaid: (e, name) => `${does(name, e.seat, 'wydaje')} 1 żywność na kość ${e.die}.`,
    pillTaken: (e) => `${survivor(e.survivor)} łyka pigułkę.`,
    specialKilled: (e) => `${survivor(e.survivor)} zabija specjalnego zombie: ${names.experiment(e.experiment)}!`,
    accused: (e, name) => `${does(name, e.seat, 'zarządza')} głosowanie. Na wygnanie: ${who(name, e.whom)}!`,
    trapExploded: (e) => `Pułapka wybucha ${door(e.place, e.entrance)}; usunięte zombie: ${e.zombies}.`,
    banditEntered: (e) => `Przychodzi bandyta ${to(e.place)}.`,
    banditKilled: (e) => `${survivor(e.survivor)} przepędza bandytę ${from(e.place)}.`,
    zombieKilled: (e) => {
      const where = door(e.place, e.entrance);
      return e.survivor < 0 ? `Ginie zombie ${where}.` : `${survivor(e.survivor)} zabija zombie ${where}.`;
    },
    improvementFinished: (e) => `Gotowe usprawnienie: ${names.improvement(e.improvement)}!`,
    leaderNamed: (e, name) =>
      `${isYou(name, e.seat) ? 'Twojej grupie' : `Grupie (${name(e.seat)})`} przewodzi ${survivor(e.survivor)}.`,
    firstPlayerChosen: (e, name) => `Pierwszy gracz: ${who(name, e.seat)}.`,
    crisisOpened: (e) => `Zagrożenie tej rundy: ${names.crisis(e.crisis)}.`,
    diceRolled: (e, name) => `${does(name, e.seat, 'rzuca')}: ${e.dice.join(' ')}.`,
    crossroadsDrawn: (e, name) =>
      e.card === null
        ? `${does(name, e.reader, 'dobiera')} kartę rozdroży i trzyma ją w tajemnicy.`
        : `${does(name, e.reader, 'dobiera')} kartę rozdroży: ${bare(names.crossroads(e.card))}.`,
    crossroadsRevealed: (e) =>
      e.trigger < 0
        ? `Rozdroża: ${bare(names.crossroads(e.card))}!`
        : `Rozdroża: ${bare(names.crossroads(e.card))}! Chodzi o: ${survivor(e.trigger)}.`,
    optionChosen: (e, name) => {
      const option = names.texts.crossroads[e.card]?.options[e.option];
      // Karta mówi do tego, kto ją czyta: jej słowa stoją w cudzysłowie.
      const text = option === undefined ? `opcja ${e.option + 1}.` : `„${names.say(option)}”`;
      return e.seat < 0 ? `Wychodzi na to: ${text}` : `${does(name, e.seat, 'wybiera')}: ${text}`;
    },
    stepBegan: (e) => `Faza kolonii, ${WORDS.steps[e.step].name}.`,
    ate: (e) => (e.food === 0 ? 'W kolonii nie ma kogo karmić.' : `Kolonia zjada ${e.food} żywności.`),
    starved: (e) => `Kolonia potrzebuje ${e.food} żywności i tyle nie ma: już ${starvations(e.tokens)}.`,
    wasteCounted: (e) =>
      e.lost === 0
        ? `Na stosie odpadów ${cards(e.cards)}: jeszcze nie szkodzi.`
        : `Na stosie odpadów ${cards(e.cards)}: −${e.lost} morale.`,
    crisisResolved: (e) => {
      const shown = e.cards.length === 0 ? 'bez kart' : list('pl', e.cards.map(card));
      const result = e.sum < e.need ? 'nie udało się zapobiec' : 'udało się zapobiec';
      return `${names.crisis(e.crisis)}, ${result}: ${shown}; ${e.sum} z ${e.need}.`;
    },
    crisisSkipped: (e) =>
      e.crisis === null || e.crisis < 0
        ? 'Następne zagrożenie odpada bez odkrywania.'
        : `Zagrożenie przepada: ${names.crisis(e.crisis)}.`,
    noiseTurned: (e) =>
      e.attracts ? `Hałas ${at(e.place)} ściąga zombie.` : `Hałas ${at(e.place)} nikogo nie ściąga.`,
    roundsLeft: (e) => (e.rounds === 0 ? 'Nie ma już rund.' : `${roundsLeft(e.rounds)}.`),
    markerKept: (e, name) => `Pierwszy gracz zostaje ten sam: ${who(name, e.seat)}.`,
    markerPassed: (e, name) => `Pierwszy gracz to teraz ${who(name, e.seat)}.`,
    chapterCompleted: (e) => `Etap wykonany: ${names.main(-1, e.chapter)}.`,
    chapterBegan: (e) => `Nowy etap: ${names.main(-1, e.chapter)}.`,
    moraleChanged: (e) => `Morale ${signed(e.by)}, teraz ${e.morale}.`,
    foodChanged: (e) => `Żywność ${signed(e.by)}, teraz ${e.food}.`,
    starvationAdded: (e) => `W magazynie przybywa: ${starvations(e.n)}.`,
    helplessCame: (e) => `Do kolonii przychodzi ${e.unruly ? unruly(e.n) : helpless(e.n)}.`,
    helplessDied: (e) => (e.unruly ? 'Ginie zbuntowany darmozjad.' : 'Ginie darmozjad.'),
    helplessLeft: (e) => `Z kolonii odchodzi ${helpless(e.n)}.`,
    helplessTurned: (e) => (e.unruly ? `Buntuje się ${helpless(e.n)}.` : `Uspokaja się ${unruly(e.n)}.`),
    tokensPut: (e) =>
      `Na cel główny: ${plural('pl', e.n, { one: '# znacznik', few: '# znaczniki', many: '# znaczników', other: '# znacznika' })} (${TOKENS[e.token]}).`,
    dieUsed: (e, name) => `${does(name, e.seat, 'używa')} kości ${e.die}.`,
    dieChanged: (e, name) =>
      labelled(
        name,
        e.seat,
        `kość zmienia się z ${e.from} na ${e.to}.`,
        `Twoja kość zmienia się z ${e.from} na ${e.to}.`,
      ),
    effectRolled: (e, name) => labelled(name, e.seat, `rzut, ${e.die}.`, `Rzucasz: ${e.die}.`),
    attackRolled: (e) => `${survivor(e.survivor)}, rzut: ${e.die}, ${e.hit ? 'trafienie!' : 'pudło.'}`,
    exposureRolled: (e) => `Kość ryzyka, ${survivor(e.survivor)}: ${WORDS.faces[e.face]}.`,
    survivorWent: (e) => `${survivor(e.survivor)} idzie ${from(e.from)} ${to(e.to)}.`,
    survivorPut: (e) => `${survivor(e.survivor)} trafia ${to(e.to)}.`,
    searchBegan: (e) => `${survivor(e.survivor)} szuka ${at(e.place)}.`,
    cardSeen: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'ogląda')} kartę ${from(e.place)}.`
        : `${does(name, e.seat, 'ogląda')} kartę ${from(e.place)}: ${card(e.card)}.`,
    cardKept: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'zatrzymuje')} kartę.`
        : `${does(name, e.seat, 'zatrzymuje')} kartę: ${card(e.card)}.`,
    noisePut: (e) => `Przybywa ${at(e.place)}: ${noises(e.n)}.`,
    barricadePut: (e) => `${guard(e.trap)} stoi ${door(e.place, e.entrance)}.`,
    barricadeLost: (e) => `${guard(e.trap)} znika ${door(e.place, e.entrance)}.`,
    zombieAdded: (e) => `Przychodzi zombie ${door(e.place, e.entrance, to)}.`,
    zombieGone: (e) => `Znika ${zombies(e.n)} ${door(e.place, e.entrance)}.`,
    zombieLured: (e) => `Zombie przechodzi ${from(e.from)} ${to(e.to)}.`,
    overrun: (e) => `Zombie wdzierają się do środka ${door(e.place, e.entrance)}!`,
    damaged: (e) => `${survivor(e.survivor)} dostaje znacznik: ${WORDS.tokens[e.token]}.`,
    healed: (e) => `${survivor(e.survivor)} pozbywa się znacznika: ${WORDS.tokens[e.token]}.`,
    died: (e, name) => `${member(e.survivor, name, e.seat)} ginie ${at(e.place)}!`,
    survivorLeft: (e, name) => `${member(e.survivor, name, e.seat)} odchodzi z gry.`,
    survivorCame: (e, name) =>
      `Nowa osoba w ${isYou(name, e.seat) ? 'twojej grupie' : `grupie (${name(e.seat)})`}, ${at(e.place)}: ${survivor(e.survivor)}.`,
    survivorGiven: (e, name) => `${survivor(e.survivor)} zmienia grupę: ${who(name, e.from)} → ${who(name, e.to)}.`,
    biteSpread: (e) => `Ugryzienie przechodzi dalej: ${survivor(e.survivor)}!`,
    playerOut: (e, name) => `${does(name, e.seat, 'odpada')} z gry.`,
    cardShown: (e, name) => `${does(name, e.seat, 'zagrywa')} kartę: ${card(e.card)}.`,
    equipped: (e) => `${survivor(e.survivor)} dostaje wyposażenie: ${card(e.card)}.`,
    itemUsed: (e) => `${survivor(e.survivor)} używa karty: ${card(e.card)}.`,
    abilityUsed: (e) =>
      e.of === e.survivor
        ? `${survivor(e.survivor)} używa zdolności.`
        : `${survivor(e.survivor)} używa cudzej zdolności: ${survivor(e.of)}.`,
    cardWasted: (e) => `Na stos odpadów: ${card(e.card)}.`,
    cardRemoved: (e) => `Poza grę: ${card(e.card)}.`,
    contributed: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'dokłada')} do zagrożenia zakrytą kartę.`
        : `${does(name, e.seat, 'dokłada')} do zagrożenia zakrytą kartę: ${card(e.card)}.`,
    offered: (e, name) => `${does(name, e.seat, 'kładzie')} na celu głównym: ${card(e.card)}.`,
    handedOff: (e) => `${survivor(e.from)} przekazuje: ${card(e.card)} → ${survivor(e.to)}.`,
    cardsDrawn: (e, name) =>
      typeof e.cards === 'number'
        ? `${does(name, e.seat, 'dobiera')} ${from(e.place)} ${cardsTaken(e.cards)}.`
        : `${does(name, e.seat, 'dobiera')} ${from(e.place)}: ${faces(e.cards)}.`,
    cardsTaken: (e, name) => {
      const takes = `${does(name, e.to, 'zabiera')}${isYou(name, e.from) ? ' ci' : ''}`;
      const whose = isYou(name, e.from) ? '' : ` (${name(e.from)})`;
      return typeof e.cards === 'number'
        ? `${takes} ${cardsTaken(e.cards)}${whose}.`
        : `${takes}${whose}: ${faces(e.cards)}.`;
    },
    handShown: (e, name) => {
      const whom = e.to === null ? 'wszystkim' : isYou(name, e.to) ? 'tobie' : name(e.to);
      return typeof e.cards === 'number'
        ? `${does(name, e.seat, 'pokazuje')} ${cardsTaken(e.cards)} (${whom}).`
        : `${does(name, e.seat, 'pokazuje')} (${whom}): ${faces(e.cards)}.`;
    },
    objectiveShown: (e, name) => {
      const whom = e.to === null ? 'wszystkim' : isYou(name, e.to) ? 'tobie' : name(e.to);
      return e.objective === null
        ? `${does(name, e.seat, 'pokazuje')} ukryty cel (${whom}).`
        : `${does(name, e.seat, 'pokazuje')} ukryty cel (${whom}): ${names.objective(e.objective)}.`;
    },
    deckShown: (e) => `Odkryte karty ${of(e.place)}: ${faces(e.cards)}.`,
    voted: (e, name) => {
      const result = e.up.length === e.down.length ? 'Remis.' : e.passed ? 'Przeszło.' : 'Nie przeszło.';
      return `${VOTES[e.about] ?? 'Głosowanie'}. Za: ${voters(all(name, e.up))}; przeciw: ${voters(all(name, e.down))}. ${result}`;
    },
    voteSettled: (e) => (e.passed ? 'Remis rozstrzygnięty: przeszło.' : 'Remis rozstrzygnięty: nie przeszło.'),
    exiled: (e, name) => `${does(name, e.seat, 'idzie')} na wygnanie!`,
    requested: (e, name) => `${does(name, e.seat, 'prosi')} innych o karty.`,
    requestIgnored: (e, name) => `${does(name, e.seat, 'nie daje')} nic.`,
    cardGiven: (e, name) => `${does(name, e.from, 'daje')} kartę: ${card(e.card)} → ${who(name, e.to)}.`,
    advanced: (e) =>
      e.n < 0
        ? `${names.improvement(e.improvement)}, ubywa: ${tokens(-e.n)}.`
        : `${names.improvement(e.improvement)}, przybywa: ${tokens(e.n)}.`,
    banditGone: (e) => `Ubywa ${from(e.place)}: ${bandits(e.n)}.`,
    looted: (e) => `Bandyci rabują ${at(e.place)}: ${card(e.card)}.`,
    hideoutLeft: (e, name) => `${does(name, e.seat, 'zabiera')} z kryjówki: ${card(e.card)}.`,
    codeDiePut: (e, name) => `${does(name, e.seat, 'kładzie')} na Raxxon kość ${e.die}.`,
    experimentContained: (e) => `Eksperyment opanowany: ${names.experiment(e.experiment)}.`,
    experimentReleased: (e) => `Eksperyment ucieka: ${names.experiment(e.experiment)}!`,
    specialPlaced: (e) => `${names.experiment(e.experiment)} staje ${door(e.place, e.entrance)}.`,
    specialMoved: (e) => `${names.experiment(e.experiment)} przechodzi ${from(e.from)} ${to(e.to)}.`,
    sideEffectGot: (e) => `${survivor(e.survivor)} dostaje efekt uboczny: ${names.sideEffect(e.sideEffect)}.`,
    effectBegan: (e) => `Działa karta: ${names.cause(e.cause)}.`,
    cardReturned: (e, name) => `${does(name, e.to, 'oddaje')} kartę: ${card(e.card)} → ${who(name, e.from)}.`,
    improvementShown: (e) => `Nowe usprawnienie do wyboru: ${names.improvement(e.improvement)}.`,
    hideoutPut: (e, name) => `${does(name, e.seat, 'kładzie')} w kryjówce: ${card(e.card)}.`,
    chapterRead: (e, name) => `${does(name, e.seat, 'czyta')}, co dzieje się dalej.`,
    placeOpened: (e) => `Droga jest wolna ${to(e.place)}.`,
    codeDieChanged: (e, name) => `${does(name, e.seat, 'zmienia')} kość na Raxxon z ${e.from} na ${e.to}.`,
    experimentDiscarded: (e) => `Eksperyment odrzucony: ${names.experiment(e.experiment)}.`,
    experimentsSeen: (e, name) =>
      typeof e.experiments === 'number'
        ? `${does(name, e.seat, 'ogląda')} wierzchnie eksperymenty: ${e.experiments}.`
        : `${does(name, e.seat, 'ogląda')} wierzchnie eksperymenty: ${list('pl', e.experiments.map(names.experiment))}.`,
    placeSpared: (e) => `W tej rundzie przyjdzie o 3 zombie mniej ${to(e.place)}.`,
    specialGone: (e) => `${names.experiment(e.experiment)} znika ${door(e.place, e.entrance)}.`,
    cardSaved: (e, name) => `${does(name, e.seat, 'zabiera')} kartę z powrotem na rękę: ${card(e.card)}.`,
    cardRegained: (e, name) => `${does(name, e.seat, 'odzyskuje')} kartę spoza gry: ${card(e.card)}.`,
    cardNamed: (e, name) => `${does(name, e.seat, 'prosi')} o kartę: ${card(e.card)}.`,
    staked: (e, name) => `${does(name, e.seat, 'stawia')} kartę: ${card(e.card)}.`,
    ended: (e, name) => {
      const winners = e.winners.length === 0 ? 'Nikt nie wygrywa.' : `Wygrywa: ${list('pl', all(name, e.winners))}.`;
      return `Koniec: ${WORDS.endings[e.ending]}. ${winners}`;
    },
  };
}
