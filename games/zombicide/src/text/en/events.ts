/** What has happened, in English. */
import { addressing, list } from '@horda/parts';
import { LEVELS } from '../../content/vocabulary.ts';
import { cardOf } from '../../rules/held.ts';
import { NONE } from '../../state.ts';
import { capitalised } from '../capitalised.ts';
import type { EventWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { zombieCard } from '../zombie-card.ts';
import { allOf, CARD_TERMS, clock, dice, horde, noises, WORDS, wounds, zombies, zone, zones } from './words.ts';

const { does } = addressing('en');

export function eventsIn(names: Names): EventWords {
  const { card, skill, survivor } = names;
  const all = (shown: readonly string[]): string => (shown.length === 0 ? 'nothing' : list('en', shown));
  const breaking = (die: number): string => (die === 1 ? 'Break' : String(die));
  const weapons = (cards: readonly number[]): string => {
    if (cards.length === 0) return 'an improvised weapon';
    return cards.length === 2 ? `2 × ${card(cards[0]!)}` : card(cards[0]!);
  };

  return {
    roundBegan: (e) =>
      e.hour === NONE
        ? `Round ${e.round} begins.`
        : `Round ${e.round} begins: ${clock(e.hour)}, ${e.night ? 'night' : 'day'}.`,
    turnBegan: (e, _name, table) => `${survivor(e.survivor, table)}: turn.`,
    turnEnded: (e, _name, table) => `${survivor(e.survivor, table)} ends the turn.`,
    survivorMoved: (e, _name, table) => `${survivor(e.survivor, table)} goes to ${zone(e.to)}.`,
    doorOpened: (e, _name, table) =>
      e.survivor === NONE ? 'A door opens.' : `${survivor(e.survivor, table)} opens a door.`,
    noiseMade: (e) => `${noises(e.n)} in ${zone(e.zone)}.`,
    cardDrawn: (e, _name, table) => `${survivor(e.survivor, table)} draws: ${card(e.card)}.`,
    cardDiscarded: (e, _name, table) => `${survivor(e.survivor, table)} discards: ${card(e.card)}.`,
    traded: (e, _name, table) => {
      const given = all(e.given.map((one) => card(cardOf(one))));
      const taken = all(e.taken.map((one) => card(cardOf(one))));
      return `${survivor(e.survivor, table)} gives ${survivor(e.other, table)}: ${given}; takes: ${taken}.`;
    },
    tradeRefused: (e, _name, table) =>
      `${survivor(e.other, table)} does not agree to the trade with ${survivor(e.survivor, table)}.`,
    crateOpened: (e, _name, table) => `${survivor(e.survivor, table)} opens the crate in ${zone(e.zone)}.`,
    survivorRescued: (e, _name, table) => `${survivor(e.by, table)} picks up ${survivor(e.survivor, table)}!`,
    reloaded: (e, _name, table) => `${survivor(e.survivor, table)} reloads: ${card(e.card)}.`,
    lightChanged: (e, _name, table) =>
      e.at === NONE
        ? `${survivor(e.survivor, table)} is without light now.`
        : `${survivor(e.survivor, table)} lights up ${zone(e.at)}.`,
    healed: (e, _name, table) =>
      `Healed (${wounds(e.n)} each): ${list(
        'en',
        e.survivors.map((one) => survivor(one, table)),
      )}.`,
    companionJoined: (e, _name, table) =>
      e.leader === NONE
        ? `${capitalised(names.companion(e.companion))} joins the team.`
        : `${capitalised(names.companion(e.companion))} follows ${survivor(e.leader, table)}.`,
    carDrove: (e, _name, table) =>
      `The car drives to ${zone(e.to)}: ${all(e.survivors.map((one) => survivor(one, table)))}.`,
    carEntered: (e, _name, table) => `${survivor(e.survivor, table)} gets into the car.`,
    carLeft: (e, _name, table) => `${survivor(e.survivor, table)} gets out of the car.`,
    wheelTaken: (e, _name, table) => `${survivor(e.survivor, table)} takes the wheel.`,
    survivorEscaped: (e, _name, table) => `${survivor(e.survivor, table)} gets out!`,
    skillUsed: (e, _name, table) => `${survivor(e.survivor, table)} uses a skill: ${skill(e.skill)}.`,
    hourStruck: (e) => `The clock shows ${clock(e.hour)}.`,
    firstPlayer: (e, name) => `${does(name, e.seat, 'is')} the first player now.`,
    gameEnded: (e) => `The end: ${WORDS.endings[e.ending]}.`,

    attacked: (e, _name, table) => {
      const how = ['', ', All-Out', ', All-Out with double dice'][e.allOut]!;
      const verb = e.kind === 'melee' ? 'strikes' : 'shoots';
      const where = e.kind === 'melee' ? '' : ` into ${zone(e.zone)}`;
      return `${survivor(e.survivor, table)} ${verb}${where}: ${weapons(e.with)}${how}.`;
    },
    diceRolled: (e, _name, table) => {
      const again = { '': 'rolls', ammo: 'rolls again (ammo)', skill: 'rolls again (Lucky)', six: 'rolls more' }[
        e.again
      ];
      const risky = e.allOut.length === 0 ? '' : `; All-Out ${e.allOut.map(breaking).join(' ')}`;
      const plain = e.dice.length === 0 ? dice(0) : e.dice.join(' ');
      return `${survivor(e.survivor, table)} ${again}: ${plain}${risky}; needed: ${e.need}+.`;
    },
    breaksIgnored: (e, _name, table) => `${survivor(e.survivor, table)} saves the weapon: the Breaks do not count.`,
    weaponBroke: (e, _name, table) => `${survivor(e.survivor, table)} loses a broken weapon: ${card(e.card)}.`,
    weaponEmptied: (e, _name, table) => `${survivor(e.survivor, table)} has to reload: ${card(e.card)}.`,
    molotovThrown: (e, _name, table) => `${survivor(e.survivor, table)} throws a Molotov into ${zone(e.zone)}!`,
    cocktailSaved: (e, _name, table) =>
      `${survivor(e.survivor, table)} rolls ${e.die}: ${e.saved ? 'one more Molotov is left' : 'no Molotov is left'}.`,
    zombiesKilled: (e, _name, table) => {
      const who = e.by === NONE ? 'Killed' : `${survivor(e.by, table)} kills`;
      return `${who} in ${zone(e.zone)}: ${horde(e.n, e.kind)}.`;
    },
    abominationKilled: (e, _name, table) =>
      e.by === NONE
        ? `${names.abomination(e.kind)} dies in ${zone(e.zone)}!`
        : `${survivor(e.by, table)} kills ${names.abomination(e.kind)} in ${zone(e.zone)}!`,
    survivorHurt: (e, _name, table) => {
      const cause = { zombies: 'zombies', fire: 'friendly fire', card: 'a card' }[e.cause];
      return `${survivor(e.survivor, table)} takes ${wounds(e.n)} (${cause}).`;
    },
    woundsIgnored: (e, _name, table) => `${survivor(e.survivor, table)} shrugs off ${wounds(e.n)}.`,
    survivorDown: (e, _name, table) => `${survivor(e.survivor, table)} is knocked out in ${zone(e.zone)}!`,
    survivorDied: (e, _name, table) => `${survivor(e.survivor, table)} dies!`,
    companionDied: (e) => `${capitalised(names.companion(e.companion))} dies!`,
    companionSpared: (e) => `${capitalised(names.companion(e.companion))} is spared this time.`,
    adrenalineGained: (e, _name, table) => `${survivor(e.survivor, table)}: +${e.n} AP.`,
    levelReached: (e, _name, table) =>
      `${survivor(e.survivor, table)} reaches the ${WORDS.levels[LEVELS[e.level]]} level!`,
    skillGained: (e, _name, table) => `${survivor(e.survivor, table)} gains a skill: ${skill(e.skill)}.`,
    experienceGained: (e, _name, table) => `${survivor(e.survivor, table)}: +${e.n} XP, now ${e.xp}.`,
    bonusActionGained: (e, _name, table) => `${survivor(e.survivor, table)} gains a bonus action; reserve: ${e.bonus}.`,
    conservationRolled: (e, _name, table) =>
      `${survivor(e.survivor, table)}, ${card(e.card)}: ${e.dice.map(breaking).join(' ')}; ` +
      `${e.kept ? 'kept for the next mission' : 'lost'}.`,

    zombieCardDrawn: (e) => `Zombie card ${zombieCard(e.card, names, CARD_TERMS)}; ${zone(e.zone)}.`,
    zombiesCame: (e) => `${horde(e.n, e.kind)} in ${zone(e.zone)}: new.`,
    abominationCame: (e) => `${names.abomination(e.kind)} appears in ${zone(e.zone)}!`,
    zombiesMoved: (e) => `${horde(e.n, e.kind)}: from ${zone(e.from)} to ${zone(e.to)}.`,
    zombiesStopped: (e) => `Zombies in ${zone(e.zone)} stand before a closed door.`,
    zombiesAttacked: (e) => `${zombies(e.n)} ${e.n === 1 ? 'attacks' : 'attack'} in ${zone(e.zone)}.`,
    zombiesRushed: (e) => `Rush in ${zone(e.zone)}: ${horde(e.n, e.kind)}!`,
    figuresRanOut: (e) => `Figures missing: ${horde(e.n, e.kind)}.`,
    extraActivation: (e) => `Extra activation: ${allOf(e.kind)}!`,
    beamsSeen: (e) => `Zombies see the light: ${zones(e.zones)}.`,
    buildingOpened: () => 'A building is opened.',
    abominationMoved: (e) => `${names.abomination(e.kind)}: from ${zone(e.from)} to ${zone(e.to)}.`,

    cardRevealed: (e, _name, table) => {
      const title = names.objective(e.card, table);
      return e.survivor === NONE ? `Revealed: ${title}.` : `${survivor(e.survivor, table)} reveals: ${title}.`;
    },
    noteRead: (e, _name, table) => `A note is read: ${names.note(e.note, table)}.`,
    keywordNoted: (e) => `The team notes ${names.keyword(e.keyword)}.`,
    achievementGained: (e) => `Achievement: ${names.achievement(e.achievement)}!`,
    counted: (e) => `${names.counter(e.counter)}: ${e.now}.`,
    goalMet: (e, _name, table) => `A goal is met: ${names.goal(e.goal, table)}.`,
    tokenGained: (e, _name, table) => `${survivor(e.survivor, table)} gets a marker: ${names.token(e.token)}.`,
    tokenUsed: (e, _name, table) => `${survivor(e.survivor, table)} uses a marker: ${names.token(e.token)}.`,
    companionCame: (e) => `${capitalised(names.companion(e.companion))} waits in ${zone(e.zone)}.`,
    exitOpened: (e) => `A way out opens in ${zone(e.zone)}!`,
    spawnWoke: (e) => `The spawn zone in ${zone(e.zone)} wakes: from round ${e.from} on it draws cards.`,
    spawnRemoved: (e) => `The spawn zone in ${zone(e.zone)} is gone.`,
    zombiesRemoved: (e) => `${horde(e.n, e.kind)} in ${zone(e.zone)}: gone.`,
    zoneStruck: (e, _name, table) => `${survivor(e.by, table)} fires: ${zone(e.zone)} is hit!`,
  };
}
