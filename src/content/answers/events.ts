import type { EventDetail, EventList } from '#schemas/calls/contents/answers';
import { codeLists } from '#schemas/code-lists';
import type { Board } from '#schemas/documents/board/schema';
import type { Event } from '#schemas/documents/event/schema';
import { eventStatus, eventTimes, resolveArt } from '#engine';
import { byOrder } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm } from './time-window.ts';
import { nextOf } from './visible-at.ts';
import type { Read, Reading, UndatedDocuments } from './types.ts';

/** An event in one of its parks. */
interface Placed {
  readonly event: Event;
  readonly parkKindCd: string;
}

const sorted = memoizeByObject((documents: UndatedDocuments): readonly Placed[] => {
  const kinds = new Set<string>(documents['code-list'].get(codeLists.eventKind)?.items.map(({ codeId }) => codeId));
  return [...documents.event.values()]
    .filter(({ kind }) => kinds.has(kind))
    .toSorted(byOrder)
    .flatMap((event) => event.parks.map((parkKindCd) => ({ event, parkKindCd })));
});

/** The code of a kind, also for its other codes. */
const kindOf = (documents: UndatedDocuments, code: string): string =>
  documents['code-list']
    .get(codeLists.eventKind)
    ?.items.find(({ codeId, aliases }) => codeId === code || aliases?.includes(code) === true)?.codeId ?? code;

const wanted = ({ documents, query }: Reading): readonly Placed[] => {
  const { parkKindCd: park = '', eventKindCd = '' } = query;
  const kind = kindOf(documents, eventKindCd);
  return sorted(documents).filter(
    ({ event, parkKindCd }) => (park === '' || parkKindCd === park) && (kind === '' || event.kind === kind),
  );
};

/** The next instant at which the status of an event changes. */
const nextChange = (placed: readonly Placed[], now: number): number | null =>
  nextOf(
    placed.flatMap(({ event }) => Object.values(eventTimes(event))),
    now,
  );

const toItem =
  ({ documents, locale, now }: Reading) =>
  ({ event, parkKindCd }: Placed): EventList['list'][number] => ({
    eventId: event.eventId,
    eventKindCd: event.kind,
    parkKindCd,
    title: localised(event.title, locale),
    summary: localised(event.summary, locale),
    tag: localised(event.tag, locale),
    iconNm: event.icon ?? '',
    imageNm: resolveArt(documents, event.art ?? ''),
    fromDtm: dtm(event.from),
    untilDtm: dtm(event.until),
    statusCd: eventStatus(event, now),
    factList: factList(event.facts, locale),
  });

/** Order of a list with all states. */
const rank = { OPEN: 0, NOT_YET: 1, CLOSED: 2, DONE: 3 } as const;

/** `evt/event`: what is on now, or has one of the states of `statusCd` (ALL, or separated by commas); filters parkKindCd, eventKindCd. */
export const readEvents: Read = (reading) => {
  const {
    now,
    query: { statusCd = '' },
  } = reading;
  const all = wanted(reading);
  const asked = statusCd === '' ? ['OPEN'] : statusCd.split(',');
  const shown = all
    .map((placed) => ({ placed, status: eventStatus(placed.event, now) }))
    .filter(({ status }) => asked.includes('ALL') || asked.includes(status))
    .toSorted((one, other) => rank[one.status] - rank[other.status])
    .map(({ placed }) => placed);
  const answer: EventList = onePage(reading.query, shown, toItem(reading));
  return found(answer, nextChange(all, now));
};

/** `evt/event-dtl`: numbers are unique within a kind of a venue, so the query names all three. Shown before and after the event, too. */
export const readEvent: Read = (reading) => {
  const all = wanted(reading).filter(({ event }) => event.eventId === reading.query['eventId']);
  const [placed] = all;
  if (placed === undefined) return refused('unknownContent', null);
  const [body, terms] = [bodyOf(reading, placed.event.body), bodyOf(reading, placed.event.terms)];
  const contentsText = [body.contentsText, terms.contentsText].filter((text) => text !== '').join('\n');
  const answer: EventDetail = {
    ...toItem(reading)(placed),
    contents: [...body.contents, ...terms.contents],
    contentsText,
  };
  return found(answer, nextChange(all, reading.now));
};

/** Returns the events in the form of board posts, one for each park. */
export const eventPosts = (documents: UndatedDocuments): readonly Board[] => {
  const venues = new Map([...documents.venue.values()].map((venue) => [venue.parkKindCd, venue]));
  return sorted(documents).flatMap(({ event, parkKindCd }) => {
    const venue = venues.get(parkKindCd);
    const { id, eventId, kind, order, from, until, tag, icon, title, summary, art, body, facts } = event;
    return venue === undefined
      ? []
      : [
          {
            type: 'board',
            id,
            v: 1,
            publctId: eventId,
            publctTypeCd: venue.publctTypeCd,
            boardKindCd: kind,
            order,
            title,
            ...given({ from, until, tag, icon, summary, art, body, facts }),
          },
        ];
  });
};

const given = <Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
