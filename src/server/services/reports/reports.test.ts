import { describe, expect, it } from 'vitest';
import type { MemoryReport, MemoryReports, PublicReviews, SharedReport } from '#schemas/calls/reports/answers';
import { accountServer, day, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { jpegFile } from '#tests/picture-files.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { addProduct, joinDevice, joinPhone } from '#tests/test-devices.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { registerDevices } from '../devices/routes.ts';
import { registerParkExit } from '../park-exit/routes.ts';
import { registerPocket } from '../pocket/routes.ts';
import { registerQueue } from '../queue/routes.ts';
import { decideReview } from './desk-reviews.ts';
import { ReportMaker } from './jobs.ts';
import { registerReports } from './routes.ts';

const ticket = {
  type: 'ticket-product',
  id: 'day',
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: { ko: 'day', en: 'day' },
  canLend: true,
  canRemove: true,
  canReenter: true,
};
const server = accountServer({
  documents: [
    opening,
    facility('r1'),
    facility('r2'),
    queuePlan('r1'),
    ticket,
    { type: 'words', id: 'words', v: 1, words: ['바보'] },
  ],
  features: [registerPocket, registerDevices, registerQueue, registerParkExit, registerFiles, registerReports],
});
const db = () => server.store().db;
const park = '09';
const today = () => server.now().toISOString().slice(0, 10).replaceAll('-', '');

type Code<Data> = { readonly code: string; readonly data: Data };

/** A member who is in the park with a ticket, and a gate. */
const guest = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const [phone, gate] = [await joinPhone(server), await joinDevice(server, 'GATE')];
  if (Object.keys(parts).length > 0)
    await db().updateTable('members').set(parts).where('uid', '=', phone.uid).execute();
  const product = await addProduct(server, phone.uid, { product: 'day' });
  expect(await gate.scan('scan-entry', await phone.code(product))).toBe('OK');
  server.wait(minute);
  const leave = async () => gate.scan('scan-exit', await phone.sign('PX', await exitRef(), server.now()));
  const exitRef = async (): Promise<string> =>
    (await phone.browser.get('exit?parkType=TP')).json<{ data: { ticketList: { codeRef: string }[] } }>().data
      .ticketList[0]?.codeRef ?? '';
  const read = async (query = '') =>
    (await phone.browser.get(`behaviors/memory-report?${query}`)).json<Code<MemoryReport>>();
  const act = async (name: string, body: object = {}, parkKindCd = park, reportDate = today()) =>
    (await phone.browser.post(`behaviors/memory-report/${name}`, { parkKindCd, reportDate, ...body })).json<
      Code<MemoryReport>
    >();
  const ride = async (facilityId: string, ref: string) =>
    db()
      .insertInto('member_facts')
      .values({
        id: `${phone.uid} ${ref}`,
        member: phone.uid,
        fact: 'RIDE',
        park: 'TP',
        kind: facilityId,
        ref,
        amount: 1,
        at: server.now().toISOString(),
      })
      .execute();
  const upload = async () =>
    (
      await phone.browser.post('common/file/s3-upload', await jpegFile(), {
        headers: { 'content-type': 'image/jpeg', 'x-file-purpose': 'REVIEW' },
      })
    ).json<{ data: { fileId: string } }>().data.fileId;
  return { phone, gate, product, leave, read, act, ride, upload };
};

const shared = async (path: string, query = '') =>
  (await server.browser().get(`behaviors/memory-report/share/${path}?${query}`)).json<Code<SharedReport>>();
const tokenOf = ({ data }: Code<MemoryReport>): string => /\?s=(.+)$/.exec(data.shareUrl)?.[1] ?? '';

