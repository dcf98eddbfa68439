import type { Snapshot } from '../../../engine/index.ts';

/** Name in addresses of what belongs to no venue. */
export const WHOLE_SITE = 'site';

/** Address of the web manifest of a venue, or of the whole site. */
export const manifestAddress = ({ venues }: Pick<Snapshot, 'venues'>, venue: string | undefined): string =>
  `/manifest/${(venue === undefined ? undefined : venues[venue]?.slug) ?? WHOLE_SITE}.webmanifest`;
