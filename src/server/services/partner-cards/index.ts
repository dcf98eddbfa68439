export { activeCardsOf } from './cards.ts';
