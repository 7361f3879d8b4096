import type { TutorialWords } from './words.ts';

export const pl: TutorialWords = {
  title: (game) => `Pierwsza gra: ${game}`,
  step: (n, of) => `krok ${n} z ${of}`,
  next: 'Dalej',
  back: 'Wstecz',
  leave: 'Zakończ lekcję',
  fold: 'Zwiń notatkę',
  unfold: 'Rozwiń notatkę',
  yourMove: 'Teraz ty',
  othersMove: 'Teraz inni',
  notThis: 'Nie tym razem: na lekcji zrób to, o czym mówi notatka. Na stole nic się nie zmieniło.',
  readFirst: 'Najpierw przeczytaj notatkę i wybierz „Dalej”. Na stole nic się nie zmieniło.',
  noJump: 'Do wcześniejszych chwil wrócisz po lekcji, gdy gra będzie toczyć się dalej.',
  overTitle: 'Koniec lekcji',
  overText: (game) =>
    `Wiesz już dość, żeby zagrać w grę ${game}. Możesz dokończyć tę partię z botami albo usiąść do nowego stołu.`,
  learned: 'Za tobą:',
  playOn: 'Graj dalej od tego miejsca',
  newGame: 'Nowa gra',
  again: 'Powtórz lekcję',
  rules: 'Wszystkie zasady',
  failed: 'Nie udało się przygotować stołu do lekcji.',
  none: 'Ta gra nie ma jeszcze lekcji. Są za to zasady.',
};
