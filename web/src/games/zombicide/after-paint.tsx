/** What the first picture of the table does not need, and the map: fetched once the frame of the table can be seen. */
export { City } from './city.tsx';
export { foreseen } from './danger.ts';
export { Moment } from './moments.tsx';
export { Phone } from './phone.tsx';
export { Revealed } from './revealed.tsx';
