import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { inviteInfoAnswer } from '#schemas/calls/companions/answers';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const open = (address: string, viewer: Viewer): Opened =>
  openAddress(shipped, address, { how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') });
const members = '/api/v1/iam/members/';

/** Each screen with its rows of the ledger (EL, CB), the calls that it reads, and those that its forms and buttons make. */
const screens = [
  [
    'companion-invite',
    'CompanionInvite',
    ['invitations/sent'],
    ['invitations', 'invitations/accept', 'invitations/decline', 'invitations/sent'],
    '[V-112] [V-136]',
  ],
  [
    'companion-request',
    'CompanionRequest',
    ['companion', 'request'],
    ['change-status', 'friend/change-status', 'friend/upsert'],
    '[V-113] [V-137]',
  ],
  ['companion-regist', 'CompanionRegist', ['friend-find'], ['friend-find'], '[V-114] [V-138]'],
  ['companion-id', 'CompanionId', ['friend-find'], ['get-info', 'friend/upsert'], '[V-115] [V-139]'],
  ['companion-barcode', 'CompanionBarcode', ['membership-code'], ['get-info', 'friend/upsert'], '[V-116] [V-140]'],
  ['companion-address', 'CompanionAddress', [], ['get-info', 'friend/upsert'], '[V-117] [V-141]'],
  [
    'companion-group',
    'CompanionGroup',
    ['companion-groups', 'companion'],
    ['companion-groups', 'companion-groups/remove', 'companion-groups/request'],
    '[V-118] [V-142]',
  ],
  [
    'companion-my-ticket',
    'CompanionMyTicket',
    ['companion-tickets'],
    ['../skypocket/unlend', '../skypocket/lend', '../skypocket/member-products', '../skypocket/member-products-sns'],
    '[V-119] [V-143]',
  ],
] as const;
const rows = screens.flatMap(([path, screen, reads, makes, ids]) => [
  { address: `/haneul-land/sky-pocket/${path}`, screen: `${screen}`, park: 'EL', reads, makes, ids },
  { address: `/aqua-bay/aqua-pocket/${path}`, screen: `CB${screen}`, park: 'CB', reads, makes, ids },
]);

it.each(rows)(
  '$address shows $screen to members with its calls, and asks guests to log in $ids',
  ({ address, screen, park, reads, makes }) => {
    const { decision } = open(address, member);
    expect([decision.outcome.kind, decision.screen]).toEqual(['page', screen]);
    const needs = decision.needs
      .filter(({ key }) => key.startsWith(members))
      .map(({ key }) => key.slice(members.length).split('?')[0] ?? '');
    expect([...new Set(needs)].toSorted()).toEqual([...reads].toSorted());
    const layout = JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);
    expect(
      makes.filter((call) => !layout.includes(new URL(`${members}${call}`, 'https://own.example').pathname)),
    ).toEqual([]);
    const parks = [...layout.matchAll(/"parkType":"([A-Z]+)"/g)].map(([, code]) => code);
    expect(new Set([park, ...parks])).toEqual(new Set([park]));
    const refused = open(address, guest).decision;
    expect([refused.outcome.kind, JSON.stringify(refused.notices)]).toEqual([
      'refused',
      expect.stringContaining(`/member/login?from=${encodeURIComponent(address)}`),
    ]);
  },
);

it.each([
  ['/haneul-land/sky-pocket', 'EL'],
  ['/aqua-bay/aqua-pocket', 'CB'],
])(
  '%s offers the own tickets of the park to lend with a request to somebody who was found [V-113] [V-137]',
  (base, park) => {
    const { decision } = open(`${base}/companion-request?found=token1`, member);
    expect(decision.needs.some(({ key }) => key === `/api/v1/iam/skypocket/my-products?parkType=${park}`)).toBe(true);
    expect(JSON.stringify(decision.tree)).toContain('"productIdList":["{chosen}"]');
    const searches = ['companion-id', 'companion-barcode', 'companion-address'].map((path) =>
      JSON.stringify(open(`${base}/${path}`, member).decision.tree),
    );
    expect(searches.filter((tree) => tree.includes('/companion-request?found={item.friendToken}')).length).toBe(3);
  },
);

it.each([['/haneul-land/sky-pocket'], ['/aqua-bay/aqua-pocket']])(
  '%s shows the invitation of a link first, to accept or decline, then the own link and the invitations sent [V-112] [V-136]',
  (base) => {
    const { decision } = open(`${base}/companion-invite?invite=t1`, member);
    expect(decision.needs.filter(({ key }) => key.startsWith(`${members}invitations`)).map(({ key }) => key)).toEqual([
      `${members}invitations?invite=t1`,
      expect.stringMatching(`^${members}invitations/sent\\?parkType=`),
    ]);
    expect(decision.tree.map(({ widget }) => widget)).toEqual(['record-list', 'form', 'record-list']);
    expect(
      JSON.stringify(decision.tree[0])
        .match(/"label":"[^"]+"/g)
        ?.slice(0, 2),
    ).toEqual(['"label":"MSG_TXT_CMP_INVITE_ACCEPT"', '"label":"MSG_TXT_CMP_INVITE_DECLINE"']);
    // The card says each state in which nothing is left to answer.
    const said = [...JSON.stringify(decision.tree[0]).matchAll(/"is":"([A-Z]+)","text"/g)].map(([, state]) => state);
    expect(new Set(['OPEN', ...said])).toEqual(
      new Set(inviteInfoAnswer.properties.inviteList.items.properties.stateCd.enum),
    );
  },
);

it('sends the four parameters of the companion list and its page [V-413] [P-625]', () => {
  const need = open('/haneul-land/sky-pocket/companion-request', member).decision.needs.find(({ key }) =>
    key.startsWith(`${members}companion?`),
  );
  expect(Object.fromEntries(new URLSearchParams(need?.key.split('?')[1]))).toEqual({
    companionFriendType: 'COMPANION',
    membershipUid: '{member.uid}',
    parkType: 'EL',
    personalInfoInquirYn: 'N',
    currentPage: '1',
    pagePerCount: '20',
  });
});

it.each([
  'CompanionGroup',
  'CompanionInvite',
  'CompanionRegist',
  'CompanionId',
  'CompanionBarcode',
  'CompanionAddress',
  'CompanionRequest',
  'CompanionMyTicket',
  'GiftCardReg',
  'GiftCard',
  'GiftCardDtl',
  'SendGiftList',
  'SendGiftDtl',
  'BalanceTransfer',
  'PartnerCard',
  'SeasonTicketInfo',
  'ExperiencePassSMSMMS',
  'ExperiencePassSmartList',
  'ExperiencePassRegist',
  'MealCouponReg',
  'CouponGiftFriend',
  'CouponGiftList',
  'CouponDtl',
  'SmartReservationList',
])('%s is a screen of the park and of the water park [V-160] [V-159]', (screen) => {
  expect([shipped.screens[screen], shipped.screens[`CB${screen}`]]).toEqual([
    expect.stringMatching(/^\/haneul-land\//),
    expect.stringMatching(/^\/aqua-bay\//),
  ]);
});
