/** Co stoi na przeszkodzie, po polsku. */
import { list } from '@horda/parts';
import type { ReasonTerms, ReasonWords } from '../messages.ts';

export const reasons = ({ struck, steps, effects, colours, survivor, companion, boss }: ReasonTerms): ReasonWords => ({
  over: () => 'Gra się skończyła.',
  chooseFirst: () => 'Gra się jeszcze nie zaczęła: najpierw każdy wybiera Ocalałego.',
  chosen: () => 'Ocalali są wybrani i gra już trwa.',
  has: (reason) => `Masz już Ocalałego: ${survivor(reason.survivor)}. Najpierw go odłóż.`,
  taken: (reason) => `Ktoś inny ma już tego Ocalałego: ${survivor(reason.survivor)}.`,
  notYours: ({ seat }, name) => `O tym decyduje ${name(seat)}, nie ty.`,
  waitsFor: ({ seats }, name) =>
    seats.length === 0
      ? 'Nie masz teraz nic do wyboru.'
      : `Ty masz to za sobą. Decyduje jeszcze: ${list('pl', seats.map(name))}.`,
  step: ({ step, needs }) =>
    step === needs
      ? `Trwa krok: ${steps[step].name}, ale najpierw trzeba zdecydować o czymś innym.`
      : `Trwa krok: ${steps[step].name}. To należy do innego kroku: ${steps[needs].name}.`,
  isReady: () => 'Twoje plany są gotowe. Żeby coś zmienić, najpierw cofnij gotowość.',
  notReady: () => 'Nie ma gotowości, którą można by cofnąć.',
  nothingToTakeBack: () => 'W tym kroku nie masz jeszcze nic zaznaczonego, co można by cofnąć.',
  owed: () => 'Czeka na ciebie 1 Obrażenie: najpierw wybierz, czy przyjmie je Pancerz, czy Zdrowie.',
  nothingOwed: () => 'Nie czeka na ciebie teraz żadne Obrażenie.',
  decided: ({ fate }) =>
    fate === 'victory'
      ? 'Z tym, co zaznaczone, Boss ginie: niczego więcej nie trzeba dodawać.'
      : 'Z tym, co zaznaczone, ginie Ocalały: niczego nie można dodać, tylko cofnąć.',
  halfDrawn: () => 'Kształt jest w połowie narysowany: najpierw druga część.',
  largerFirst: () => 'Najpierw rysuje się większą część Kształtu i zostawia wolne pole na resztę.',
  sameTarget: ({ at }) => `Druga część Kształtu idzie na ten sam cel: ${struck(at, null)}.`,
  ceased: () => 'Strzelasz już Amunicją, więc broń w tej turze odpoczywa.',
  weaponsFirst: () => 'Najpierw użyj broni, to przychodzi dopiero potem.',
  used: ({ tool }) =>
    tool === 'weapon'
      ? 'Twoja broń jest w tej turze już użyta.'
      : `${companion(tool)}: pomoc w tej turze już wykorzystana.`,
  usedTwice: () => 'W tej turze to już dwa użycia, trzeciego nie ma.',
  noCompanions: () => 'Towarzysze pomagają tylko temu, kto gra w pojedynkę.',
  noCompanionMark: () => 'Karta Tury nie pokazuje Towarzysza albo jeden już w niej pomaga.',
  companionDown: (reason) => `${companion(reason.companion)}: pomoc w tej rundzie już wykorzystana.`,
  notHere: () => 'Takiego celu nie ma na stole.',
  nobodyInFront: () => 'Przed tobą nie ma już kogo trafić.',
  bossToCome: (reason) => `Boss (${boss(reason.boss)}) przyjdzie dopiero w 2. rundzie.`,
  bossElsewhere: ({ seat }, name) =>
    `Boss stoi gdzie indziej, przed nim jest ${name(seat)}. Dosięgnie go tylko sąsiad z Dalekim Zasięgiem.`,
  bossNoAmmo: () => 'Przy tym stole Amunicja nie trafia Bossa.',
  mouthShut: () => 'Paszcza jest zamknięta: otwiera się na turę po użyciu zdolności.',
  oneMember: () => 'Kształt musi leżeć na jednym z trójki, nie na dwóch naraz.',
  dead: ({ at }) => `${struck(at, null)} już nie żyje.`,
  otherStreet: ({ at, seat }, name) => `${struck(at, null)} stoi na innej Ulicy: ${name(seat)}.`,
  locked: ({ effect }) => `Twoja broń będzie to umieć dopiero po Ulepszeniu: ${effects[effect].name}.`,
  noEffect: ({ effect }) => `To, czego używasz, tego nie umie: ${effects[effect].name}.`,
  hitBefore: ({ at }) => `Za drugim razem potrzebny jest inny cel, a za pierwszym obrywa ${struck(at, null)}.`,
  oneStreet: () => 'Wszystkie Kształty tego użycia muszą zostać na jednej Ulicy.',
  alreadyHit: ({ at }) => `Ten Kształt już tu trafia: ${struck(at, null)}.`,
  notStruck: ({ at }) => `Odepchnąć można tylko to, co właśnie obrywa od broni z Odrzutem, a nie: ${struck(at, null)}.`,
  notPushed: ({ at }) => `Tego nie da się odepchnąć: ${struck(at, null)}.`,
  atSpace3: ({ at }) => `${struck(at, null)} stoi już na 3. polu.`,
  noRoom: ({ at, hits }) =>
    `Kształty narysowane w tym użyciu: ${hits}. Na ten cel żadnego już nie ma: ${struck(at, null)}.`,
  area: ({ effect }) => `${effects[effect].name}: ${effects[effect].text}`,
  noIcon: () => 'Pierwsze trafienie nie skreśliło żadnej ikony Obrażeń.',
  noAmmo: () => 'Nie masz Amunicji.',
  noAmmoTarget: () => 'Amunicja trafia tylko na twojej Ulicy albo Bossa przed tobą.',
  shape: () => 'Te pola nie układają się w Kształt broni.',
  pieces: () => 'Te pola nie są częścią Kształtu.',
  twice: () => 'Pole można skreślić tylko raz.',
  outside: () => 'Kształt wystaje poza pola.',
  apart: () => 'Musi stykać się bokiem albo rogiem ze skreślonym polem.',
  sameMark: () => 'To samo można już wybrać, tylko narysowane w inny sposób.',
  crossed: ({ square }) => `Pole ${square} jest już skreślone.`,
  crossedBy: ({ square, seat }, name) => `Pole ${square} zaznacza ${name(seat)}.`,
  bothUnlocked: ({ weapon }) => `Ta broń ma już oba Ulepszenia: ${colours[weapon]}.`,
  noSuchWeapon: () => 'Nie masz takiej broni.',
  chosenUpgrade: () => 'Twoje Ulepszenia są wybrane, inni jeszcze wybierają.',
  noKill: () => 'Na twojej Ulicy nikt w tej turze nie zginął, więc nie masz Ulepszenia.',
  noArmour: ({ left }) => (left === 0 ? 'Nie masz Pancerza.' : `Masz tylko tyle Pancerza: ${left}.`),
  lessDamage: ({ damage }) => `Obrażenia do przyjęcia: tylko ${damage}.`,
  cannotPay: ({ with: price }) =>
    price === 'ammo' ? 'Nie możesz teraz zapłacić Amunicją.' : 'Nie możesz teraz zapłacić Pancerzem.',
  notInWave: () => 'Tego Zombie nie ma na środku stołu.',
  liesThere: ({ seat }, name) => `To Zombie już tam idzie: ${name(seat)}.`,
  commander: ({ seat }, name) => `O tym decyduje dowódca: ${name(seat)}.`,
  unassigned: () => 'Nie każde Zombie ze środka ma już swoją Ulicę.',
});
