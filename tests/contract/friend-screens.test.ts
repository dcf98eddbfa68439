import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { blocksAnswer, friendsAnswer, requestsAnswer } from '#schemas/calls/companions/answers';
import type { Viewer } from '#schemas/viewer';
import { firstPage, openAddress, type Opened } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });
const api = '/api/v1/iam/members/';
const readsOf = ({ decision }: Opened): readonly string[] =>
  [...new Set(decision.needs.flatMap(({ key }) => (key.startsWith(api) ? [key.slice(api.length)] : [])))].toSorted();
const layoutOf = ({ decision }: Opened): string =>
  JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);

/** Address, screen, requirement, calls that it reads, calls that it makes. */
const screens = [
  [
    'list',
    'MyFriendList',
    '[P-229]',
    [`friend?companionFriendType=FRIEND&${firstPage}`],
    ['friend/upsert', 'friend/change-status'],
  ],
  ['regist', 'MyFriendRegist', '[P-230]', ['friend-find'], ['friend-find']],
  ['id', 'MyFriendId', '[P-231]', ['friend-find'], ['get-info', 'friend/upsert']],
  ['barcode', 'MyFriendBarcode', '[P-232]', ['membership-code'], ['get-info', 'friend/upsert']],
  ['address', 'MyFriendAddress', '[P-233]', [], ['get-info', 'friend/upsert']],
  ['block', 'MyFriendBlock', '[P-234]', [`block?${firstPage}`], ['friend/change-status']],
  [
    'request',
    'MyFriendRequest',
    '[P-235]',
    [
      `request?companionFriendType=FRIEND&directionCd=IN&${firstPage}`,
      `request?companionFriendType=FRIEND&directionCd=OUT&${firstPage}`,
    ],
    ['change-status'],
  ],
] as const;

/** Records of the calls, marked with numbers. */
const records = {
  [`${api}friend`]: sampleAnswer(friendsAnswer, { lists: { friendList: [1, 2] } }),
  [`${api}block`]: sampleAnswer(blocksAnswer, { lists: { friendList: [3] } }),
  [`${api}request`]: sampleAnswer(requestsAnswer, { lists: { requestList: [4] } }),
};

it.each([
  ['list', '[P-229]', [1, 2]],
  ['block', '[P-234]', [3]],
  ['request', '[P-235]', [4]],
] as const)('/mypage/my-friend-%s lists the people that its call answers %s', async (name, _, people) => {
  const { text } = await renderAddress(`/mypage/my-friend-${name}`, { viewer: member, now, records });
  expect(numbersIn(text)).toEqual(people);
});

it('/mypage/my-friend-regist offers the ways to add a friend [P-230]', async () => {
  const { html } = await renderAddress('/mypage/my-friend-regist', { viewer: member, now });
  const [page = ''] = /<main\b.*?<\/main>/s.exec(html) ?? [];
  expect([...page.matchAll(/href="\/mypage\/my-friend-(\w+)"/g)].map(([, way]) => way)).toEqual(
    expect.arrayContaining(['barcode', 'id', 'address']),
  );
});

it.each(screens)(
  '/mypage/my-friend-%s shows %s with its calls, and asks guests to log in %s',
  (name, screen, _, reads, makes) => {
    const address = `/mypage/my-friend-${name}`;
    const shown = open(address, member);
    expect([
      shown.decision.outcome.kind,
      shown.decision.screen,
      shipped.pages[shown.decision.pageId]?.state,
      readsOf(shown),
    ]).toEqual(['page', screen, 'N', reads]);
    expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
    expect(JSON.stringify(open(address, guest).decision.notices)).toContain(
      `/member/login?from=${encodeURIComponent(address)}`,
    );
  },
);

it('ask for friends, never for companions of a park', () => {
  const bodies = screens.map(([name]) => layoutOf(open(`/mypage/my-friend-${name}`, member)));
  expect(
    bodies.filter(
      (layout) => layout.includes('"COMPANION","parkType"') || layout.includes('"companionFriendType":"COMPANION"'),
    ),
  ).toEqual([]);
});
