import { describe, expect, it } from 'vitest';
import type { FacilityPlaceView, FacilityUseView } from '#schemas/calls/facility-use/answers';
import type { ParkExit } from '#schemas/calls/park-exit/answers';
import type { Viewer } from '#schemas/viewer';
import { renderAddress } from '../support/rendered-page.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: false,
  listed: false,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: {},
};
const locales = ['ko', 'en'] as const;
type Locale = (typeof locales)[number];

const place = (more: Partial<FacilityPlaceView> = {}): FacilityPlaceView => ({
  placeCode: 'PFSAFE0505',
  facilityId: '505',
  facilityNm: 'Desk',
  imageNm: '',
  kindCd: 'RENTAL',
  useNm: 'Wheelchair',
  placeNm: 'Gate',
  minutes: 240,
  leftCnt: 3,
  peopleMax: 2,
  rulesTxt: 'Bring it back',
  openYn: 'N',
  ...more,
});
const use = (more: Partial<FacilityUseView> = {}): FacilityUseView => ({
  useId: 'u1',
  no: 7,
  facilityId: '505',
  facilityNm: 'Desk',
  imageNm: '',
  parkType: 'EL',
  kindCd: 'LOCKER',
  useNm: 'Big locker',
  placeNm: 'Gate',
  statusCd: 'OPEN',
  peopleCnt: 3,
  beginDtm: '20261121135000',
  beginTm: '13:50',
  untilDtm: '20261121175000',
  untilTm: '17:50',
  endDtm: '',
  leftMin: 225,
  overMin: 0,
  rulesTxt: 'Bring it back',
  returnCode: 'PUu1',
  liveYn: 'Y',
  ...more,
});

const textAt = async (address: string, data: object, locale: Locale): Promise<string> =>
  (
    await renderAddress(`/haneul-land/${address}`, {
      viewer: { ...member, locale },
      now,
      records: { '/api/v1/iam/facility-use': { useList: [], placeList: [], ...data }, '/api/v1/iam/exit': data },
    })
  ).text;

describe.each([
  [
    'ko',
    {
      scan: '코드 찍기',
      minutes: '4시간 동안',
      most: '2명까지',
      left: '남은 수 3',
      start: '쓰기 시작',
      open: '쓰는 중',
      until: '17:50까지 · 3시간 45분 남았어요',
      hour: '4시간 남았어요',
      late: '시간 지남',
      over: '1시간 5분 지났어요',
      done: '돌려줌',
      give: '돌려줄 때 그곳의 기기에 이 QR을 대 주세요.',
      none: '지금은 남은 것이 없어요',
      inUse: '이미 쓰고 있어요',
    },
  ],
  [
    'en',
    {
      scan: 'Scan the code',
      minutes: 'For 4 h',
      most: 'Up to 2 people',
      left: '3 left',
      start: 'Start',
      open: 'In use',
      until: 'Until 17:50 · 3 h 45 min left',
      hour: '4 h left',
      late: 'Overdue',
      over: '1 h 5 min over',
      done: 'Returned',
      give: 'Hold this code to the device there when you return it.',
      none: 'None are left right now',
      inUse: 'You are using it',
    },
  ],
] as const)('facility use in %s', (locale, words) => {
  it('offers to scan, and shows a scanned place with its rules before it starts [V-279]', async () => {
    const scan = await textAt('facility/facility-use', {}, locale);
    expect([scan.includes(words.scan), scan.includes('Wheelchair')]).toEqual([true, false]);
    const confirm = await textAt('facility/facility-use?placeCode=PFSAFE0505', { placeList: [place()] }, locale);
    for (const word of ['Wheelchair', 'Gate', words.minutes, words.most, words.left, 'Bring it back', words.start])
      expect(confirm).toContain(word);
  });

  it('says when nothing is left, and offers no second use of the same place', async () => {
    const gone = await textAt(
      'facility/facility-use?placeCode=PFSAFE0505',
      { placeList: [place({ leftCnt: 0 })] },
      locale,
    );
    const open = await textAt(
      'facility/facility-use?placeCode=PFSAFE0505',
      { placeList: [place({ openYn: 'Y' })] },
      locale,
    );
    const starts = (text: string): number => text.split(words.start).length - 1;
    // The form for a typed code starts too.
    expect([gone.includes(words.none), open.includes(words.inUse), starts(gone) - starts(open)]).toEqual([
      true,
      true,
      1,
    ]);
  });

  it('shows the number, the end and the time left in hours and minutes, with the code for the return [V-280]', async () => {
    const complete = await textAt('facility/facility-use-complete?useId=u1', { use: use() }, locale);
    for (const word of ['Big locker', '7', words.open, words.until, words.give, 'Bring it back'])
      expect(complete).toContain(word);
    expect(await textAt('facility/facility-use', { useList: [use({ leftMin: 240 })] }, locale)).toContain(words.hour);
  });

  it('says by how much it is overdue, and shows no code once it is returned', async () => {
    const late = await textAt(
      'facility/facility-use-complete?useId=u1',
      { use: use({ statusCd: 'OVERDUE', leftMin: 0, overMin: 65 }) },
      locale,
    );
    expect([late.includes(words.late), late.includes(words.over), late.includes(words.give)]).toEqual([
      true,
      true,
      true,
    ]);
    const done = await textAt(
      'facility/facility-use-complete?useId=u1',
      { use: use({ statusCd: 'DONE', leftMin: 0, returnCode: '', liveYn: 'N', endDtm: '20261121170000' }) },
      locale,
    );
    expect([done.includes(words.done), done.includes('2026.11.21 17:00'), done.includes(words.give)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe.each(locales)('leaving in %s', (locale) => {
  const visit = (more: Partial<ParkExit['visit']>): ParkExit =>
    ({
      visit: {
        statusCd: 'INSIDE',
        insideYn: 'Y',
        leftTm: '',
        enterUntilTm: '',
        queueCnt: 0,
        loanCnt: 0,
        useCnt: 0,
        ...more,
      },
      ticketList: [],
      totalCnt: 0,
    }) as never;
  const [report, again] =
    locale === 'ko'
      ? ['추억 리포트', '21:00까지 다시 들어올 수 있어요']
      : ['Memory report', 'You may enter again until 21:00'];

  it('offers the memory report only after leaving, with the time until which one may come back', async () => {
    const inside = await textAt('ticket/leave-by-qr', visit({ queueCnt: 1 }), locale);
    const left = await textAt(
      'ticket/leave-by-qr',
      visit({ statusCd: 'LEFT', insideYn: 'N', leftTm: '14:00', enterUntilTm: '21:00' }),
      locale,
    );
    expect([inside.includes(report), left.includes(report), left.includes(again)]).toEqual([false, true, true]);
  });
});
