import { describe, expect, it } from 'vitest';
import type { FacilityPlaceView, FacilityUseView } from '#schemas/calls/facility-use/answers';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { facility } from '#tests/park-documents.ts';
import { joinDevice, nextScan } from '#tests/test-devices.ts';
import { kstDay } from '../../core/wire-values.ts';
import { registerDevices } from '../devices/routes.ts';
import { Reminder } from './reminder.ts';
import { registerFacilityUse } from './routes.ts';

const both = (text: string) => ({ ko: text, en: `${text} en` });
const codes = {
  locker: 'PFAAAA0001',
  other: 'PFAAAA0002',
  chair: 'PFBBBB0001',
  pool: 'PFCCCC0001',
  late: 'PFDDDD0001',
  few: 'PFEEEE0001',
  race: 'PFFFFF0001',
} as const;
const document = (id: string, code: string, more: object = {}) => ({
  type: 'facility-use',
  id,
  v: 1,
  parkKindCd: '09',
  facilityId: 'desk',
  order: 1,
  kind: 'RENTAL',
  name: both(id),
  rules: both('rules'),
  minutes: 60,
  stock: 5,
  people: 4,
  places: [{ code, name: both('place') }],
  ...more,
});
const words = (locale: string) => ({
  type: 'messages',
  id: `uses-${locale}`,
  v: 1,
  locale,
  texts: { MSG_DUE: '{{facility}} {{minutes}}', MSG_OVER: '{{facility}}' },
});
const template = (event: string, text: string) => ({
  type: 'message-template',
  id: event.toLowerCase(),
  v: 1,
  event,
  purpose: 'service',
  topic: 'facility',
  title: text,
  body: text,
  channels: ['NOTIFICATION', 'PUSH'],
});
const documents = [
  facility('desk'),
  facility('hall'),
  document('locker', codes.locker, {
    kind: 'LOCKER',
    places: [
      { code: codes.locker, name: both('left') },
      { code: codes.other, name: both('right') },
    ],
  }),
  document('chair', codes.chair),
  document('pool', codes.pool, { kind: 'CHECKIN', stock: 5, facilityId: 'hall' }),
  document('late', codes.late),
  document('few', codes.few, { stock: 1 }),
  document('race', codes.race, { stock: 2 }),
  words('ko'),
  words('en'),
  template('FACILITY_DUE', 'MSG_DUE'),
  template('FACILITY_OVERDUE', 'MSG_OVER'),
];
const server = accountServer({ documents, features: [registerFacilityUse, registerDevices] });
const db = () => server.store().db;

const visit = () =>
  JSON.stringify({
    TP: {
      enter: {
        processYn: 'Y',
        processDate: kstDay(server.now()),
        processTime: '000000',
        pticketId: 't',
        enterTicketCnt: 1,
      },
    },
  });
const visitor = async (passages = visit()) => {
  const member = await server.addMember({ passages });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const start = async (placeCode: string, more: object = {}, key = nextScan()) =>
    (
      await browser.post(
        'facility-use',
        { parkType: 'TP', placeCode, cnt: 1, agreeYn: 'Y', ...more },
        { headers: { 'idempotency-key': key } },
      )
    ).json<{ code: string; data: { use: FacilityUseView; useId: string } }>();
  const read = async (query = '') =>
    (await browser.get(`facility-use?parkType=TP${query}`)).json<{
      code: string;
      data: { useList: FacilityUseView[]; placeList: FacilityPlaceView[] };
    }>();
  return { ...member, browser, start, read };
};
const tick = async () => {
  const reminder = new Reminder(server.app().context, (error) => {
    throw error;
  });
  await reminder.tick();
  await reminder.close();
};
const told = async (member: string) =>
  (await db().selectFrom('notifications').select('title').where('member', '=', member).orderBy('at').execute()).map(
    ({ title }) => title,
  );

