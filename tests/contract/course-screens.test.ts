import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { courseAnswer, coursesAnswer } from '#schemas/calls/curation/course-answers';
import type { Viewer } from '#schemas/viewer';
import { ledgerScreens } from '../support/ledger-screens.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  tester: false,
  listed: false,
  password: 'ok',
  grade: 'T1',
  onSite: {},
};

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

interface Titled {
  readonly title: string;
}

/** Calls of each screen, by the end of its name, and the numbers of the courses that it shows. */
const callsOf: Readonly<Record<string, readonly [calls: readonly string[], courses: readonly number[]]>> = {
  CourseMain: [
    ['contents/boards', 'curation/my-courses', 'curation/courses'],
    [1, 2],
  ],
  AllCourseList: [['contents/boards', 'curation/courses'], [2]],
  RecomCourseDtl: [['curation/course', 'information/graph', 'contents/board/'], [0]],
  MyCourseDtl: [
    ['curation/course', 'information/graph', 'curation/my-courses'],
    [0, 1],
  ],
  RegMyCourse: [['information/facilities', 'information/maps', 'information/graph'], []],
};
/** Courses in the texts of which their number stands; 0 is the one that a page is about. */
const records = {
  '/api/v1/iam/curation/course': sampleAnswer(courseAnswer, { lists: {} }),
  '/api/v1/iam/curation/my-courses': sampleAnswer(coursesAnswer, { lists: { courseList: [1] } }),
  '/api/v1/iam/curation/courses': sampleAnswer(coursesAnswer, { lists: { courseList: [2] } }),
};
const rows = ledgerScreens(['courses']).map((row) => ({
  ...row,
  kind: row.screen.replace(/^CB/, ''),
  tag: `[${row.id}]`,
}));

it('the ledger has ten screens of courses', () => {
  expect(rows).toHaveLength(10);
});

it.each(rows)(
  '$address opens $screen with the courses of its calls, and its buttons $tag',
  async ({ address, screen, kind, isShared }) => {
    const { decision, data, text } = await renderAddress(address, { viewer: member, now, records });
    expect([decision.outcome.kind, decision.notices, snapshot.screens[screen]]).toEqual([
      'page',
      [],
      snapshot.pages[decision.pageId]?.path,
    ]);
    expect(JSON.stringify(decision.tree)).not.toContain('"state-panel"');
    const keys = decision.needs.map(({ key }) => key);
    const [calls, courses] = callsOf[kind] ?? [['none'], []];
    expect(calls.filter((call) => !keys.some((key) => key.includes(`/${call}`)))).toEqual([]);
    const { flags } = decision.frame.model;
    expect([flags.shareBtn === true || !isShared, flags.menuBtn === true || !screen.endsWith('MyCourseDtl')]).toEqual([
      true,
      true,
    ]);
    expect(numbersIn(text)).toEqual(courses);
    // Courses that the resort recommends are boards.
    const boards = Object.entries(data).flatMap(([key, value]) =>
      key.includes('/contents/board')
        ? ((value as { readonly list?: readonly Titled[] }).list ?? [value as Titled])
        : [],
    );
    expect(boards.length > 0).toBe(calls.some((call) => call.startsWith('contents/')));
    expect(boards.filter(({ title }) => !text.includes(title))).toEqual([]);
  },
);

it.each(['/haneul-land', '/aqua-bay'])(
  '%s/course/reg-my-course asks for the name of a course and its stops, and saves it',
  async (base) => {
    const { text } = await renderAddress(`${base}/course/reg-my-course`, { viewer: member, now });
    for (const part of ['코스 이름', '이름으로 찾아 더하기', '저장하기']) expect(text).toContain(part);
  },
);

it.each(['/haneul-land/course/visit-plan', '/aqua-bay/course/visit-plan'])(
  '%s reads the plan and the stage of the visit [V-441] [V-443]',
  async (address) => {
    const { decision } = await renderAddress(address, { viewer: member, now });
    const keys = decision.needs.map(({ key }) => key);
    expect([
      decision.outcome.kind,
      keys.some((key) => key.includes('/curation/visit-plan')),
      keys.some((key) => key.includes('/curation/visit-status')),
    ]).toEqual(['page', true, true]);
  },
);

it.each([
  ['EL', '/haneul-land'],
  ['CB', '/aqua-bay'],
] as const)(
  'the history of courses in %s lists the courses that a member made and likes, which lead to %s [P-228]',
  async (curResort, home) => {
    const course = {
      courseId: 'c1',
      title: '느긋한 하루',
      stopTxt: '회전목마 → 등대',
      likeCnt: 3,
      nickName: '구름',
      statusCd: 'SHARED',
      imageNm: '',
      langCd: 'ko',
    };
    const { decision, html, text } = await renderAddress('/mypage/course-activity-history', {
      viewer: { ...member, curResort },
      now,
      records: { '/api/v1/iam/curation/my-courses': { courseList: [course], totalCnt: 1 } },
    });
    expect([
      decision.outcome.kind,
      decision.needs
        .filter(({ key }) => key.includes('/my-courses'))
        .map(({ key }) => new URLSearchParams(key.split('?')[1]).get('tabCd')),
    ]).toEqual(['page', ['MADE', 'LIKED']]);
    expect([
      html.split(`href="${home}/course/my-course-dtl?id=c1"`).length - 1,
      text.split('느긋한 하루').length - 1,
    ]).toEqual([2, 2]);
  },
);
