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
