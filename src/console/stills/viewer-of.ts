import type { GridCell } from '../publish/use-impact.ts';

/** A visitor of a kind as previews are asked for one. */
export const viewerOf = ({ kind, onSite, locale, platform }: Omit<GridCell, 'pages'>, venue: string | undefined) => ({
  locale,
  platform: platform === 'APP' ? 'APP' : 'WEB_MOBILE',
  login: kind !== 'guest',
  ...(venue === undefined ? {} : { curResort: venue }),
  ...(kind === 'guest' ? {} : { memberKind: kind === 'simple' ? 'simple' : 'full', listed: kind === 'tester', ...(onSite === true && venue !== undefined ? { onSite: { [venue]: true } } : {}) }),
});

/** Whether an address has a place for a value, such as the number of a post: there is no one screen of it. */
export const isOpenEnded = (path: string): boolean => path.includes('{');
