import type { CompiledAccount } from '#engine';

const lateShare = 2 / 3;

/** When an access token came, and from when on a new one is asked for, so that who is here stays logged in. */
export const freshness = ({
  accessMinutes,
}: Pick<CompiledAccount, 'accessMinutes'>): { readonly renewedAt: number; readonly renewFrom: number } => {
  const renewedAt = Date.now();
  return { renewedAt, renewFrom: renewedAt + accessMinutes * 60_000 * lateShare };
};
