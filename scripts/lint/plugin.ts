import { letterLimit } from './letter-limit.ts';
import { oneWayOut } from './one-way-out.ts';
import { ownElement } from './own-element.ts';
import { saidWhy } from './require-reason.ts';

/** The project's own lint rules, in the form of an ESLint plugin. */
export default {
  meta: { name: 'promenade' },
  rules: { 'letter-limit': letterLimit, 'one-way-out': oneWayOut, 'own-element': ownElement, 'said-why': saidWhy },
};
