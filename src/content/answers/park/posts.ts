import { codeLists } from '#schemas/code-lists';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { Board } from '#schemas/documents/board/schema';
import type { Course } from '#schemas/documents/course/schema';
import type { Facility } from '#schemas/documents/facility/schema';
import type { LocalText } from '#schemas/parts';
import type { Show } from '#schemas/documents/show/schema';
import { koreanDay, nextKoreanDayStart } from '#engine';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { metresText, minutesText } from '../facts/format-facts.ts';
import { localised } from '../texts.ts';
import type { Reading, UndatedDocuments } from '../types.ts';
import { courseMeasures } from '../../measure-course.ts';
import { instantOf, koreanTime, parseDay } from '../../park-days.ts';
import { facilityHoursFor, scopeOf, showTimesFor } from './opening-today.ts';

type Posts = NonNullable<CodeList['items'][number]['posts']>;
type Derived = NonNullable<Posts['facts']>[number]['value'];

type Source = Facility | Show | Course;

/** A facility, show or course in the form of a board post. */
export interface ParkPost {
  readonly board: Board;
  readonly formerIds: readonly string[];
  /** Venue code. */
  readonly venue: string;
  readonly source: Source;
  readonly posts: Posts;
}

type Named = Partial<Pick<Board, 'tag' | 'icon' | 'art' | 'summary' | 'body' | 'facts'>>;
const shared = ({
  tag,
  icon,
  art,
  summary,
  body,
  facts,
}: { readonly [Name in keyof Named]?: Named[Name] | undefined }): Named =>
  Object.fromEntries(
    Object.entries({ tag, icon, art, summary, body, facts }).filter(([, value]) => value !== undefined),
  );

const numberOf = (source: Source): string => {
  switch (source.type) {
    case 'facility':
      return source.facilityId;
    case 'show':
      return source.showId;
    case 'course':
      return source.courseId;
  }
};

/** Returns the posts of a facility, show or course: one for each kind of board that shows it. */
export const postsOf = memoizeByObject((documents: UndatedDocuments): ((source: Source) => readonly ParkPost[]) => {
  const kinds = (documents['code-list'].get(codeLists.boardKind)?.items ?? []).flatMap(({ codeId, posts }) =>
    posts === undefined ? [] : [{ codeId, posts }],
  );
  const venues = new Map([...documents.venue.values()].map((venue) => [venue.parkKindCd, venue]));
  return (source) => {
    const venue = venues.get(source.parkKindCd);
    const own = kinds.filter(
      ({ posts }) =>
        posts.of === source.type &&
        (source.type !== 'facility' || posts.category === undefined || posts.category === source.faciltCateKindCd),
    );
    return venue === undefined
      ? []
      : own.map(({ codeId, posts }) => ({
          board: {
            type: 'board',
            id: source.id,
            v: 1,
            publctId: numberOf(source),
            publctTypeCd: venue.publctTypeCd,
            boardKindCd: codeId,
            title: source.type === 'course' ? source.title : source.name,
            order: source.order,
            ...shared(source),
          },
          formerIds: source.type === 'facility' ? (source.formerIds ?? []) : [],
          venue: venue.id,
          source,
          posts,
        }));
  };
});

/** Returns the facilities and courses that kinds of boards show as posts. */
export const placePosts = memoizeByObject((documents: UndatedDocuments): readonly ParkPost[] =>
  [...documents.facility.values(), ...documents.course.values()].flatMap(postsOf(documents)),
);

const facilityValue = (
  reading: Reading,
  { venue }: ParkPost,
  facility: Facility,
  value: Derived,
): string | number | undefined => {
  const { now, states, locale } = reading;
  const day = parseDay(koreanDay(now)) ?? '';
  switch (value) {
    case 'AREA':
      return localised(facility.area, locale);
    case 'HEIGHT_MIN':
      return facility.limits?.heightMin;
    case 'HEIGHT_MAX':
      return facility.limits?.heightMax;
    case 'GUARDIAN_BELOW':
      return facility.limits?.guardianBelow;
    case 'AGE_MIN':
      return facility.limits?.ageMin;
    case 'WAIT':
      return states?.(venue).get(facility.facilityId)?.waitMin;
    case 'HOURS': {
      const hours = facilityHoursFor(scopeOf(reading), venue, facility, day);
      return hours && `${hours.from}–${hours.until}`;
    }
    default:
      return undefined;
  }
};

const timesToday = (reading: Reading, show: Show): readonly string[] =>
  showTimesFor(scopeOf(reading), show, parseDay(koreanDay(reading.now)) ?? '');
const nextTime = (reading: Reading, show: Show): string | undefined =>
  timesToday(reading, show).find((time) => time > koreanTime(reading.now));

const showValue = (reading: Reading, show: Show, value: Derived): string | number | undefined => {
  const { documents, locale } = reading;
  switch (value) {
    case 'NEXT_TIME':
      return nextTime(reading, show);
    case 'TIMES':
      return timesToday(reading, show).join(' · ');
    case 'MINUTES':
      return show.minutes;
    case 'PLACE':
      return localised(
        [...documents.facility.values()].find(
          ({ parkKindCd, facilityId }) => parkKindCd === show.parkKindCd && facilityId === show.facilityId,
        )?.name,
        locale,
      );
    default:
      return undefined;
  }
};

const courseValue = (reading: Reading, course: Course, value: Derived): number | string | undefined => {
  const measure = courseMeasures(reading.documents)(course);
  const { minutes = course.minutes, metres } = measure;
  switch (value) {
    case 'MINUTES':
      return minutes === undefined ? undefined : minutesText(reading, minutes);
    case 'METRES':
      return metres === undefined ? undefined : metresText(reading, metres);
    case 'HEIGHT_MIN':
      return measure.heightMin;
    case 'AGE_MIN':
      return measure.ageMin;
    default:
      return undefined;
  }
};

/** Returns a value of a post in words, or nothing if it is unknown. */
function derived(reading: Reading, post: ParkPost, value: Derived, text: LocalText | undefined): string {
  const { source } = post;
  const found =
    source.type === 'facility'
      ? facilityValue(reading, post, source, value)
      : source.type === 'show'
        ? showValue(reading, source, value)
        : courseValue(reading, source, value);
  if (found === undefined || found === '') return '';
  return text === undefined ? String(found) : localised(text, reading.locale).replaceAll('{{value}}', String(found));
}

const isClosed = ({ states }: Reading, { venue, source }: ParkPost): boolean =>
  source.type === 'facility' && ['CLOSED', 'REST'].includes(states?.(venue).get(source.facilityId)?.statusCd ?? '');

/** Returns the tag and the facts of a post that follow from limits, hours, times and the live state. */
export function derivedParts(reading: Reading, post: ParkPost) {
  const { tag, facts = [], closedTag } = post.posts;
  const closed = closedTag !== undefined && isClosed(reading, post) ? localised(closedTag, reading.locale) : '';
  return {
    tag: closed || (tag === undefined ? '' : derived(reading, post, tag.value, tag.text)),
    factList: facts.flatMap(({ label, value, text }) => {
      const said = derived(reading, post, value, text);
      return said === '' ? [] : [{ label: localised(label, reading.locale), value: said }];
    }),
  };
}

/** Returns the instant at which derived parts of posts change. */
export function postsValidUntil(reading: Reading, posts: readonly ParkPost[]): number {
  const { now } = reading;
  const times = posts
    .flatMap(({ source }) => (source.type === 'show' ? (nextTime(reading, source) ?? []) : []))
    .toSorted();
  return Math.min(nextKoreanDayStart(now), ...times.slice(0, 1).map((time) => instantOf(now, time)));
}