describe('a memory report', () => {
  it('grows in the park, is made when the member leaves, and stays as it is then [P-015] [P-243]', async () => {
    const one = await guest();
    server.wait(4 * minute);
    await one.ride('r1', 'a');
    server.wait(5 * minute);
    await one.ride('r1', 'b');
    await one.ride('r2', 'c');
    expect((await one.read()).data).toMatchObject({
      statusCd: 'GROWING',
      parkKindCd: park,
      reportDate: today(),
      leaveDtm: '',
      stayMin: 10,
      rideCnt: 3,
      reviewYn: 'N',
      placeList: [
        { facilityId: 'r1', placeCnt: 2, kindCd: 'RIDE' },
        { facilityId: 'r2', placeCnt: 1 },
      ],
    });
    expect((await one.act('review', { starCnt: '5' })).code).toBe('RPT_02');
    expect((await one.act('share')).code).toBe('RPT_02');
    expect(await one.leave()).toBe('OK');
    const made = (await one.read(`parkKindCd=${park}&reportDate=${today()}`)).data;
    expect(made).toMatchObject({ statusCd: 'DONE', stayMin: 10, rideCnt: 3, reviewYn: 'Y' });
    await one.ride('r2', 'd');
    server.wait(2 * minute);
    expect((await one.read()).data).toEqual(made);
    const list = (await one.phone.browser.get('behaviors/memory-reports')).json<Code<MemoryReports>>().data;
    expect(list).toMatchObject({ totalCnt: 1, reportList: [{ statusCd: 'DONE', reviewStateCd: 'NONE' }] });
    const other = await guest();
    expect((await other.read(`parkKindCd=${park}&reportDate=20250101`)).code).toBe('RPT_01');
    expect((await other.read('parkKindCd=77')).code).toBe('RPT_01');
  });

  it('is made at 23:55 for those who stay, once', async () => {
    const one = await guest();
    const start = today();
    await one.ride('r1', 'late');
    const maker = new ReportMaker(server.app().context, (error) => {
      throw error;
    });
    await maker.tick();
    expect(await db().selectFrom('memory_reports').select('id').where('member', '=', one.phone.uid).execute()).toEqual(
      [],
    );
    server.wait(Date.parse(`${server.now().toISOString().slice(0, 10)}T14:56:00Z`) - server.now().getTime());
    await maker.tick();
    await maker.tick();
    await maker.close();
    await one.phone.browser.login(one.phone, PASSWORD);
    expect((await one.read()).data).toMatchObject({ statusCd: 'DONE', reportDate: start, rideCnt: 1 });
    server.wait(12 * hour);
  });
});

describe('a review', () => {
  it('is written once the day is over, changed for seven days, and read again [P-244] [P-245]', async () => {
    const one = await guest();
    const date = today();
    await one.leave();
    const [first, second] = [await one.upload(), await one.upload()];
    expect(
      (await one.act('review', { starCnt: '4', reviewTxt: '노을이 좋았어요', fileIdList: [first] })).data,
    ).toMatchObject({
      reviewStateCd: 'REGISTERED',
      starCnt: 4,
      reviewTxt: '노을이 좋았어요',
      publicYn: 'N',
      photoList: [{ fileId: first }],
    });
    expect((await one.act('review', { starCnt: '5', fileIdList: [second] })).data).toMatchObject({
      reviewStateCd: 'EDITED',
      starCnt: 5,
      photoList: [{ fileId: second }],
    });
    const third = await one.upload();
    expect(
      (await one.act('review', { starCnt: '5', fileIdList: [third], keepPhotosYn: 'Y' })).data.photoList.map(
        ({ fileId }) => fileId,
      ),
    ).toEqual([second, third]);
    const files = await db().selectFrom('files').select(['id', 'state']).where('id', 'in', [first, second]).execute();
    expect(Object.fromEntries(files.map(({ id, state }) => [id, state]))).toEqual({
      [first]: 'DELETED',
      [second]: 'CLAIMED',
    });
    const facts = await db()
      .selectFrom('member_facts')
      .select('amount')
      .where('member', '=', one.phone.uid)
      .where('fact', '=', 'REVIEW')
      .execute();
    expect(facts).toEqual([{ amount: 1 }]);
    server.wait(7 * day);
    await one.phone.browser.login(one.phone, PASSWORD);
    expect((await one.act('review', { starCnt: '1' }, park, date)).code).toBe('RPT_02');
    expect((await one.read()).data).toMatchObject({ starCnt: 5, reviewYn: 'N' });
  });

  it.each([
    ['a forbidden word', { reviewTxt: '바 보' }, 'RPT_03'],
    ['501 letters', { reviewTxt: '가'.repeat(501) }, 'REQ_INVALID'],
    ['six stars', { starCnt: '6' }, 'REQ_INVALID'],
    ['six photos', { fileIdList: ['1', '2', '3', '4', '5', '6'] }, 'REQ_INVALID'],
    ['a photo of somebody else', { fileIdList: ['x'] }, 'RPT_05'],
  ])('refuses %s', async (_, body, code) => {
    const one = await guest();
    await one.leave();
    expect((await one.act('review', { starCnt: '3', ...body })).code).toBe(code);
  });

  it('is public from the age of 14, until an agent hides it', async () => {
    const [kid, adult] = [await guest({ birth_date: '20150301' }), await guest({ birth_date: '19900412' })];
    await kid.leave();
    await adult.leave();
    expect((await kid.act('review', { starCnt: '5', publicYn: 'Y' })).code).toBe('RPT_04');
    expect((await kid.act('review', { starCnt: '5' })).code).toBe('200');
    await adult.act('review', { starCnt: '2', reviewTxt: '줄이 길었어요', publicYn: 'Y' });
    const listed = async () =>
      (await server.browser().get('behaviors/reviews?parkType=TP')).json<Code<PublicReviews>>().data.reviewList;
    const [review] = await listed();
    expect(await listed()).toMatchObject([{ starCnt: 2, reviewTxt: '줄이 길었어요' }]);
    const decide = (isHidden: boolean) =>
      inTransaction(server.store(), (tx) =>
        decideReview(tx, {
          id: review?.reviewId ?? '',
          venue: 'TP',
          isHidden,
          reason: 'ABUSE',
          operator: 'o',
          at: server.now(),
        }),
      );
    expect([await decide(true), await decide(true)]).toEqual([true, false]);
    expect(await listed()).toEqual([]);
    expect((await adult.act('review', { starCnt: '1' })).code).toBe('RPT_02');
    expect((await adult.read()).data).toMatchObject({ reviewStateCd: 'HIDDEN', reviewYn: 'N' });
    await decide(false);
    expect(await listed()).toHaveLength(1);
    expect((await adult.read()).data).toMatchObject({ reviewStateCd: 'REGISTERED', reviewYn: 'Y' });
  });
});

