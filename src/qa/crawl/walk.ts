import type { Page } from 'playwright';
import { logIn } from './profiles.ts';
import { inspectPage, type CrawlParts, type Shared, type CrawlTarget, type Visited } from './visit.ts';

/** Pattern of an address without numbers and query. */
const shapeOf = (to: string): string => (to.split('?', 1)[0] ?? to).replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, '/1');

/** Crawls a site as one visitor, from the start addresses along every link and button. */
export async function crawlAs(parts: CrawlParts): Promise<void> {
  const { contexts, origin, entries, pace, perPage, coverage, profile, onVisit } = parts;
  const queue: CrawlTarget[] = entries.map((to) => ({ to, steps: [{ to, by: '' }], from: '' }));
  const known = new Set(entries);
  const shapes = new Map<string, number>();
  let coming: Promise<void> | undefined;
  const logInAgain = async (loggedIn: number): Promise<void> => {
    if (coverage.loggedIn > loggedIn) return;
    coming ??= logIn(contexts, origin, profile)
      .then(() => void coverage.loggedIn++)
      .finally(() => void (coming = undefined));
    await coming;
  };
  const shared: Shared = { pressed: new Set(), audited: new Set(), names: new Set(), logInAgain };
  const meet = ({ page: from, links }: Visited, { steps }: CrawlTarget): void => {
    for (const { to, by } of links) {
      if (known.has(to)) continue;
      known.add(to);
      const shape = shapeOf(to);
      const count = shapes.get(shape) ?? 0;
      shapes.set(shape, count + 1);
      if (count < perPage) queue.push({ to, steps: [...steps, { to, by }], from });
      else coverage.leave(shape, to);
    }
  };
  let working = 0;
  const work = async (page: Page): Promise<void> => {
    for (;;) {
      const stop = queue.shift();
      if (stop === undefined) {
        // The other windows may still find links.
        if (working === 0) return;
        await page.waitForTimeout(50);
        continue;
      }
      working++;
      try {
        if (!(await pace.turn())) return void queue.unshift(stop);
        meet(await inspectPage(page, stop, { ...parts, ...shared }), stop);
        onVisit();
      } finally {
        working--;
      }
    }
  };
  const pages = await Promise.all(contexts.map((one) => one.newPage()));
  // Pages open windows only for other sites or sandbox pages.
  for (const one of contexts) one.on('page', (popup) => void popup.close().catch(() => undefined));
  await Promise.all(pages.map(work));
  if (queue.length > 0) coverage.isCut = true;
}
