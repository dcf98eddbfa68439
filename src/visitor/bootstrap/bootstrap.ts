import type { CompiledBootstrap, Decision } from '#engine';
import type { PageMeta } from '#schemas/calls/contents/common-answers';
import { makeCall, type CallScope } from '../data/call-service.ts';
import { isOf, isWhole, keep, keepPageMeta, readKept, type KeptName, type Stamp } from './kept.ts';

export interface BootstrapParts {
  readonly bootstrap: CompiledBootstrap;
  readonly stamp: Stamp;
  readonly screen: string;
  readonly scope: CallScope;
  readonly wait: () => Promise<void>;
}

const names = ['messages', 'pages', 'codes', 'words'] as const satisfies readonly KeptName[];

/** Texts are loaded in the visitor's language. */
const spoken: readonly KeptName[] = ['messages', 'codes'];

/** Loads one of the four and keeps it; false when it did not come whole. */
const load = async (
  name: (typeof names)[number],
  { bootstrap, stamp, scope, wait }: BootstrapParts,
): Promise<boolean> => {
  const { url, serviceId, timeoutMs } = bootstrap.loads[name];
  try {
    const data = await makeCall(
      {
        method: 'GET',
        url: spoken.includes(name) ? `${url}?langId=${stamp.locale}` : url,
        serviceId,
        skipErrorHandler: true,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      },
      scope,
    );
    await wait();
    if (!isWhole(name, data)) return false;
    keep(name, stamp, data);
    return true;
  } catch {
    return false;
  }
};

/**
 * The four loads of a release (7.8), each unless it is kept for it already. `lost`: one did not come, and nothing of it is kept, not even of an
 * earlier release. `waits`: nothing was asked for on this screen.
 */
export const bootstrapSite = async (parts: BootstrapParts): Promise<'ready' | 'lost' | 'waits'> => {
  const { bootstrap, stamp, screen, wait } = parts;
  if (bootstrap.skippedAt.includes(screen)) return 'waits';
  const asked: (typeof names)[number][] = [];
  for (const name of names) {
    // Reading and looking through takes a while on a slow phone: one at a time, between whatever else is to be done.
    await wait();
    if (!isOf(readKept(name), stamp)) asked.push(name);
  }
  if (asked.length === 0) return 'ready';
  if (bootstrap.withoutLoadsAt.includes(screen)) return 'waits';
  const came = await Promise.all(asked.map((name) => load(name, parts)));
  return asked.every((name, index) => came[index] === true || readKept(name) !== undefined) ? 'ready' : 'lost';
};

const statusOf = ({ outcome }: Decision): PageMeta['pageInfo']['pageStatusCode'] =>
  outcome.kind === 'blocked' ? 'B' : outcome.kind === 'preparing' ? 'D' : 'N';

/** The meta that the calls of a page go by, in the specification's full form. */
export const metaOf = (decision: Decision): PageMeta => ({
  pageInfo: {
    pageId: decision.pageId,
    pageStatusCode: statusOf(decision),
    pageBlockContent: decision.textValues['pageBlockContent'] ?? '',
  },
  dataServiceList: decision.services.map(({ id, path, state }) => ({
    dataServiceId: id,
    dataServiceStateCode: state,
    dataServiceTypeCode: 'API',
    dataServiceUniformresourcelocator: path,
  })),
  messageList: [],
});

export { keepPageMeta };
