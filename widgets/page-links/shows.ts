import type { Around, SettingPlace } from '#schemas/frame-model';

/** Nothing on pages without a footer, and on those that do not scroll; a home has shortcuts of its own. */
export const shows = ({ flags }: Pick<Around, 'flags'>, [part]: SettingPlace = []): boolean =>
  flags.isFooter !== false && flags.fixedLayout !== true && (part !== 'quick' || flags.homeLogo !== true);
