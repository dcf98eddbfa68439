import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { BillboardApplication, BillboardSlots, BillboardTimes } from '#schemas/calls/billboard/answers';
import type { Billboard } from '#schemas/documents/billboard/schema';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { kstDay } from '../../core/wire-values.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { decideApplication, settleBillboards } from './decide.ts';
import { registerBillboard } from './routes.ts';
import { daysOf, timesOf } from './slots.ts';

const both = (text: string) => ({ ko: `${text} 한글`, en: text });
const board: Billboard = {
  type: 'billboard',
  id: 'TP-board',
  v: 1,
  venue: 'TP',
  eventId: 'board',
  order: 1,
  name: both('Plaza'),
  seconds: 10,
  from: '11:00',
  until: '20:30',
  everyMin: 10,
  seats: 3,
  daysAhead: 14,
  leadHours: 3,
  cancelHours: 24,
  letters: 40,
  ageMin: 14,
  templates: [{ id: 'night', name: both('Night'), art: 'event-night' }],
};
const reasons = {
  type: 'code-list',
  id: 'COD_IAM_BILLBOARD_REASON',
  v: 1,
  items: [{ codeId: 'AD', codeName: both('Advertisement') }],
};
const words = { type: 'words', id: 'words', v: 1, words: ['바보'] };
const server = accountServer({ documents: [board, reasons, words], features: [registerFiles, registerBillboard] });
const db = () => server.store().db;
const context = () => server.app().context;
const day = 24 * 60 * minute;
const unique = (
  (count) => () =>
    `board-${++count}`
)(0);
const dayIn = (days: number): string => kstDay(new Date(server.now().getTime() + days * day));
// Each test has a time of its own.
const nextTime = (
  (count) => () =>
    timesOf(board)[++count] ?? '1100'
)(0);

interface Envelope<Data> {
  readonly code: string;
  readonly data: Data;
}

