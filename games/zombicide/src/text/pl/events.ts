/** Co się stało, po polsku. */
import { isYou, list } from '@horda/parts';
import { LEVELS } from '../../content/vocabulary.ts';
import { cardOf } from '../../rules/held.ts';
import { NONE } from '../../state.ts';
import { capitalised } from '../capitalised.ts';
import type { EventWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { zombieCard } from '../zombie-card.ts';
import {
  allOf,
  CARD_TERMS,
  clock,
  dice,
  fromZone,
  horde,
  intoZone,
  inZone,
  noises,
  toZone,
  WORDS,
  woundsTaken,
  attackingZombies,
  zone,
  zones,
} from './words.ts';

export function eventsIn(names: Names): EventWords {
  const { card, skill, survivor } = names;
  const all = (shown: readonly string[]): string => (shown.length === 0 ? 'nic' : list('pl', shown));
  const breaking = (die: number): string => (die === 1 ? 'Uszkodzenie' : String(die));
  const weapons = (cards: readonly number[]): string => {
    if (cards.length === 0) return 'broń improwizowana';
    return cards.length === 2 ? `2 × ${card(cards[0]!)}` : card(cards[0]!);
  };

  return {
    roundBegan: (e) =>
      e.hour === NONE
        ? `Zaczyna się runda ${e.round}.`
        : `Zaczyna się runda ${e.round}: ${clock(e.hour)}, ${e.night ? 'Noc' : 'Dzień'}.`,
    turnBegan: (e, _name, table) => `${survivor(e.survivor, table)}: Tura.`,
    turnEnded: (e, _name, table) => `${survivor(e.survivor, table)} kończy Turę.`,
    survivorMoved: (e, _name, table) => `${survivor(e.survivor, table)} idzie ${toZone(e.to)}.`,
    doorOpened: (e, _name, table) =>
      e.survivor === NONE ? 'Otwierają się Drzwi.' : `${survivor(e.survivor, table)} otwiera Drzwi.`,
    noiseMade: (e) => `${capitalised(inZone(e.zone))}: ${noises(e.n)}.`,
    cardDrawn: (e, _name, table) => `${survivor(e.survivor, table)} dobiera: ${card(e.card)}.`,
    cardDiscarded: (e, _name, table) => `${survivor(e.survivor, table)} odrzuca: ${card(e.card)}.`,
    traded: (e, _name, table) => {
      const given = all(e.given.map((one) => card(cardOf(one))));
      const taken = all(e.taken.map((one) => card(cardOf(one))));
      const [one, other] = [survivor(e.survivor, table), survivor(e.other, table)];
      return `Wymiana, ${one} i ${other}: ${one} oddaje ${given}, a bierze ${taken}.`;
    },
    tradeRefused: (e, _name, table) =>
      `Wymiany nie będzie: ${survivor(e.other, table)} odmawia (${survivor(e.survivor, table)}).`,
    crateOpened: (e, _name, table) => `${survivor(e.survivor, table)} otwiera Skrzynię ${inZone(e.zone)}.`,
    survivorRescued: (e, _name, table) => `${survivor(e.by, table)} zabiera z planszy: ${survivor(e.survivor, table)}!`,
    reloaded: (e, _name, table) => `${survivor(e.survivor, table)} przeładowuje: ${card(e.card)}.`,
    lightChanged: (e, _name, table) =>
      e.at === NONE
        ? `${survivor(e.survivor, table)} już nie świeci.`
        : `${survivor(e.survivor, table)} świeci ${intoZone(e.at)}.`,
    healed: (e, _name, table) =>
      `Leczenie (po ${woundsTaken(e.n)}): ${list(
        'pl',
        e.survivors.map((one) => survivor(one, table)),
      )}.`,
    companionJoined: (e, _name, table) =>
      e.leader === NONE
        ? `Do drużyny dołącza ${names.companion(e.companion)}.`
        : `Przywódcą Towarzysza ${names.companion(e.companion)} jest ${survivor(e.leader, table)}.`,
    carDrove: (e, _name, table) =>
      `Samochód jedzie ${toZone(e.to)}: ${all(e.survivors.map((one) => survivor(one, table)))}.`,
    carEntered: (e, _name, table) => `${survivor(e.survivor, table)} wsiada do samochodu.`,
    carLeft: (e, _name, table) => `${survivor(e.survivor, table)} wysiada z samochodu.`,
    wheelTaken: (e, _name, table) => `${survivor(e.survivor, table)} siada za kierownicą.`,
    survivorEscaped: (e, _name, table) => `${survivor(e.survivor, table)} ucieka!`,
    skillUsed: (e, _name, table) => `${survivor(e.survivor, table)} używa Umiejętności: ${skill(e.skill)}.`,
    hourStruck: (e) => `Zegar pokazuje ${clock(e.hour)}.`,
    firstPlayer: (e, name) =>
      isYou(name, e.seat) ? 'Zaczynasz rundę jako Pierwszy Gracz.' : `Pierwszym Graczem jest teraz ${name(e.seat)}.`,
    gameEnded: (e) => `Koniec: ${WORDS.endings[e.ending]}.`,

    attacked: (e, _name, table) => {
      const how = ['', ', Na Całość', ', Na Całość z podwojonymi kośćmi'][e.allOut]!;
      const verb = e.kind === 'melee' ? 'atakuje wręcz' : `strzela ${intoZone(e.zone)}`;
      return `${survivor(e.survivor, table)} ${verb}: ${weapons(e.with)}${how}.`;
    },
    diceRolled: (e, _name, table) => {
      const again = {
        '': 'rzuca',
        ammo: 'przerzuca (amunicja)',
        skill: 'przerzuca (Farciarz)',
        six: 'dorzuca',
      }[e.again];
      const risky = e.allOut.length === 0 ? '' : `; Na Całość ${e.allOut.map(breaking).join(' ')}`;
      const plain = e.dice.length === 0 ? dice(0) : e.dice.join(' ');
      return `${survivor(e.survivor, table)} ${again}: ${plain}${risky}; potrzeba ${e.need}+.`;
    },
    breaksIgnored: (e, _name, table) => `${survivor(e.survivor, table)} ratuje broń: Uszkodzenia się nie liczą.`,
    weaponBroke: (e, _name, table) => `${survivor(e.survivor, table)} traci uszkodzoną broń: ${card(e.card)}.`,
    weaponEmptied: (e, _name, table) => `${survivor(e.survivor, table)} musi przeładować: ${card(e.card)}.`,
    molotovThrown: (e, _name, table) => `${survivor(e.survivor, table)} rzuca Koktajl Mołotowa ${intoZone(e.zone)}!`,
    cocktailSaved: (e, _name, table) =>
      `${survivor(e.survivor, table)} rzuca ${e.die}: ` +
      `${e.saved ? 'Koktajl Mołotowa wraca do Plecaka' : 'Koktajl Mołotowa zużyty'}.`,
    zombiesKilled: (e, _name, table) => {
      const who = e.by === NONE ? 'Giną' : `${survivor(e.by, table)} zabija`;
      return `${who} ${inZone(e.zone)}: ${horde(e.n, e.kind)}.`;
    },
    abominationKilled: (e, _name, table) =>
      e.by === NONE
        ? `${names.abomination(e.kind)} ginie ${inZone(e.zone)}!`
        : `${names.abomination(e.kind)} ginie ${inZone(e.zone)}: to ${survivor(e.by, table)}!`,
    survivorHurt: (e, _name, table) => {
      const cause = { zombies: 'Zombie', fire: 'od swoich', card: 'karta' }[e.cause];
      return `${survivor(e.survivor, table)} dostaje ${woundsTaken(e.n)} (${cause}).`;
    },
    woundsIgnored: (e, _name, table) => `${survivor(e.survivor, table)} nie przejmuje się (${woundsTaken(e.n)} mniej).`,
    survivorDown: (e, _name, table) => `Nokaut ${inZone(e.zone)}: ${survivor(e.survivor, table)}!`,
    survivorDied: (e, _name, table) => `${survivor(e.survivor, table)} umiera!`,
    companionDied: (e) => `${names.companion(e.companion)} umiera!`,
    companionSpared: (e) => `${names.companion(e.companion)} tym razem wychodzi cało.`,
    adrenalineGained: (e, _name, table) => `${survivor(e.survivor, table)}: +${e.n} PA.`,
    levelReached: (e, _name, table) =>
      `${survivor(e.survivor, table)} osiąga Poziom Zagrożenia: ${WORDS.levels[LEVELS[e.level]]}!`,
    skillGained: (e, _name, table) => `${survivor(e.survivor, table)} zdobywa Umiejętność: ${skill(e.skill)}.`,
    experienceGained: (e, _name, table) => `${survivor(e.survivor, table)}: +${e.n} PDK, razem ${e.xp}.`,
    bonusActionGained: (e, _name, table) =>
      `${survivor(e.survivor, table)} zdobywa Bonusową Akcję; w rezerwie: ${e.bonus}.`,
    conservationRolled: (e, _name, table) =>
      `${survivor(e.survivor, table)}, ${card(e.card)}: ${e.dice.map(breaking).join(' ')}; ` +
      `${e.kept ? 'zachowane na następną Misję' : 'przepada'}.`,

    zombieCardDrawn: (e) => `Karta Zombie ${zombieCard(e.card, names, CARD_TERMS)}; ${zone(e.zone)}.`,
    zombiesCame: (e) => `Nowe Zombie ${inZone(e.zone)}: ${horde(e.n, e.kind)}.`,
    abominationCame: (e) => `${names.abomination(e.kind)} pojawia się ${inZone(e.zone)}!`,
    zombiesMoved: (e) => `${horde(e.n, e.kind)}: ${fromZone(e.from)} ${toZone(e.to)}.`,
    zombiesStopped: (e) => `Zombie ${inZone(e.zone)} stoją pod zamkniętymi Drzwiami.`,
    zombiesAttacked: (e) => `${attackingZombies(e.n)} ${inZone(e.zone)}.`,
    zombiesRushed: (e) => `Natarcie ${inZone(e.zone)}: ${horde(e.n, e.kind)}!`,
    figuresRanOut: (e) => `Brakuje figurek: ${horde(e.n, e.kind)}.`,
    extraActivation: (e) => `Dodatkowa Aktywacja: ${allOf(e.kind)}!`,
    beamsSeen: (e) => `Zombie widzą światło: ${zones(e.zones)}.`,
    buildingOpened: () => 'Budynek zostaje otwarty.',
    abominationMoved: (e) => `${names.abomination(e.kind)}: ${fromZone(e.from)} ${toZone(e.to)}.`,

    cardRevealed: (e, _name, table) => {
      const title = names.objective(e.card, table);
      return e.survivor === NONE ? `Odkryta karta: ${title}.` : `${survivor(e.survivor, table)} odkrywa: ${title}.`;
    },
    noteRead: (e, _name, table) => `Czytacie Notatkę: ${names.note(e.note, table)}.`,
    keywordNoted: (e) => `Zapisujecie słowo: ${names.keyword(e.keyword)}.`,
    achievementGained: (e) => `Osiągnięcie: ${names.achievement(e.achievement)}!`,
    counted: (e) => `${names.counter(e.counter)}: ${e.now}.`,
    goalMet: (e, _name, table) => `Cel wykonany: ${names.goal(e.goal, table)}.`,
    tokenGained: (e, _name, table) => `${survivor(e.survivor, table)} dostaje znacznik: ${names.token(e.token)}.`,
    tokenUsed: (e, _name, table) => `${survivor(e.survivor, table)} używa znacznika: ${names.token(e.token)}.`,
    companionCame: (e) => `${capitalised(inZone(e.zone))} czeka ${names.companion(e.companion)}.`,
    exitOpened: (e) => `${capitalised(inZone(e.zone))} otwiera się wyjście!`,
    spawnWoke: (e) => `Budzi się Strefa Namnażania ${inZone(e.zone)}: dobiera karty od rundy ${e.from}.`,
    spawnRemoved: (e) => `Strefy Namnażania ${inZone(e.zone)} już nie ma.`,
    zombiesRemoved: (e) => `Znikają ${inZone(e.zone)}: ${horde(e.n, e.kind)}.`,
    zoneStruck: (e, _name, table) => `${survivor(e.by, table)} strzela, pocisk trafia ${intoZone(e.zone)}!`,
  };
}
