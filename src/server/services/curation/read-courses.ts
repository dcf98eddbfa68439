import { DAY_MS } from '../../core/durations.ts';
import type { Db } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import { courseMeasures } from '#content/measure-course';
import { resolveArt } from '../../../engine/index.ts';
import { codeLists } from '#schemas/code-lists';
import type { Course } from '#schemas/documents/course/schema';
import type { CourseDetail, CourseItem } from '#schemas/calls/curation/course-answers';
import { HttpError } from '../../core/errors.ts';
import { pageOf, readPage, slicePage, type PageQuery } from '../../core/records/page-of.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { pictureOf } from './course-picture.ts';
import {
  documentsOf,
  personaOf,
  placesOf,
  recommendedIn,
  stopsOf,
  type CourseRow,
  type Reader,
  type StopAt,
} from './courses.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Likes of this many days count for the order of popular courses. */
const POPULAR_DAYS = 30;

interface Likes {
  readonly all: ReadonlyMap<string, number>;
  readonly recent: ReadonlyMap<string, number>;
  readonly own: ReadonlySet<string>;
}

const readLikes = async (
  app: FastifyInstance,
  db: Db,
  { venue, member }: Pick<Reader, 'venue' | 'member'>,
): Promise<Likes> => {
  const since = new Date(app.clock.now().getTime() - POPULAR_DAYS * DAY_MS).toISOString();
  const counted = async (from: string) => {
    const rows = await db
      .selectFrom('course_likes')
      .select((row) => ['course', row.fn.countAll<number | string>().as('count')])
      .where('venue', '=', venue)
      .where('at', '>=', from)
      .groupBy('course')
      .execute();
    return new Map(rows.map(({ course, count }) => [course, Number(count)]));
  };
  const own =
    member === undefined
      ? []
      : await db
          .selectFrom('course_likes')
          .select('course')
          .where('venue', '=', venue)
          .where('member', '=', member)
          .execute();
  return { all: await counted(''), recent: await counted(since), own: new Set(own.map(({ course }) => course)) };
};

const namesOf = (app: FastifyInstance, { venue, locale }: Reader, stops: readonly StopAt[]): string => {
  const places = placesOf(app, venue);
  return stops.flatMap(({ facilityId }) => localised(places.get(facilityId)?.name, locale) || []).join(' → ');
};

const shared = (likes: Likes, courseId: string) => ({
  likeCnt: likes.all.get(courseId) ?? 0,
  likeYn: ynOf(likes.own.has(courseId)),
});

const stayOf = (stops: readonly StopAt[]): number => stops.reduce((sum, { minutes }) => sum + minutes, 0);

const fromDocument = (app: FastifyInstance, reader: Reader, likes: Likes, course: Course): CourseItem => {
  const { locale } = reader;
  const kinds = documentsOf(app)['code-list'].get(codeLists.personaType)?.items ?? [];
  const who = (course.personas ?? []).flatMap(
    (code) => localised(kinds.find(({ codeId }) => codeId === code)?.codeName, locale) || [],
  );
  return {
    courseId: course.courseId,
    kindCd: 'RECOM',
    statusCd: 'SHARED',
    title: localised(course.title, locale),
    note: localised(course.summary, locale),
    tag: localised(course.tag, locale),
    imageNm: resolveArt(documentsOf(app), course.art ?? ''),
    pictureUrl: '',
    iconNm: course.icon ?? '',
    stopCnt: course.stops.length,
    stopTxt: namesOf(app, reader, course.stops),
    minutes: courseMeasures(documentsOf(app))(course).minutes ?? course.minutes ?? stayOf(course.stops),
    ...shared(likes, course.courseId),
    langCd: '',
    nickName: '',
    ownYn: 'N',
    whoTxt: who.join(' · '),
    shareDtm: '',
    editDtm: '',
  };
};

const fromRecord = (
  app: FastifyInstance,
  reader: Reader,
  likes: Likes,
  row: CourseRow & { readonly nickname: string; readonly lang: 'ko' | 'en' },
): CourseItem => {
  const stops = stopsOf(row);
  const isOwn = row.member === reader.member;
  const pictureUrl = pictureOf(row);
  const first = placesOf(app, reader.venue).get(
    stops.find(({ facilityId }) => placesOf(app, reader.venue).get(facilityId)?.art !== undefined)?.facilityId ?? '',
  );
  return {
    courseId: row.id,
    kindCd: 'MEMBER',
    statusCd: row.state,
    title: row.title,
    note: row.note,
    tag: '',
    imageNm: pictureUrl || resolveArt(documentsOf(app), first?.art ?? ''),
    pictureUrl,
    iconNm: '',
    stopCnt: stops.length,
    stopTxt: namesOf(app, reader, stops),
    minutes: stayOf(stops),
    ...shared(likes, row.id),
    langCd: row.lang,
    nickName: isOwn ? '' : row.nickname,
    ownYn: ynOf(isOwn),
    whoTxt: '',
    shareDtm: row.shared_at === '' ? '' : momentOf(row.shared_at),
    editDtm: momentOf(row.changed_at),
  };
};

const rowsOf = (db: Db, venue: string) =>
  db
    .selectFrom('member_courses')
    .innerJoin('members', 'members.uid', 'member_courses.member')
    .select(columnsOf('member_courses'))
    .select(['members.nickname', 'members.lang'])
    .where('member_courses.venue', '=', venue);

export interface CoursesAsked extends PageQuery {
  readonly tabCd?: string | undefined;
  readonly orderCd?: string | undefined;
}

