import type { CourseDetail, CourseList } from '#schemas/calls/curation/course-answers';
import { type AccountServer, PASSWORD } from './account-server.ts';
import { facility, opening, toilet } from './park-documents.ts';
import { drawn } from './picture-files.ts';

const both = (text: string) => ({ ko: `${text} 코스`, en: `${text} course` });

const course = (courseId: string, personas: readonly string[], order: number) => ({
  type: 'course',
  id: `TP-c${courseId}`,
  v: 1,
  parkKindCd: '09',
  courseId,
  order,
  title: both(courseId),
  minutes: 90,
  stops: [
    { facilityId: 'a', minutes: 20 },
    { facilityId: 'b', minutes: 30 },
  ],
  personas,
});

const kinds = {
  type: 'code-list',
  id: 'COD_IAM_PERSONA_TYPE',
  v: 1,
  items: [
    { codeId: '31', codeName: { ko: '가족', en: 'Family' } },
    { codeId: '12', codeName: { ko: '혼자', en: 'Alone' } },
  ],
};

export const places = ['a', 'b', 'c', 'd', ...Array.from({ length: 14 }, (_, index) => `p${index}`)];

/** Facilities, personas, forbidden words and two courses. */
export const courseDocuments = [
  kinds,
  opening,
  { type: 'words', id: 'words', v: 1, words: ['바보', 'Stupid'] },
  ...places.map((id) => facility(id)),
  toilet('wc'),
  course('1', ['12'], 1),
  course('2', ['31'], 2),
];

export const stops = (...ids: readonly string[]) => ids.map((facilityId) => ({ facilityId, minutes: 15 }));

export interface Envelope<T> {
  readonly code: string;
  readonly data: T;
}

/** Helpers to log in members who save courses and plans. */
export const courseMembers = (server: AccountServer) => {
  const unique = (
    (count) => () =>
      `k${++count}`
  )(0);

  const visitor = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
    const member = await server.addMember(parts);
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const get = async <T>(path: string) =>
      (await browser.get(`curation/${path}${path.includes('?') ? '&' : '?'}parkType=TP`)).json<Envelope<T>>();
    const post = async <T = unknown>(path: string, body: object, key = unique()) =>
      (
        await browser.post(`curation/${path}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': key } })
      ).json<Envelope<T>>();
    const save = (more: object = {}) =>
      post<{ course: CourseDetail }>('course', {
        title: '우리 코스',
        stopList: stops('a', 'b'),
        statusCd: 'DRAFT',
        ...more,
      });
    const upload = async (purpose = 'COURSE', bytes?: Buffer) =>
      (
        await browser.post('common/file/s3-upload', bytes ?? (await drawn(1600, 900).jpeg().toBuffer()), {
          headers: { 'content-type': 'image/jpeg', 'x-file-purpose': purpose },
        })
      ).json<Envelope<{ fileId: string }>>();
    const again = () => browser.login(member, PASSWORD);
    return {
      ...member,
      again,
      upload,
      browser,
      get,
      post,
      save,
      mine: async (tab = '') => (await get<CourseList>(`my-courses?tabCd=${tab}`)).data.courseList,
    };
  };
  return { unique, visitor };
};
