import type { EventDetail, EventList } from '#schemas/answers.schema';
import { codeLists } from '#schemas/code-lists';
import type { Board } from '#schemas/contents.schema';
import type { DocumentSet } from '#schemas/documents';
import { resolveArt } from '#engine';
import { byOrder } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm, shownAt, timed } from './time-window.ts';
import type { Read, Reading } from './types.ts';

const KINDS = codeLists.eventKind;

/** Events are the posts whose kind says how one takes part. */
const sorted = memoizeByObject((documents: DocumentSet) => {
  const kinds = new Set(documents['code-list'].get(KINDS)?.items.map(({ codeId }) => codeId));
  return [...documents.board.values()].filter(({ boardKindCd }) => kinds.has(boardKindCd)).toSorted(byOrder).map(timed);
});
/** Posts go by `publctTypeCd`, events by `parkKindCd`: the venue says both. */
const parkOf = memoizeByObject((documents: DocumentSet) => new Map([...documents.venue.values()].map(({ publctTypeCd, parkKindCd }) => [publctTypeCd, parkKindCd])));

const parkKindCdOf = (documents: DocumentSet, event: Board): string => parkOf(documents).get(event.publctTypeCd) ?? '';

const wanted = ({ documents, query }: Reading) => {
  const { parkKindCd = '', eventKindCd = '' } = query;
  return sorted(documents).filter(({ doc }) => (parkKindCd === '' || parkKindCdOf(documents, doc) === parkKindCd) && (eventKindCd === '' || doc.boardKindCd === eventKindCd));
};

const toItem = ({ documents, locale }: Reading) => (event: Board): EventList['list'][number] => ({
  eventId: event.publctId,
  eventKindCd: event.boardKindCd,
  parkKindCd: parkKindCdOf(documents, event),
  title: localised(event.title, locale),
  summary: localised(event.summary, locale),
  tag: localised(event.tag, locale),
  iconNm: event.icon ?? '',
  imageNm: resolveArt(documents, event.art ?? ''),
  fromDtm: dtm(event.from),
  untilDtm: dtm(event.until),
  factList: factList(event.facts, locale),
});

/** `evt/event`: what is on now; filters parkKindCd, eventKindCd. */
export const readEvents: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading), reading.now);
  const answer: EventList = onePage(reading.query, shown, toItem(reading));
  return found(answer, validUntil);
};

/** `evt/event-dtl`: numbers are unique within a kind of a venue, so the query names all three. */
export const readEvent: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading).filter(({ doc }) => doc.publctId === reading.query['eventId']), reading.now);
  const [event] = shown;
  if (event === undefined) return refused('unknownContent', validUntil);
  const answer: EventDetail = { ...toItem(reading)(event), ...bodyOf(reading, event.body) };
  return found(answer, validUntil);
};