/** Lists a page of the courses of the resort and those that members share: for the reader's persona, by likes of 30 days, or the newest first. */
export const listCourses = async (
  app: FastifyInstance,
  db: Db,
  reader: Reader,
  { tabCd = '', orderCd = '', ...asked }: CoursesAsked,
): Promise<{ courseList: CourseItem[]; totalCnt: number }> => {
  const likes = await readLikes(app, db, reader);
  const persona = reader.member === undefined ? '' : await personaOf(app, db, reader.member, reader.venue);
  const documents =
    tabCd === 'SHARED'
      ? []
      : recommendedIn(app, reader.venue).map((course) => ({
          id: course.courseId,
          course,
          fits: course.personas?.includes(persona) === true,
          at: '',
        }));
  // The order needs all shared courses, their contents only those of the page.
  const sharedRows =
    tabCd === 'RECOM'
      ? []
      : await db
          .selectFrom('member_courses')
          .innerJoin('members', 'members.uid', 'member_courses.member')
          .select(['id', 'persona', 'shared_at'])
          .where('venue', '=', reader.venue)
          .where('member_courses.state', '=', 'SHARED')
          .orderBy('shared_at', 'desc')
          .orderBy('id')
          .execute();
  const all = [
    ...documents,
    ...sharedRows.map((row) => ({ id: row.id, course: undefined, fits: row.persona === persona, at: row.shared_at })),
  ];
  const recent = ({ id }: (typeof all)[number]) => likes.recent.get(id) ?? 0;
  const ordered = all.toSorted((one, other) => {
    if (orderCd === 'NEW') return other.at.localeCompare(one.at);
    const byFit = orderCd === 'ME' && persona !== '' ? Number(other.fits) - Number(one.fits) : 0;
    return byFit || (orderCd === '' ? 0 : recent(other) - recent(one));
  });
  const { rows, totalCnt } = slicePage(ordered, pageOf(asked));
  const records = new Map(
    (
      await rowsOf(db, reader.venue)
        .where('member_courses.id', 'in', ['', ...rows.map(({ id }) => id)])
        .execute()
    ).map((row) => [row.id, row]),
  );
  const courseList = rows.flatMap(({ id, course }) => {
    const row = records.get(id);
    return course !== undefined
      ? fromDocument(app, reader, likes, course)
      : row === undefined
        ? []
        : fromRecord(app, reader, likes, row);
  });
  return { courseList, totalCnt };
};

/** Lists a page of the courses that a member made, or of those that the member likes and can still see. */
export const listMyCourses = async (
  app: FastifyInstance,
  db: Db,
  reader: Reader & { readonly member: string },
  { tabCd = '', ...asked }: CoursesAsked,
): Promise<{ courseList: CourseItem[]; totalCnt: number }> => {
  const likes = await readLikes(app, db, reader);
  const page = pageOf(asked);
  const courses = rowsOf(db, reader.venue);
  if (tabCd !== 'LIKED') {
    const made = courses
      .where('member_courses.member', '=', reader.member)
      .where('member_courses.state', '!=', 'REMOVED')
      .orderBy('member_courses.changed_at', 'desc')
      .orderBy('member_courses.id');
    const { rows, totalCnt } = await readPage(made, page);
    return { courseList: rows.map((row) => fromRecord(app, reader, likes, row)), totalCnt };
  }
  const documents = recommendedIn(app, reader.venue).filter(({ courseId }) => likes.own.has(courseId));
  const first = slicePage(documents, page).rows;
  const liked = db
    .selectFrom('course_likes')
    .select('course')
    .where('venue', '=', reader.venue)
    .where('course_likes.member', '=', reader.member);
  const open = courses
    .where('member_courses.id', 'in', liked)
    .where('member_courses.state', '=', 'SHARED')
    .orderBy('member_courses.shared_at', 'desc')
    .orderBy('member_courses.id');
  const { rows, totalCnt } = await readPage(open, {
    limit: page.limit - first.length,
    offset: Math.max(0, page.offset - documents.length),
  });
  return {
    courseList: [
      ...first.map((course) => fromDocument(app, reader, likes, course)),
      ...rows.map((row) => fromRecord(app, reader, likes, row)),
    ],
    totalCnt: documents.length + totalCnt,
  };
};

/** Reads a course. Courses of others that are not shared are answered like unknown ones (CRS_04). Without an ID, the first recommended one. */
export const readCourse = async (
  app: FastifyInstance,
  db: Db,
  reader: Reader,
  courseId = '',
): Promise<{ course: CourseDetail }> => {
  const likes = await readLikes(app, db, reader);
  const documents = recommendedIn(app, reader.venue);
  const course = courseId === '' ? documents[0] : documents.find((one) => one.courseId === courseId);
  if (course !== undefined)
    return {
      course: {
        ...fromDocument(app, reader, likes, course),
        stopList: course.stops.map(({ facilityId, minutes, note }) => ({
          facilityId,
          minutes,
          note: localised(note, reader.locale),
        })),
      },
    };
  const row = await rowsOf(db, reader.venue).where('member_courses.id', '=', courseId).executeTakeFirst();
  if (row === undefined || row.state === 'REMOVED' || (row.state !== 'SHARED' && row.member !== reader.member))
    throw new HttpError('courseHidden');
  return {
    course: {
      ...fromRecord(app, reader, likes, row),
      stopList: stopsOf(row).map(({ facilityId, minutes }) => ({ facilityId, minutes })),
    },
  };
};