const visitor = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async <Data = { applId: string; statusCd: string }>(path: string, body: object, key = unique()) =>
    (await browser.post(`video/${path}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': key } })).json<
      Envelope<Data>
    >();
  const ask = (more: object = {}, key?: string) =>
    post(
      'event-billboard-appl',
      {
        eventId: 'board',
        date: dayIn(3),
        slotId: nextTime(),
        templateId: 'night',
        words: '생일 축하해!',
        agreeYn: 'Y',
        ...more,
      },
      key,
    );
  const own = async () =>
    (await browser.get('video/event-billboard-appl')).json<Envelope<{ applList: readonly BillboardApplication[] }>>()
      .data.applList;
  const upload = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg()
      .withMetadata({ exif: { IFD0: { Artist: 'me' } } })
      .toBuffer();
    return (
      await browser.post('common/file/s3-upload?purpose=BILLBOARD', bytes, {
        headers: { 'content-type': 'image/jpeg' },
      })
    ).json<Envelope<{ fileId: string }>>().data.fileId;
  };
  return {
    ...member,
    browser,
    ask,
    own,
    upload,
    cancel: (applId: string) => post('event-billboard-cancel', { applId }),
  };
};

const decide = (id: string, to: 'APPROVED' | 'REJECTED', venue = 'TP') =>
  db()
    .transaction()
    .execute((tx) =>
      decideApplication(tx, context(), { id, venue, to, reason: to === 'REJECTED' ? 'AD' : '', operator: 'agent' }),
    );
const times = async (date: string) =>
  (await server.browser().get(`video/event-billboard-slot-time?parkType=TP&date=${date}`)).json<
    Envelope<BillboardTimes>
  >().data.timeList;
const leftAt = async (date: string, slotId: string) =>
  (await times(date)).find((one) => one.slotId === slotId)?.leftCnt;

describe('a billboard', () => {
  it('tells everybody its days, backgrounds and limits [V-428]', async () => {
    const { data } = (await server.browser().get('video/event-billboard-slot?parkType=TP')).json<
      Envelope<BillboardSlots>
    >();
    expect(data).toMatchObject({
      eventId: 'board',
      screenNm: 'Plaza 한글',
      seconds: 10,
      letters: 40,
      ageMin: 14,
      templateList: [{ templateId: 'night', templateNm: 'Night 한글', imageNm: 'event-night' }],
    });
    expect(data.slotList.map(({ date }) => date)).toEqual(daysOf(board, server.now()));
    expect(data.slotList[5]?.leftCnt).toBe(57 * 3);
    expect(data.timeList).toEqual(await times(data.date));
    expect((await server.browser().get('video/event-billboard-slot?parkType=XX')).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('has a time every 10 minutes with three places each, and none in the next hours or on other days [V-429]', async () => {
    const list = await times(dayIn(3));
    expect([list.length, list[0], list.at(-1)]).toEqual([
      57,
      { slotId: '1100', timeTxt: '11:00', leftCnt: 3 },
      { slotId: '2020', timeTxt: '20:20', leftCnt: 3 },
    ]);
    expect(await times(dayIn(15))).toEqual([]);
    const soon = new Date(server.now().getTime() + 9 * 60 * minute + 2 * 60 * minute).toISOString().slice(11, 13);
    expect(
      (await times(dayIn(0))).filter(({ slotId }) => slotId < `${soon}00`).every(({ leftCnt }) => leftCnt === 0),
    ).toBe(true);
  });
});

describe('an application', () => {
  it('holds a place, is answered again for its key, and is seen by its member alone [V-430]', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const slotId = nextTime();
    const first = await one.ask({ slotId, senderNm: '엄마 아빠' }, 'same');
    expect(first).toMatchObject({ code: '200', data: { statusCd: 'REQUESTED' } });
    expect(await one.ask({ slotId, senderNm: '엄마 아빠' }, 'same')).toEqual(first);
    expect(await leftAt(dayIn(3), slotId)).toBe(2);
    expect(await one.own()).toMatchObject([
      {
        applId: first.data.applId,
        screenNm: 'Plaza 한글',
        showTm: `${slotId.slice(0, 2)}:${slotId.slice(2)}`,
        words: '생일 축하해!',
        senderNm: '엄마 아빠',
        statusCd: 'REQUESTED',
        cancelYn: 'Y',
        pictureUrl: '',
      },
    ]);
    expect([
      await other.own(),
      (await other.cancel(first.data.applId)).code,
      (await other.cancel('unknown')).code,
    ]).toEqual([[], 'NOT_FOUND', 'NOT_FOUND']);
  });

  it.each([
    ['of 41 letters', { words: '가'.repeat(41) }, 'BLB_03'],
    ['of four lines', { words: 'a\nb\nc\nd' }, 'BLB_03'],
    ['of spaces', { words: '  ' }, 'BLB_03'],
    ['with a forbidden word', { words: '너는 바 보!' }, 'BLB_03'],
    ['with one in the name', { senderNm: '바보가' }, 'BLB_03'],
    ['for a time that there is not', { slotId: '1105' }, 'BLB_01'],
    ['for a day too far ahead', { date: '20991231' }, 'BLB_01'],
    ['with an unknown background', { templateId: 'x' }, 'REQ_INVALID'],
    ['without agreement', { agreeYn: 'N' }, 'REQ_INVALID'],
    ['with the file of nobody', { fileId: 'x' }, 'BLB_04'],
  ])('%s is refused', async (_, more, code) => {
    const one = await visitor();
    expect([(await one.ask(more)).code, await one.own()]).toEqual([code, []]);
  });

  it('takes 40 letters, and is refused below 14 years, for simple members, and for a time that is near', async () => {
    expect((await (await visitor()).ask({ words: '가'.repeat(40) })).code).toBe('200');
    expect((await (await visitor({ birth_date: `${server.now().getFullYear() - 13}0101` })).ask()).code).toBe('BLB_02');
    expect((await (await visitor({ kind: '1' })).ask()).code).toBe('MBR_01');
    // At 22:00 in Korea every time of the day is over.
    server.wait(((24 + 13 - server.now().getUTCHours()) % 24) * 60 * minute);
    expect((await (await visitor()).ask({ date: dayIn(0), slotId: '1100' })).code).toBe('BLB_05');
  });

  it('is one a month, and three a time: of many at once exactly so many hold a place', async () => {
    const slotId = nextTime();
    const visitors = await Promise.all(Array.from({ length: 5 }, () => visitor()));
    const codes = (await Promise.all(visitors.map((one) => one.ask({ slotId })))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['200', '200', '200', 'BLB_01', 'BLB_01']);
    expect(await leftAt(dayIn(3), slotId)).toBe(0);
    const eager = await visitor();
    expect((await Promise.all([eager.ask(), eager.ask(), eager.ask()])).map(({ code }) => code).toSorted()).toEqual([
      '200',
      'BLB_02',
      'BLB_02',
    ]);
  });

  it('is cancelled until a day before, and frees its place and month', async () => {
    const one = await visitor();
    const slotId = nextTime();
    const { data } = await one.ask({ slotId });
    expect([
      (await one.cancel(data.applId)).data.statusCd,
      await leftAt(dayIn(3), slotId),
      (await one.cancel(data.applId)).code,
    ]).toEqual(['CANCELLED', 3, 'BLB_05']);
    const { data: next } = await one.ask({ date: dayIn(1), slotId: '1100' });
    // The time is less than a day ahead.
    expect([(await one.cancel(next.applId)).code, (await one.own())[0]?.cancelYn]).toEqual(['BLB_05', 'N']);
  });

  it('keeps a picture of 16:9 without metadata, for its member alone; small ones and those of others are refused', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const [small, large] = [await one.upload(600, 400), await one.upload(1000, 1000)];
    expect([(await one.ask({ fileId: small })).code, (await other.ask({ fileId: large })).code]).toEqual([
      'BLB_04',
      'BLB_04',
    ]);
    expect((await one.ask({ fileId: large })).code).toBe('200');
    const [{ pictureUrl } = { pictureUrl: '' }] = await one.own();
    const get = (browser: typeof one.browser) => browser.get(`/${pictureUrl.slice(1)}`);
    const picture = await sharp((await get(one.browser)).rawPayload).metadata();
    expect([picture.width, picture.height, picture.exif]).toEqual([1280, 720, undefined]);
    expect((await get(other.browser)).statusCode).toBe(404);
    const [own] = await one.own();
    await one.cancel(own?.applId ?? '');
    // The picture is deleted with the application.
    expect([(await get(one.browser)).statusCode, (await one.own())[0]?.pictureUrl]).toEqual([404, '']);
  });

  it('is approved or rejected once with a reason, which frees its place, and its member is told', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const slotId = nextTime();
    const [{ data: good }, { data: bad }] = [await one.ask({ slotId }), await other.ask({ slotId })];
    expect([
      await decide(good.applId, 'APPROVED', 'EL'),
      await decide(good.applId, 'APPROVED'),
      await decide(good.applId, 'REJECTED'),
      await decide(bad.applId, 'REJECTED'),
    ]).toEqual([false, true, false, true]);
    expect([(await one.own())[0], (await other.own())[0]]).toMatchObject([
      { statusCd: 'APPROVED', cancelYn: 'Y' },
      { statusCd: 'REJECTED', reasonNm: 'Advertisement 한글', cancelYn: 'N' },
    ]);
    expect([await leftAt(dayIn(3), slotId), (await other.ask()).code]).toEqual([2, '200']);
    const log = await db()
      .selectFrom('record_log')
      .select(['from_state', 'to_state', 'actor_kind'])
      .where('record_id', '=', bad.applId)
      .orderBy('id')
      .execute();
    expect(log.map(({ from_state, to_state, actor_kind }) => `${from_state}>${to_state} ${actor_kind}`)).toEqual([
      '>REQUESTED member',
      'REQUESTED>REJECTED operator',
    ]);
  });

  it('counts as shown after its time, and as rejected if nobody approved it', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const [{ data: shown }] = [
      await one.ask({ date: dayIn(2), slotId: '1200' }),
      await other.ask({ date: dayIn(2), slotId: '1200' }),
    ];
    await decide(shown.applId, 'APPROVED');
    server.wait(3 * day);
    await settleBillboards(context());
    await settleBillboards(context());
    const states = await db()
      .selectFrom('billboard_applications')
      .select(['member', 'state'])
      .where('member', 'in', [one.uid, other.uid])
      .execute();
    expect(new Map(states.map(({ member, state }) => [member, state]))).toEqual(
      new Map([
        [one.uid, 'SHOWN'],
        [other.uid, 'REJECTED'],
      ]),
    );
  });
});
