import type { GridCell } from '../publish/use-impact.ts';

/** A visitor of a kind as previews are asked for one. */
export const viewerOf = ({ kind, onSite, locale, platform }: Omit<GridCell, 'pages'>, venue: string | undefined) => ({
  locale,
  platform: platform === 'APP' ? 'APP' : 'WEB_MOBILE',
  login: kind !== 'guest',
  ...(venue === undefined ? {} : { curResort: venue }),
  ...(kind === 'guest'
    ? {}
    : {
        memberKind: kind === 'simple' ? 'simple' : 'full',
        listed: kind === 'tester',
        ...(onSite === true && venue !== undefined ? { onSite: { [venue]: true } } : {}),
      }),
});

/** True when an address has a parameter, such as a post number; then there is no single screen. */
export const isOpenEnded = (path: string): boolean => path.includes('{');
