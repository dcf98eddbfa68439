import type { Viewer } from '#schemas/viewer';
import { createAddressFinder, linksIn } from '../address-finder.ts';
import type { OrderedPage } from './page-order.ts';
import { unansweredIn, type TestSite } from './test-site.ts';

/**
 * Finds an address for each page ID. Parameters come from links on other pages; without a link, records are tried until one is visible at this
 * instant.
 */
export async function findAddresses(
  stage: TestSite,
  pages: readonly OrderedPage[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, string>> {
  const book = createAddressFinder(pages.map(({ page }) => page.path));
  const records = recordsOf(stage);
  const tried = new Map<string, string>();
  stage.as(viewer);
  for (const { page } of pages.toSorted(
    (one, two) => Number(one.page.path.includes('{')) - Number(two.page.path.includes('{')),
  )) {
    const addresses = new Set([
      book.addressOf(page.path),
      ...(book.isLinked(page.path) ? [] : records.map((record) => book.addressOf(page.path, record))),
    ]);
    for (const address of addresses) {
      const sent = await stage.open(address);
      book.learn(linksIn(sent.html));
      if (sent.status === 404 || unansweredIn(sent).length > 0) continue;
      tried.set(page.id, address);
      break;
    }
  }
  return new Map(
    pages.map(({ page }) => [
      page.id,
      (book.isLinked(page.path) ? undefined : tried.get(page.id)) ?? book.addressOf(page.path),
    ]),
  );
}

/** Record IDs in the documents. */
const recordsOf = ({ site: { prepared } }: TestSite): readonly string[] => [
  ...new Set(
    Object.values(prepared.documents).flatMap((all) =>
      [...all.values()].flatMap((one) => ('publctId' in one ? [one.publctId] : [])),
    ),
  ),
];
