import { beforeAll, expect, it } from 'vitest';
import type { Prepared } from '#content';
import type { Snapshot } from '#engine';
import { verifyStateAnswer } from '#schemas/calls/identity/answers';
import { partnerCardAnswer } from '#schemas/calls/partner-cards/answers';
import { expiryAnswer } from '#schemas/calls/points/answers';
import type { LinkStatus } from '#schemas/calls/social/answers';
import type { Viewer } from '#schemas/viewer';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { sampleAnswer } from '../support/sample-answer.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
let shipped: Snapshot;
let layouts: Prepared['documents']['layout'];
beforeAll(async () => {
  const { snapshot, prepared } = await shippedRelease();
  [shipped, layouts] = [snapshot, prepared.documents.layout];
});

/** IDs of the placements that a member sees. */
const shownOf = (address: string, viewer: Viewer): string =>
  JSON.stringify(openAddress(shipped, address, { how: 'load', viewer, now }).decision.tree);
const stateOf = (address: string, viewer: Viewer, states: Readonly<Record<string, string>>): readonly string[] => {
  const tree = shownOf(address, viewer);
  return Object.entries(states).flatMap(([state, id]) => (tree.includes(`"id":"${id}"`) ? [state] : []));
};

/** Pages that something moves to, at any depth. */
const movesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { action, pageNm, query } = value as Readonly<Record<string, unknown>>;
  return [
    ...(action === 'move' ? [JSON.stringify([pageNm, query ?? {}])] : []),
    ...Object.values(value).flatMap(movesIn),
  ];
};

it('no page of the whole site offers the same page in an empty list and again in a list of links', () => {
  const isUsual = (one: object): boolean => !('when' in one) && !('having' in one);
  const twice = [...layouts.values()].flatMap(({ id, placements }) => {
    const links = placements
      .filter((one) => one.widget === 'link-list' && isUsual(one))
      .flatMap(({ settings }) => (settings as { readonly items: readonly object[] }).items.filter(isUsual))
      .flatMap(movesIn);
    return placements
      .flatMap(({ settings }) => movesIn((settings as { readonly empty?: unknown }).empty))
      .filter((move) => links.includes(move))
      .map((move) => `${id} ${move}`);
  });
  expect(twice.filter((one) => one.startsWith('site-'))).toEqual([]);
});

const flags = [false, true];
/** Every kind of member, with what is left to do. */
const members = (['simple', 'full'] as const).flatMap((memberKind) =>
  flags.flatMap((regular) =>
    flags.map((exMember) => ({
      viewer: { ...member, memberKind, regular, exMember } satisfies Viewer,
      left: [...(regular ? [] : ['verify']), ...(exMember || memberKind === 'simple' ? ['agree'] : [])],
    })),
  ),
);
const titled = members.map((one) => ({
  ...one,
  title: `${one.viewer.memberKind}, regular ${one.viewer.regular}, ex-member ${one.viewer.exMember}`,
}));

it.each(titled)('SelfCertification tells a member ($title) what is left to do, once', ({ viewer, left }) => {
  expect(
    stateOf('/member/self-certification', viewer, { done: 'done-panel', agree: 'agree-panel', verify: 'ways' }),
  ).toEqual([left[0] ?? 'done']);
});

it.each(titled)('MembershipSignUp tells a member ($title) what is left to do, once', ({ viewer, left }) => {
  // Ex-members convert first: the login asks them to.
  const next = viewer.exMember ? 'agree' : (left[0] ?? 'done');
  expect(
    stateOf('/member/membership-sign-up', viewer, { done: 'done-panel', verify: 'verify-panel', agree: 'form' }),
  ).toEqual([next]);
});

it.each(titled)('MembershipSignUp tells ex-members alone to log out ($title)', ({ viewer }) => {
  expect(stateOf('/member/membership-sign-up', viewer, { later: 'later' })).toEqual(viewer.exMember ? ['later'] : []);
});

it.each(titled)('the page on collecting Som leads a member who cannot collect it to the next step ($title)', (one) => {
  expect(stateOf('/mypage/point-no-data', one.viewer, { full: 'full' })).toEqual(one.left.length > 0 ? ['full'] : []);
});

it.each(titled)('my page leads a member who is not full yet to the next step ($title) [P-483]', ({ viewer, left }) => {
  expect(stateOf('/mypage', viewer, { full: 'full' })).toEqual(left.length > 0 ? ['full'] : []);
});

