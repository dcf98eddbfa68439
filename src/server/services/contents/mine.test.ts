import { expect, it } from 'vitest';
import type { DiscountList, Fees } from '#schemas/calls/contents/answers';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { discountOf, serviceOf } from '#tests/builders.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { registerPartnerCards } from '../partner-cards/routes.ts';
import { registerContents } from './routes.ts';

const name = { ko: '이름', en: 'Name' };
const venue = { parkKindCd: '09' };
const words = (text: string) => ({ ko: text, en: text });
const partnerCard = [
  {
    type: 'consent-item',
    id: 'test-card',
    v: 1,
    versionNo: 3,
    effectiveOn: '2026-10-01',
    order: 1,
    flows: [],
    required: false,
    title: words('제휴'),
    purpose: words('카드 발급'),
    data: words('회원 구분 값'),
    retention: words('그만 쓸 때까지'),
    recipient: words('카드사'),
  },
  {
    type: 'partner-card',
    id: 'test-card',
    v: 1,
    name: words('시험 카드'),
    partner: words('카드사'),
    consent: 'test-card',
    states: { NONE: words('없음'), REQUESTED: words('신청'), ACTIVE: words('사용'), STOPPED: words('그만') },
  },
];
const server = accountServer({
  documents: [
    ...partnerCard,
    serviceOf(90, '/api/v1/iam/external/test-card/ilmo-member-status', { personal: true }),
    {
      type: 'ticket-product',
      id: 'season',
      v: 1,
      venue: 'TP',
      kind: 'SEASON',
      order: 1,
      name,
      canLend: false,
      canRemove: true,
      canReenter: true,
    },
    {
      type: 'fee-table',
      id: 'fees',
      v: 1,
      venue: 'TP',
      dayKinds: [{ dayKindId: 'any', name, weekdays: [0, 1, 2, 3, 4, 5, 6] }],
      classes: [{ classId: 'adult', name }],
      tickets: [{ ticketId: 'day', name, prices: [{ dayKindId: 'any', classId: 'adult', won: 100 }] }],
    },
    discountOf('1', venue),
    discountOf('2', { ...venue, order: 1, mine: { grades: ['T4'] } }),
    discountOf('3', { ...venue, order: 2, mine: { products: ['season'] }, price: { percent: 30, held: true } }),
    discountOf('4', { ...venue, order: 3, mine: { cards: ['test-card'] } }),
  ],
  features: [registerContents, registerPartnerCards],
});

const seasonPass = (member: string, until: string) =>
  server
    .store()
    .db.insertInto('pocket_products')
    .values({
      id: orderedId(),
      member,
      kind: 'SEASON',
      product: 'season',
      release: 1,
      venue: 'TP',
      number: orderedId(),
      valid_from: '20261001',
      valid_until: until,
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 1,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: '',
      changed_at: '',
    })
    .execute();

it('lists first what the grade, season pass or partner card of the member is for, and ticks it in the fee calculator', async () => {
  const member = await server.addMember({ grade: 'T4' });
  const browser = server.browser();
  const read = async () => {
    const [
      {
        data: { list },
      },
      {
        data: { discountList },
      },
    ] = [
      (await browser.get('contents/discounts?parkKindCd=09')).json<{ data: DiscountList }>(),
      (await browser.get('contents/fees?parkType=TP')).json<{ data: Fees }>(),
    ];
    return [
      list.map(({ publctId, mineYn = '' }) => publctId + mineYn).join(' '),
      discountList.map(({ mineYn = '' }) => mineYn).join(),
    ];
  };
  expect(await read()).toEqual(['1 2 3 4', '']);
  await browser.login(member, PASSWORD);
  expect(await read()).toEqual(['2Y 1 3 4', '']);
  await seasonPass(member.uid, '20261102');
  expect(await read()).toEqual(['2Y 3Y 1 4', 'Y']);
  await browser.post(
    'external/test-card/updateMemberStatus',
    { memberStatusCd: 'REQUESTED', agreeYn: 'Y' },
    { headers: { 'idempotency-key': 'card' } },
  );
  server.wait(minute);
  expect(await read()).toEqual(['2Y 3Y 1 4', 'Y']);
  await browser.get('external/test-card/ilmo-member-status');
  expect(await read()).toEqual(['2Y 3Y 4Y 1', 'Y']);
  server.wait(2 * day);
  await browser.login(member, PASSWORD);
  expect(await read()).toEqual(['2Y 4Y 1 3', '']);
});
