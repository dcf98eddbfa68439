import { bootOf } from '../render/test-site.ts';

/** Finds the start addresses: the given address, the gate and each venue's main page. Rejects when no Promenade site answers. */
export async function findEntries(site: URL): Promise<readonly string[]> {
  const answer = await fetch(site, { headers: { 'user-agent': 'PromenadeQA/1.0', accept: 'text/html' }, signal: AbortSignal.timeout(30_000) }).catch((cause: unknown) => {
    throw new Error(`nothing answers at ${site.origin}. Is the server running?`, { cause });
  });
  const boot = bootOf(await answer.text());
  if (boot === undefined) throw new Error(`${site.href} is no page of Promenade (it answered ${answer.status}).`);
  const { venues } = boot.decision.frame.model;
  return [...new Set([site.pathname + site.search, boot.site.paths.gate, ...venues.map(({ to }) => to)])];
}
