import { join } from 'node:path';
import type { Context } from '../../../src/server/core/context.ts';
import { readEnv } from '../../../src/server/core/env.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { seed } from '../../../src/server/site/publishing/seed.ts';
import { ROOT } from '../../support/places.ts';

export type ContentContext = Pick<Context, 'store' | 'live' | 'clock'>;

/** Works on the store of a place with the shipped content published in it, while no server has it open. */
export const withContent = async <Result>(
  env: Readonly<Record<string, string>>,
  work: (context: ContentContext) => Promise<Result>,
): Promise<Result> => {
  const store = await openStore(readEnv(env));
  try {
    const context = { store, live: new LiveSite(), clock: { now: () => new Date() } };
    await seed(createPublishingContext({ ...context, sandbox: true }), join(ROOT, 'config'), () => undefined);
    return await work(context);
  } finally {
    await store.close();
  }
};
