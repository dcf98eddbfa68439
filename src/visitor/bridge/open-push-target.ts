import { readPush, type LinkTarget } from '#engine';
import type { SessionTools } from '../session/tools.ts';
import { splitAddress } from '../navigation/split-address.ts';

type Outside = Extract<LinkTarget, { kind: 'outside' }>;

const openOutside = ({ href, host, known }: Outside, { run }: Pick<SessionTools, 'run'>): void =>
  run({ kind: 'open', href, newWindow: true, ...(known ? {} : { ask: true, name: host }) });

/** Opens the target of a push notification. If its page is already shown, replaces the address and refreshes its calls (P-449). */
export const openPushTarget = async (
  payload: unknown,
  tools: Pick<SessionTools, 'release' | 'run' | 'replace' | 'presentRef'>,
): Promise<void> => {
  const target = readPush(await tools.release(), payload, window.location.origin);
  if (target.kind === 'outside') return openOutside(target, tools);
  const isHere = splitAddress(target.to).path === tools.presentRef.current.shown.decision.path;
  if (!isHere) return tools.run({ kind: 'go', to: target.to });
  await tools.replace(target.to);
  tools.run({ kind: 'refresh' });
};
