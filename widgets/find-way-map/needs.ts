export { wayNeeds as needs } from '../shared/ways/way.ts';
