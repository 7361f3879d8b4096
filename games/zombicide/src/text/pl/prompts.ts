/** O co pyta gra, po polsku. */
import { plural } from '@horda/parts';
import { NONE } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Prompts } from '../messages.ts';
import type { Names } from '../names.ts';
import { learner } from '../seen.ts';
import { clock } from './words.ts';

const actionsLeft = (n: number): string =>
  plural('pl', n, {
    one: 'została # Akcja',
    few: 'zostały # Akcje',
    many: 'zostało # Akcji',
    other: 'zostało # Akcji',
  });

export function promptsIn(names: Names): Prompts {
  const acting = (view: View): string => (view.acting === NONE ? 'Ocalały' : names.survivor(view.acting, view));
  return {
    'beginning.choose': () => 'Kto bierze udział?',
    'beginning.start': () => 'Gdzie zaczyna ten Ocalały?',
    'player.choose': () => 'Kto ma teraz Turę?',
    'turn.choose': (view) => {
      const one = view.survivors[view.acting];
      return one === undefined ? 'Co robisz?' : `${acting(view)}: ${actionsLeft(one.actions)}. Co teraz?`;
    },
    'reaction.choose': (view) => `${acting(view)} ma darmową Akcję. Na co?`,
    'move.turn': (view) => `${acting(view)} idzie dalej ze światłem. Dokąd świeci?`,
    'dash.choose': () => 'Kogo leczysz?',
    'lifesaver.choose': () => 'Kto daje się wyciągnąć?',
    'search.aim': () => 'Latarka się zapala. Dokąd świeci?',
    'drawing.destiny': (view) => `${acting(view)} może dobrać inną kartę. Zatrzymujesz tę?`,
    'arranging.limit': () => 'Za dużo kart. Którą odrzucasz?',
    'arranging.hands': () => 'Które karty są w rękach?',
    'trade.choose': (view) => `${acting(view)} się wymienia. Co zmienia właściciela?`,
    'trade.agree': () => 'Zgadzasz się na tę Wymianę?',
    'endPhase.choose': () => 'Medyk ma chwilę dla rannych. Kogo leczy?',
    'clock.choose': (view) => `Zegar pokazuje ${clock(view.hour)} i czytacie kartę. Którego Ocalałego dotyczy?`,
    'effects.choice': () => 'Co postanawiacie?',
    'effects.discard': () => 'Którą kartę oddajesz?',
    'effects.handOut': () => 'Kto dostaje następną kartę?',
    'effects.removeSpawn': () => 'Którą Strefę Namnażania usuwacie?',
    'effects.shell': () => 'Gdzie trafia pocisk?',
    'effects.look': () => 'Oglądacie wierzchnie karty. Która ma być następna?',
    'effects.lookAtObjectives': (view) =>
      view.shown.length === 0 ? 'Którą kartę oglądacie?' : 'To właśnie obejrzeliście. Dalej?',
    'effects.showDoorCards': () => 'To leży na drzwiach. Dalej?',
    'sightings.look': () => 'Abominację widzi kilka osób. Kogo dotyczy Notatka?',
    'beforeZombies.guards': () => 'Straż czeka na rozkaz. Którą Strefę oczyszcza?',
    'adrenaline.choose': (view) => {
      const who = learner(view);
      return `${who === NONE ? 'Nowy Poziom' : `${names.survivor(who, view)} osiąga nowy Poziom`}. Która Umiejętność?`;
    },
    'experience.choose': () => 'Kamień milowy Kampanii. Jaka nagroda?',
    'kit.learn': () => 'Która Umiejętność Kampanii pomaga w tej Misji?',
    'kit.choose': () => 'Z którą kartą zaczynasz?',
    'attack.aim': () => 'Dokąd świeci Latarka?',
    'attack.arm': () => 'Używasz szabli w tym ataku?',
    'attack.choose': () => 'Iloma kośćmi rzucasz?',
    'harm.cancel': () => 'Odrzucasz kartę zamiast przyjąć ranę?',
    'strike.again': () => 'Przerzucasz wszystkie zwykłe kości?',
    'strike.blow': () => 'Kogo trafia następny cios?',
    'strike.hit': () => 'Kogo trafia następne trafienie?',
    'strike.lose': () => 'Jedna broń z pary się psuje. Która?',
    'strike.mend': () => 'Broń się psuje. Ratujesz ją?',
    'strike.reap': () => 'Kto jeszcze ginie od tego trafienia?',
    'wounds.give': () => 'Kto dostaje następną ranę?',
    'opening.choose': () => 'Budynek jest otwarty. Która Strefa Mroku następna?',
    'reactions.order': () => 'Tuż obok pojawiają się Zombie. Co najpierw?',
    'spawnStep.choose': () => 'Która karta Zombie do której Strefy Namnażania?',
    'zombiePass.choose': () => 'Grupa nie dzieli się po równo. Dokąd idzie reszta?',
  };
}
