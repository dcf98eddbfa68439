/** Decision code of the browser. The first paint does not need it, so it loads when idle or with the first tap. */
export { ReleaseStore } from '../live/release-store.ts';
export { resolveVisit } from './resolve-visit.ts';