describe('a shared report', () => {
  it('shows nickname, park, day, counts and chosen photos, and nothing else [P-246]', async () => {
    const secret = 'planted-7319';
    const one = await guest({
      nickname: '별솔',
      name: secret,
      email: `${secret}@resort.example`,
      mobile: '01073197319',
    });
    await one.ride('r1', 'a');
    server.wait(8 * minute);
    await one.leave();
    const [chosen, other] = [await one.upload(), await one.upload()];
    await one.act('review', { starCnt: '5', reviewTxt: secret, fileIdList: [chosen, other], publicYn: 'N' });
    const answer = await one.act('share', { fileIdList: [chosen] });
    expect(answer.data).toMatchObject({ sharedYn: 'Y', sharedPhotoCnt: 1 });
    const token = tokenOf(answer);
    const report = await shared(token, `parkKindCd=${park}&reportDate=${today()}`);
    expect(report.data).toEqual({
      parkKindCd: park,
      parkType: 'TP',
      parkNm: expect.any(String),
      imageNm: expect.any(String),
      reportDate: today(),
      nickName: '별솔',
      rideCnt: 1,
      useCnt: 0,
      courseCnt: 0,
      eventCnt: 0,
      badgeCnt: 0,
      photoList: [{ url: `/report-photos/${token}/${chosen}` }],
      headTitle: '',
      headTxt: '',
      headImageNm: '',
    });
    expect(JSON.stringify(report)).not.toMatch(new RegExp(`${secret}|7319|${one.phone.uid}|r1`));
    const photo = async (path: string) => (await server.app().inject(`/report-photos/${path}`)).statusCode;
    expect([
      await photo(`${token}/${chosen}`),
      await photo(`${token}/${other}`),
      await photo(`x${token}/${chosen}`),
    ]).toEqual([200, 404, 404]);
    expect((await one.act('share', { fileIdList: ['x'] })).code).toBe('RPT_05');
  });

  it('answers alike to a wrong, revoked or expired link, another day, and a member who leaves', async () => {
    const one = await guest();
    const date = today();
    await one.leave();
    const none = await shared('nothing');
    expect(none.code).toBe('RPT_01');
    const token = tokenOf(await one.act('share'));
    expect(tokenOf(await one.act('share'))).toBe(token);
    expect((await shared(token)).code).toBe('200');
    expect(await shared(token, `parkKindCd=${park}&reportDate=20250101`)).toEqual(none);
    const leaving = (state: 'leaving' | 'active') =>
      db().updateTable('members').set({ state }).where('uid', '=', one.phone.uid).execute();
    await leaving('leaving');
    expect(await shared(token)).toEqual(none);
    await leaving('active');
    expect((await one.act('unshare')).data).toMatchObject({ sharedYn: 'N', shareUrl: '' });
    expect(await shared(token)).toEqual(none);
    const next = tokenOf(await one.act('share'));
    expect(next).not.toBe(token);
    server.wait(30 * day);
    await one.phone.browser.login(one.phone, PASSWORD);
    expect(await shared(next)).toEqual(none);
    expect((await one.read(`parkKindCd=${park}&reportDate=${date}`)).data.sharedYn).toBe('N');
  });
});
