import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { offerwallRewardsAnswer, offerwallsAnswer } from '#schemas/calls/offerwalls/answers';
import { expiryAnswer, giftFriendsAnswer, pointHistoryAnswer } from '#schemas/calls/points/answers';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import type { Body } from '../support/sound-site.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const api = '/api/v1/iam/point/';
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });

const offerwallLinks = (shippedDocuments as readonly unknown[] as readonly Body[]).flatMap(({ type, event, link }) =>
  type === 'message-template' && String(event).startsWith('OFFERWALL_') ? [[String(event), String(link)] as const] : [],
);

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

it.each(offerwallLinks)('the message of %s links to %s, which opens on the web [P-043]', (_, link) => {
  const { decision } = open(link, member);
  expect(decision.outcome.kind).toBe('page');
  expect(decision.notices).toEqual([]);
});

it('/mypage/point-his-list lists the Som of offerwalls that are being checked', async () => {
  const { text } = await renderAddress('/mypage/point-his-list', {
    viewer: member,
    now,
    records: {
      ...records,
      '/api/v1/iam/members/offerwall-rewards': sampleAnswer(offerwallRewardsAnswer, { lists: { rewardList: [8] } }),
    },
  });
  expect(numbersIn(text)).toContain(8);
});

const inApp: Viewer = { ...member, platform: 'APP' };
const station = '/somcharging';

it('/somcharging shows the offerwalls with their state, held and last rewards to full members in the app [P-024] [P-276] [P-047]', async () => {
  const walls = '/api/v1/iam/members/offerwalls';
  const answer = sampleAnswer(offerwallsAnswer, {
    lists: { wallList: [6, 7] },
    values: { stageCd: 'READY', consentYn: 'Y' },
  });
  const { text, decision } = await renderAddress(station, {
    viewer: inApp,
    now,
    records: {
      [walls]: answer,
      '/api/v1/iam/members/offerwall-rewards': sampleAnswer(offerwallRewardsAnswer, { lists: { rewardList: [8] } }),
    },
  });
  expect([decision.screen, decision.outcome.kind, shipped.pages[decision.pageId]?.state]).toEqual([
    'SomCharging',
    'page',
    'N',
  ]);
  expect(numbersIn(text)).toEqual([6, 7, 8]);
});

it('/somcharging opens each offerwall by its launcher with the key, year and gender, else by its address [P-047] [V-340] [V-501] [V-502]', () => {
  const tree = JSON.stringify(open(station, inApp).decision.tree);
  for (const call of ['openFirstOfferwall', 'openSecondOfferwall'])
    expect(tree).toContain(
      `{"kind":"native","call":"${call}","data":{"usrKey":"{item.usrKey}","birtyYear":"{item.birtyYear}","gender":"{item.gender}","type":"{item.typeCd}"},"otherwise":{"kind":"url","url":"{item.openUrl}"}}`,
    );
});

it('/somcharging asks guests to log in, and simple members to become full members [P-276]', () => {
  const simple: Viewer = { ...inApp, memberKind: 'simple', grade: 'T0' };
  const asked = (viewer: Viewer): string => JSON.stringify(open(station, viewer).decision.notices);
  expect(asked({ ...guest, platform: 'APP' })).toContain(`/member/login?from=${encodeURIComponent(station)}`);
  expect(asked(simple)).toContain(shipped.messages.ko['MSG_TXT_IAM_ONLY_FULL_MEMBERS_CAN_USE_IT']);
});
