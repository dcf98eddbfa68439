/** What decides in the browser. A first picture needs none of it, so it comes while nothing else is to do, or with the first tap. */
export { ReleaseStore } from './release-store.ts';
export { resolveVisit } from './resolve-visit.ts';