it.each(titled)('the partner card is offered to full, verified members alone ($title)', ({ viewer }) => {
  const isFull = viewer.memberKind === 'full' && viewer.regular;
  for (const path of ['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket'])
    expect(stateOf(`${path}/partner-card`, { ...viewer, platform: 'APP' }, { card: 'card', full: 'full' })).toEqual([
      isFull ? 'card' : 'full',
    ]);
});

it.each([
  ['old enough', 0, /제휴 카드 신청하기/, /세부터 신청/],
  ['too young', 14, /14세부터 신청할 수 있어요/, /제휴 카드 신청하기/],
])('the partner card can be requested by a member who is %s', async (_, ageMin, shown, other) => {
  const answer = sampleAnswer(partnerCardAnswer, { lists: {}, values: { memberStatusCd: 'NONE', ageMin } });
  for (const path of ['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket']) {
    const { text } = await renderAddress(`${path}/partner-card`, {
      viewer: { ...member, platform: 'APP' },
      now,
      records: { '/api/v1/iam/external/haneul-card/ilmo-member-status': answer },
    });
    expect(text).toMatch(shown);
    expect(text).not.toMatch(other);
  }
});

it.each([
  ['has Som', [1], /모은 솜이 있어요/, /모은 솜이 없어요/],
  ['has none', [], /모은 솜이 없어요/, /모은 솜이 있어요/],
] as const)('the page on collecting Som says that the member %s [P-237]', async (_, expireList, said, other) => {
  const { text } = await renderAddress('/mypage/point-no-data', {
    viewer: member,
    now,
    records: { '/api/v1/iam/point/my-point-expire': sampleAnswer(expiryAnswer, { lists: { expireList } }) },
  });
  expect(text).toMatch(said);
  expect(text).not.toMatch(other);
});

it.each([
  ['Som', { remainPointAmt: 1 }, '/mypage/point-his-list'],
  ['a history', { tranDetalisCnt: 1 }, '/mypage/point-his-list'],
  ['a held reward alone', { totalCnt: 1 }, '/mypage/point-his-list'],
  ['nothing', {}, '/mypage/point-no-data'],
])('the history of Som opens for a member with %s [P-236]', (_, has, at) => {
  const { remainPointAmt, tranDetalisCnt, totalCnt } = { remainPointAmt: 0, tranDetalisCnt: 0, totalCnt: 0, ...has };
  const answers: Readonly<Record<string, object>> = {
    'my-point': { point: { remainPointAmt } },
    'my-point-history': { tranDetalisCnt },
    'offerwall-rewards': { totalCnt },
  };
  expect(
    openAddress(
      shipped,
      '/mypage/point-his-list',
      { how: 'load', viewer: member, now },
      ({ key }) => answers[key.split('?')[0]?.split('/').at(-1) ?? ''],
    ).at,
  ).toBe(at);
});

it('the login methods carry the names of their providers, and offer to unlink only what can be unlinked now', async () => {
  const way = { snsType: '', icon: 'id', linkYn: 'Y', label: '담비', linkDtm: '', proofYn: 'N' } as const;
  const render = async (unlinkYn: 'Y' | 'N') =>
    renderAddress('/mypage/id-pass-conn', {
      viewer: member,
      now,
      records: {
        '/api/v1/iam/users/link-status': {
          linkList: [
            { ...way, loginType: 'RESORT', name: '', unlinkYn: 'N' },
            { ...way, loginType: 'OIDC', snsType: 'cloud', name: '구름 아이디', unlinkYn },
          ],
          totalCnt: 2,
        } satisfies LinkStatus,
      },
    });
  const { text } = await render('N');
  expect(text).toMatch(/아이디와 비밀번호.*구름 아이디/);
  expect(text).not.toMatch(/연결 끊기/);
  expect((await render('Y')).text).toMatch(/연결 끊기/);
});

it.each([
  ['NO_LINK', '받은 링크로 열어 주세요', '본인 확인을 해 주세요'],
  ['VERIFY', '본인 확인을 해 주세요', '받은 링크로 열어 주세요'],
])('the verification by a link shows what is true at the step %s', async (step, shown, other) => {
  const { text } = await renderAddress('/mypage/mypage-auth-ext', {
    viewer: guest,
    now,
    records: {
      '/api/v1/iam/users/verify': sampleAnswer(verifyStateAnswer, { lists: {}, values: { step } }),
      '/api/v1/iam/users/verify/methods': { methodList: [] },
    },
  });
  expect(text).toContain(shown);
  expect(text).not.toContain(other);
});
