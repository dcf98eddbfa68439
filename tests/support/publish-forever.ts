import { systemClock } from '../../src/server/core/clock.ts';
// A process that publishes as fast as it can until it is killed, into the store that its environment names. Prints each number that was acknowledged.
import { readEnv } from '../../src/server/core/env.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { loadLive } from '../../src/server/site/publishing/load-live.ts';
import { publish } from '../../src/server/site/publishing/publish.ts';
import { keeper } from '../../src/server/core/operators/operator.ts';
import { saveDrafts } from '../../src/server/site/publishing/save-drafts.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import { notice } from './sound-site.ts';

const store = await openStore(readEnv(process.env));
const publishing = createPublishingContext({ store, live: new LiveSite(), clock: systemClock, sandbox: true });
await loadLive(publishing);
for (;;) {
  // Both documents contain the number of their release, so a mix of two releases is visible.
  const number = publishing.live.current.number + 1;
  await saveDrafts(
    publishing,
    ['n1', 'n2'].map((id) => ({
      document: { ...notice(id, '<p>Text</p>'), title: { ko: `${number}`, en: `${number}` } },
    })),
    keeper,
  );
  await publish(publishing, { message: `Release ${number}`, by: keeper, drafts: 'all', validateOnly: false });
  process.stdout.write(`${number}\n`);
}
