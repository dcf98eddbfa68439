export { wayNeeds as needs } from '../way.ts';
