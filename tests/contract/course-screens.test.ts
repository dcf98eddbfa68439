import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { ledgerScreens } from '../support/ledger-screens.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = { locale: 'ko', platform: 'WEB_MOBILE', os: 'android', curResort: 'EL', login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, tester: false, listed: false, password: 'ok', grade: 'T1', onSite: {} };

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

/** Calls of each screen, by the end of its name. */
const callsOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/CourseMain$/, ['contents/boards', 'curation/my-courses', 'curation/courses']], [/AllCourseList$/, ['contents/boards', 'curation/courses']], [/RecomCourseDtl$/, ['curation/course', 'information/graph', 'contents/board/']],
  [/MyCourseDtl$/, ['curation/course', 'information/graph']], [/RegMyCourse$/, ['information/facilities', 'information/maps', 'information/graph']],
];
const rows = ledgerScreens(['courses']).map((row) => ({ ...row, tag: `[${row.id}]` }));

it('the ledger has ten screens of courses', () => {
  expect(rows).toHaveLength(10);
});

it.each(rows)('$address opens $screen with its calls and buttons $tag', async ({ address, screen, isShared }) => {
  const { decision, text } = await renderAddress(address, { viewer: member, now });
  expect([decision.outcome.kind, decision.notices, snapshot.screens[screen]]).toEqual(['page', [], snapshot.pages[decision.pageId]?.path]);
  expect(JSON.stringify(decision.tree)).not.toContain('"state-panel"');
  const keys = decision.needs.map(({ key }) => key);
  for (const call of callsOf.find(([name]) => name.test(screen))?.[1] ?? ['none']) expect([call, keys.some((key) => key.includes(`/${call}`))]).toEqual([call, true]);
  const { flags } = decision.frame.model;
  expect([flags.shareBtn === true || !isShared, flags.menuBtn === true || !screen.endsWith('MyCourseDtl')]).toEqual([true, true]);
  expect(text.length).toBeGreaterThan(20);
});

it.each(['/haneul-land/course/visit-plan', '/aqua-bay/course/visit-plan'])('%s reads the plan and the stage of the visit [V-441] [V-443]', async (address) => {
  const { decision } = await renderAddress(address, { viewer: member, now });
  const keys = decision.needs.map(({ key }) => key);
  expect([decision.outcome.kind, keys.some((key) => key.includes('/curation/visit-plan')), keys.some((key) => key.includes('/curation/visit-status'))]).toEqual(['page', true, true]);
});

it.each([['EL', '/haneul-land'], ['CB', '/aqua-bay']] as const)('the history of courses in %s lists the courses that a member made and likes, which lead to %s [P-228]', async (curResort, home) => {
  const course = { courseId: 'c1', title: '느긋한 하루', stopTxt: '회전목마 → 등대', likeCnt: 3, nickName: '구름', statusCd: 'SHARED', imageNm: '', langCd: 'ko' };
  const { decision, html, text } = await renderAddress('/mypage/course-activity-history', { viewer: { ...member, curResort }, now, records: { '/api/v1/iam/curation/my-courses': { courseList: [course], totalCnt: 1 } } });
  expect([decision.outcome.kind, decision.needs.filter(({ key }) => key.includes('/my-courses')).map(({ key }) => new URLSearchParams(key.split('?')[1]).get('tabCd'))]).toEqual(['page', ['MADE', 'LIKED']]);
  expect([html.split(`href="${home}/course/my-course-dtl?id=c1"`).length - 1, text.split('느긋한 하루').length - 1]).toEqual([2, 2]);
});