describe('facility use', () => {
  it('shows the place of a code, starts with a number and an end, and shows what is in use [V-279] [V-280]', async () => {
    const guest = await visitor();
    expect((await guest.read(`&placeCode=${codes.locker.toLowerCase()}`)).data.placeList).toMatchObject([
      {
        placeCode: codes.locker,
        kindCd: 'LOCKER',
        useNm: 'locker',
        placeNm: 'left',
        minutes: 60,
        leftCnt: 5,
        peopleMax: 4,
        rulesTxt: 'rules',
        openYn: 'N',
      },
    ]);
    const { code, data } = await guest.start(codes.locker, { cnt: '3' });
    expect([code, data.use]).toMatchObject([
      '200',
      {
        useId: data.useId,
        no: 1,
        statusCd: 'OPEN',
        peopleCnt: 3,
        leftMin: 60,
        overMin: 0,
        liveYn: 'Y',
        returnCode: `PU${data.useId}`,
      },
    ]);
    expect(Number(data.use.untilDtm) - Number(data.use.beginDtm)).toBeGreaterThan(0);
    const { useList, placeList } = (await guest.read(`&placeCode=${codes.other}`)).data;
    expect([useList.map(({ useId }) => useId), placeList[0]?.leftCnt, placeList[0]?.openYn]).toEqual([
      [data.useId],
      4,
      'Y',
    ]);
    expect((await (await visitor()).read(`&useId=${data.useId}`)).code).toBe('NOT_FOUND');
    expect((await server.browser().get('facility-use')).statusCode).toBe(401);
    expect(
      await db()
        .selectFrom('member_facts')
        .select('kind')
        .where('member', '=', guest.uid)
        .where('fact', '=', 'FACILITY_USE')
        .execute(),
    ).toEqual([{ kind: 'desk' }]);
  });

  it('refuses who is outside, what is gone or open already, and unknown codes (FCU_01 to FCU_04)', async () => {
    const [outside, one, other] = [await visitor('{}'), await visitor(), await visitor()];
    expect((await outside.start(codes.few)).code).toBe('FCU_01');
    expect([
      (await one.start(codes.few)).code,
      (await other.start(codes.few)).code,
      (await one.start(codes.few)).code,
    ]).toEqual(['200', 'FCU_02', 'FCU_03']);
    expect([
      (await one.start('PFZZZZ9999')).code,
      (await one.start(codes.chair, { cnt: 5 })).code,
      (await one.start(codes.chair, { agreeYn: 'N' })).code,
    ]).toEqual(['FCU_04', 'REQ_INVALID', 'REQ_INVALID']);
    expect((await one.read('&placeCode=PFZZZZ9999')).data.placeList).toEqual([]);
  });

  it('never gives away more than the stock, and starts once for one key', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => visitor()));
    const answers = await Promise.all(guests.map((guest) => guest.start(codes.race)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', '200', 'FCU_02', 'FCU_02', 'FCU_02', 'FCU_02']);
    const [guest] = guests;
    const again = [await guest?.start(codes.chair, {}, 'same'), await guest?.start(codes.chair, {}, 'same')];
    expect(new Set(again.map((answer) => answer?.data.useId)).size).toBe(1);
  });

  it('counts each person of a check-in', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await one.start(codes.pool, { cnt: 4 });
    expect([
      (await other.start(codes.pool, { cnt: 2 })).code,
      (await other.start(codes.pool, { cnt: 1 })).code,
    ]).toEqual(['FCU_02', '200']);
  });

  it('ends at a device of its facility, once, and the stock is free again', async () => {
    const guest = await visitor();
    const { data } = await guest
      .start(codes.pool, { cnt: 1 })
      .then(async (first) => (first.code === '200' ? first : guest.start(codes.locker)));
    const {
      useId,
      use: { facilityId, returnCode },
    } = data;
    const [here, there, gate] = [
      await joinDevice(server, 'LOCKER', { facility: facilityId }),
      await joinDevice(server, 'LOCKER', { facility: 'elsewhere' }),
      await joinDevice(server, 'GATE'),
    ];
    const left = async () =>
      (await guest.read(`&placeCode=${facilityId === 'hall' ? codes.pool : codes.locker}`)).data.placeList[0]
        ?.leftCnt ?? 0;
    const before = await left();
    expect([
      await there.scan('return-use', returnCode),
      await gate.scan('return-use', returnCode),
      await here.scan('return-use', 'PUnothing'),
    ]).toEqual(['REFUSED OTHER_PLACE', 'DEV_03', 'REFUSED UNKNOWN']);
    expect([
      await here.scan('return-use', returnCode),
      await here.scan('return-use', returnCode),
      await left(),
    ]).toEqual(['OK', 'REFUSED USED', before + 1]);
    expect((await guest.read(`&useId=${useId}`)).data.useList).toMatchObject([
      { statusCd: 'DONE', returnCode: '', liveYn: 'N' },
    ]);
    expect((await guest.read('&liveYn=Y')).data.useList).toEqual([]);
    expect(
      await db()
        .selectFrom('record_log')
        .select(['actor_kind', 'from_state', 'to_state'])
        .where('record_id', '=', useId)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { actor_kind: 'member', from_state: '', to_state: 'OPEN' },
      { actor_kind: 'device', from_state: 'OPEN', to_state: 'DONE' },
    ]);
  });

  it('reminds once, ten minutes before the end, and marks what is overdue, which can still be returned', async () => {
    const guest = await visitor();
    const {
      data: {
        useId,
        use: { returnCode },
      },
    } = await guest.start(codes.late);
    server.wait(49 * minute);
    await tick();
    expect(await told(guest.uid)).toEqual([]);
    server.wait(minute);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await told(guest.uid)).toEqual(['late 10']);
    expect(await db().selectFrom('outbox').select('channel').where('member', '=', guest.uid).execute()).toEqual([
      { channel: 'PUSH' },
    ]);
    server.wait(11 * minute);
    await tick();
    await tick();
    expect(await told(guest.uid)).toEqual(['late 10', 'late']);
    await guest.browser.login(guest, PASSWORD);
    expect((await guest.read(`&useId=${useId}`)).data.useList).toMatchObject([
      { statusCd: 'OVERDUE', leftMin: 0, overMin: 1 },
    ]);
    expect((await guest.start(codes.late)).code).toBe('FCU_03');
    expect(await (await joinDevice(server, 'LOCKER', { facility: 'desk' })).scan('return-use', returnCode)).toBe('OK');
  });

  it('counts open uses of a document, so that it is not deleted under them', async () => {
    const guest = await visitor();
    await guest.start(codes.chair);
    const problems = await server.app().liveRecords.problemsOf(
      db(),
      [
        { type: 'facility-use', id: 'chair' },
        { type: 'facility-use', id: 'none' },
      ],
      server.now(),
    );
    expect(problems).toMatchObject([{ code: 'live-records', at: { id: 'chair' } }]);
  });
});
