import { codeLists } from '#schemas/code-lists';
import type { Facility } from '#schemas/documents/facility/schema';
import type { FacilityDetail, FacilityItem, FacilityList } from '#schemas/calls/contents/park-answers';
import { koreanDay, nextKoreanDayStart, resolveArt } from '#engine';
import { byOrder } from '../filters.ts';
import { found, refused } from '../outcomes.ts';
import { bodyOf, factList, localised } from '../texts.ts';
import type { Read, Reading, UndatedDocuments } from '../types.ts';
import { compactTime, openingOn, parseDay } from '../../park-days.ts';
import { facilityHoursFor, scopeOf } from './opening-today.ts';
import { showItem } from './show-times.ts';
import { venueOf } from './venue-of.ts';

/** Maximum age of live states in a stored answer, in milliseconds; open browsers get newer ones by the live stream. */
const LIVE_MS = 10_000;

/** Returns the current code of a category, which an alias may name. */
export const categoryCode = (documents: UndatedDocuments, code: string): string =>
  documents['code-list']
    .get(codeLists.facilityCategory)
    ?.items.find(({ codeId, aliases }) => codeId === code || aliases?.includes(code))?.codeId ?? code;

const today = (now: number): string => parseDay(koreanDay(now)) ?? '';

const toItem = (reading: Reading, venue: string) => {
  const { documents, locale, now } = reading;
  const day = today(now);
  const scope = scopeOf(reading);
  const states = reading.states?.(venue);
  const queued = new Set(
    [...documents['queue-plan'].values()].map(({ parkKindCd, facilityId }) => `${parkKindCd} ${facilityId}`),
  );
  return (facility: Facility): FacilityItem => {
    const hours = facilityHoursFor(scope, venue, facility, day);
    const { notes, ...limits } = facility.limits ?? {};
    const state = states?.get(facility.facilityId);
    return {
      parkKindCd: facility.parkKindCd,
      faciltCateKindCd: facility.faciltCateKindCd,
      facilityId: facility.facilityId,
      name: localised(facility.name, locale),
      tag: localised(facility.tag, locale),
      summary: localised(facility.summary, locale),
      areaNm: localised(facility.area, locale),
      iconNm: facility.icon,
      imageNm: resolveArt(documents, facility.art ?? ''),
      layerId: facility.at.layer,
      x: facility.at.x,
      y: facility.at.y,
      nodeId: facility.node,
      order: facility.order,
      ...(facility.fromZoom === undefined ? {} : { fromZoom: facility.fromZoom }),
      limits: { ...limits, ...(notes === undefined ? {} : { notes: localised(notes, locale) }) },
      tagList: [...(facility.tags ?? [])],
      stepFreeYn: facility.stepFree === true ? 'Y' : 'N',
      fromTm: compactTime(hours?.from),
      untilTm: compactTime(hours?.until),
      waitYn: facility.capacityPerHour === undefined ? 'N' : 'Y',
      ...(queued.has(`${facility.parkKindCd} ${facility.facilityId}`) ? { queueYn: 'Y' } : {}),
      ...(state === undefined
        ? {}
        : {
            statusCd: state.statusCd,
            asOf: state.asOf,
            ...(state.waitMin === undefined ? {} : { waitMin: state.waitMin }),
          }),
    };
  };
};

/** Instant until which caches keep an answer with live states; undefined without them. */
export const liveUntil = ({ now, states }: Pick<Reading, 'now' | 'states'>): number | undefined =>
  states === undefined ? undefined : now + LIVE_MS;

/** `information/facilities`: filters cate and floor. */
export const readFacilities: Read = (reading) => {
  const { documents, query } = reading;
  const venue = venueOf(reading);
  if (venue === undefined) return refused('unknownVenue');
  const category = query['cate'] ? categoryCode(documents, query['cate']) : undefined;
  const layers = [...documents['park-map'].values()].find((map) => map.venue === venue.id)?.layers ?? [];
  const onFloor = query['floor']
    ? new Set(layers.filter(({ floor = 0 }) => String(floor) === query['floor']).map(({ id }) => id))
    : undefined;
  const list = [...documents.facility.values()]
    .filter(
      (one) =>
        one.parkKindCd === venue.parkKindCd &&
        (category === undefined || one.faciltCateKindCd === category) &&
        (onFloor === undefined || onFloor.has(one.at.layer)),
    )
    .toSorted(byOrder)
    .map(toItem(reading, venue.id));
  const answer: FacilityList = { list, totalCnt: list.length };
  return found(answer, nextKoreanDayStart(reading.now), liveUntil(reading));
};

/** Finds a facility by its ID, or by an earlier ID within a category, which an alias may name. */
export const findFacility = (
  documents: UndatedDocuments,
  park: string,
  id: string,
  code: string | undefined,
): Facility | undefined => {
  const category = code === undefined || code === '' ? undefined : categoryCode(documents, code);
  const own = [...documents.facility.values()].filter(
    (one) => one.parkKindCd === park && (category === undefined || one.faciltCateKindCd === category),
  );
  return (
    own.find(({ facilityId }) => facilityId === id) ??
    (category === undefined ? undefined : own.find(({ formerIds }) => formerIds?.includes(id)))
  );
};

/** `information/facilities/{park}/{kind}/{id}`. */
export const readFacility: Read = (reading) => {
  const {
    documents,
    params: { park = '', kind = '', id = '' },
  } = reading;
  const venue = [...documents.venue.values()].find(({ parkKindCd }) => parkKindCd === park);
  const facility = findFacility(documents, park, id, kind);
  return venue === undefined || facility === undefined
    ? refused('unknownFacility')
    : answerFacility(reading, venue.id, facility);
};

/** `information/facility`: `facilityId` of the venue `parkType`. */
export const readFacilityById: Read = (reading) => {
  const { documents, query } = reading;
  const venue = venueOf(reading);
  const facility = findFacility(documents, venue?.parkKindCd ?? '', query['facilityId'] ?? '', query['cate']);
  return venue === undefined || facility === undefined
    ? refused('unknownFacility')
    : answerFacility(reading, venue.id, facility);
};

function answerFacility(reading: Reading, venue: string, facility: Facility): ReturnType<Read> {
  const { documents, locale, now } = reading;
  const day = today(now);
  const closed = openingOn(documents, venue, day)?.closed?.find(({ facilityId }) => facilityId === facility.facilityId);
  const shows = reading.shown.of(
    'show',
    (show) => show.parkKindCd === facility.parkKindCd && show.facilityId === facility.facilityId,
  );
  const answer: FacilityDetail = {
    ...toItem(reading, venue)(facility),
    ...bodyOf(reading, facility.body),
    factList: factList(facility.facts, locale),
    showList: shows.toSorted(byOrder).map(showItem(reading, day)),
    closedReason: localised(closed?.reason, locale),
  };
  return found(answer, nextKoreanDayStart(reading.now), liveUntil(reading));
}
