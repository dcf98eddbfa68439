import type { CallScope } from '../data/call-service.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import { serverNow } from '../data/server-clock.ts';
import { clearCodesOfOthers, readCodes } from './code-store.ts';
import { keptLists } from './last-records.ts';
import { refreshCodes } from './refresh-codes.ts';
import { registerWorker } from './register-worker.ts';

/** Kept codes older than this are read again. */
const OLD_MS = 60 * 60 * 1000;

/** Keeps the codes of the member up to date until the returned function is called. */
export const followCodes = (scope: () => CallScope): (() => void) => {
  const refresh = async (): Promise<void> => {
    const codes = await refreshCodes(scope());
    if (codes !== undefined) await registerWorker();
  };
  const begin = async (): Promise<void> => {
    await clearCodesOfOthers(scope().who);
    await keptLists(serverNow());
    const kept = await readCodes();
    if (kept === undefined || Date.now() - kept.heardAt > OLD_MS) await refresh();
    else await registerWorker();
  };
  // Without a network what is kept stays as it is.
  begin().catch(() => undefined);
  return onMemberEvent('pocket', () => void refresh().catch(() => undefined));
};
