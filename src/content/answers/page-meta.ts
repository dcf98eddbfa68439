import { chooseState } from '#engine/decide/choose-state';
import type { PageMeta } from '#schemas/calls/contents/common-answers';
import type { Page } from '#schemas/documents/page/schema';
import { found, refused } from './outcomes.ts';
import { message } from './texts.ts';
import { nextOf } from './visible-at.ts';
import type { Read, Reading } from './types.ts';

/** The page's own state of a service, else that of the service's document; the same as in the snapshot. */
const serviceStates = ({ documents }: Reading, page: Page): PageMeta['dataServiceList'] =>
  page.dataServiceList.map((entry) => {
    if (entry.dataServiceStateCode !== 'N') return entry;
    return { ...entry, dataServiceStateCode: documents['data-service'].get(entry.dataServiceId)?.state ?? 'N' };
  });

/**
 * `common/page-meta`: the full form of the page that `pageId` names, else of the calling page (P-354 … P-356), with the state that holds now.
 * Messages come in both languages, or in the one that `langId` names; of a page in development only members in the testers' list get any.
 */
export const readPageMeta: Read = (reading) => {
  const { documents, snapshot, query, langId, now } = reading;
  const pageId = query['pageId'] || reading.page;
  if (pageId === undefined) return refused('missingPageId');
  const page = documents.page.get(pageId);
  const compiled = snapshot.pages[pageId];
  if (page === undefined || compiled === undefined) return refused('unknownPage');
  const { state, blockContent } = chooseState(compiled, now);
  const hidden = state === 'D' && reading.viewer.listed !== true;
  const meta: PageMeta = {
    pageInfo: { pageId, pageStatusCode: state, pageBlockContent: message(reading, blockContent) },
    dataServiceList: serviceStates(reading, page),
    messageList: hidden
      ? []
      : page.messageList.filter(({ languageId }) => langId === undefined || languageId === langId),
  };
  return found(
    meta,
    nextOf(
      compiled.schedule.flatMap(({ from, until }) => [from, until]),
      now,
    ),
  );
};
