import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { expiryAnswer, giftFriendsAnswer, pointHistoryAnswer } from '#schemas/calls/points/answers';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const api = '/api/v1/iam/point/';
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });

const screens = [
  ['/mypage/point-his-list', 'PointHisList', '[P-236]', 'my-point-history'],
  ['/mypage/expire-point-list', 'ExpirePointList', '[P-238]', 'my-point-expire'],
  ['/mypage/point-gift-list', 'PointGiftList', '[P-239]', 'gift-friends'],
  ['/mypage/send-point', 'SendPoint', '[P-240]', 'gift'],
] as const;

it.each(screens)('%s shows %s with its call, and asks guests to log in %s', (address, screen, _, call) => {
  const { decision } = open(address, member);
  // The history first asks whether there is anything to show.
  expect([decision.screen, shipped.pages[decision.pageId]?.state]).toEqual([screen, 'N']);
  expect(JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? ''])).toContain(`"${api}${call}"`);
  expect(JSON.stringify(open(address, guest).decision.notices)).toContain(
    `/member/login?from=${encodeURIComponent(address)}`,
  );
});

/** Records of the calls, marked with numbers. */
const records = {
  [`${api}my-point-history`]: sampleAnswer(pointHistoryAnswer, { lists: { tranDetalisList: [1, 2] } }),
  [`${api}my-point-expire`]: sampleAnswer(expiryAnswer, { lists: { expireList: [3] } }),
  [`${api}gift-friends`]: sampleAnswer(giftFriendsAnswer, { lists: { friendList: [4, 5] } }),
};

it.each([
  ['/mypage/expire-point-list', '[P-238]', [3]],
  ['/mypage/point-gift-list', '[P-239]', [4, 5]],
] as const)('%s lists what its call answers %s', async (address, _, shown) => {
  const { text } = await renderAddress(address, { viewer: member, now, records });
  expect(numbersIn(text)).toEqual(expect.arrayContaining([...shown]));
});

it.each([
  ['point-gift-list', '[P-239]'],
  ['send-point', '[P-240]'],
])('/mypage/%s shows friends to full members, and others what is missing %s', (name) => {
  const shown = (viewer: Viewer): string => JSON.stringify(open(`/mypage/${name}`, viewer).decision.tree);
  const [full, simple] = [shown(member), shown({ ...member, memberKind: 'simple', grade: 'T0' })];
  expect([full, simple].map((tree) => tree.includes('point/gift-friends'))).toEqual([true, false]);
  expect([full, simple].map((tree) => tree.includes('MSG_TXT_SOM_FULL_ONLY'))).toEqual([false, true]);
});
