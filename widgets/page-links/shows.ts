import type { FrameContext, SettingLocation } from '#schemas/frame-model';

/** Nothing on pages without a footer, and on those that do not scroll; a home has shortcuts of its own. */
export const shows = ({ flags }: Pick<FrameContext, 'flags'>, [part]: SettingLocation = []): boolean =>
  flags.isFooter !== false && flags.fixedLayout !== true && (part !== 'quick' || flags.homeLogo !== true);
