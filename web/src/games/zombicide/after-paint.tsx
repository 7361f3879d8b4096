/** What the first picture of the table does not need: fetched once it can be seen. */
export { foreseen } from './danger.ts';
export { Moment } from './moments.tsx';
export { Phone } from './phone.tsx';
export { Revealed } from './revealed.tsx';
