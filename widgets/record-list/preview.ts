import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  until: { ko: '{{name}}까지', en: 'Until {{name}}' },
  left: { ko: '남음', en: 'left' },
  used: { ko: '썼어요', en: 'Used' },
  progress: { ko: '{{name}} 진행', en: 'Progress of {{name}}' },
  usable: { ko: '쓸 수 있어요', en: 'Ready to use' },
  use: { ko: '쓰기', en: 'Use' },
  give: { ko: '선물하기', en: 'Give' },
  won: { ko: '{{name}}원', en: '₩{{name}}' },
  none: { ko: '쿠폰이 아직 없어요', en: 'No coupons yet' },
  add: { ko: '쿠폰 번호 넣기', en: 'Enter a coupon number' },
  ask: { ko: '{{name}}에게 보낼까요?', en: 'Send to {{name}}?' },
  letter: { ko: '하고 싶은 말', en: 'Your message' },
  send: { ko: '보내기', en: 'Send' },
  why: { ko: '파크에 들어오면 쓸 수 있어요.', en: 'You can use it once you are in the park.' },
  note: {
    ko: '친구가 7일 안에 받지 않으면 돌아와요.',
    en: 'It comes back if your friend does not accept it within 7 days.',
  },
} as const;

const source = { path: '/api/v1/iam/coupons' } as const;
const inner = { action: 'move', pageNm: 'Inner' } as const;
const empty: Settings['empty'] = { icon: 'discount', text: 'none', links: [{ label: 'add', action: inner }] };
const passes: Settings = {
  source,
  list: 'couponList',
  key: 'couponId',
  empty,
  note: 'note',
  reason: { field: 'statusCd', says: [{ is: 'ISSUED', text: 'why' }, { is: 'USED' }] },
  card: {
    shape: 'pass',
    title: { field: 'couponNm' },
    lines: [{ field: 'whereNm' }, { field: 'untilDt', form: 'day', text: 'until' }],
    badges: [
      {
        field: 'statusCd',
        says: [
          { is: 'ISSUED', text: 'usable' },
          { is: 'USED', text: 'used' },
        ],
        tones: [{ is: 'ISSUED', tone: 'accent' }],
      },
    ],
    muted: { field: 'statusCd', is: ['USED'] },
    detail: inner,
    actions: [
      { label: 'use', icon: 'qrcode', tone: 'main', action: inner, show: [{ field: 'statusCd', is: ['ISSUED'] }] },
    ],
  },
};
const coupon = (couponId: string, couponNm: string, statusCd: string) => ({
  couponId,
  couponNm,
  whereNm: '골목 식당',
  untilDt: '20261218',
  statusCd,
});
const ready = (field: string, ...rows: readonly object[]): DataState => ({ state: 'ready', value: { [field]: rows } });
const people: Settings = {
  source: { path: '/api/v1/iam/members/friend' },
  list: 'friendList',
  key: 'friendUid',
  empty: { text: 'none' },
  card: {
    shape: 'row',
    avatar: 'nickName',
    title: { field: 'nickName' },
    lines: [{ field: 'nameMask' }],
    actions: [
      {
        label: 'give',
        tone: 'soft',
        operation: 'OPR_TST_00001',
        body: { friendUid: '{item.friendUid}' },
        confirm: 'ask',
        input: { name: 'message', label: 'letter', kind: 'long', maxLength: 50, optional: true, submit: 'send' },
      },
    ],
  },
};
const cards: Settings = {
  source: { path: '/api/v1/iam/giftcards' },
  list: 'cardList',
  key: 'cardKey',
  empty: { text: 'none' },
  card: {
    shape: 'picture',
    picture: 'imageNm',
    over: { field: 'cardNm' },
    title: { field: 'balanceAmt', form: 'number', text: 'won' },
    lines: [{ field: 'cardNo' }],
    badges: [{ field: 'statusCd' }],
    muted: { field: 'statusCd', is: ['USED'] },
    detail: inner,
  },
};
const ledger: Settings = {
  source: { path: '/api/v1/iam/giftcards' },
  list: 'historyList',
  key: 'id',
  empty: { text: 'none' },
  card: {
    shape: 'ledger',
    title: { field: 'placeNm' },
    lines: [{ field: 'tranDtm', form: 'moment' }],
    end: { field: 'amount', form: 'signed', text: 'won' },
  },
};
const requests: Settings = {
  source: { path: '/api/v1/iam/members/request' },
  list: 'requestList',
  key: 'requestId',
  empty: { text: 'none' },
  card: {
    shape: 'card',
    avatar: 'nickName',
    over: { field: 'parkNm' },
    title: { field: 'nickName' },
    badges: [{ field: 'statusCd', tone: 'wait' }],
    actions: [
      { label: 'give', tone: 'main', operation: 'OPR_TST_00001' },
      { label: 'use', operation: 'OPR_TST_00001', confirm: 'ask' },
    ],
  },
};

const places: Settings = {
  source: { path: '/api/v1/iam/queue/my' },
  list: 'entryList',
  key: 'entryId',
  empty: { text: 'none' },
  card: {
    shape: 'card',
    picture: 'imageNm',
    over: { field: 'no' },
    title: { field: 'facilityNm' },
    lines: [{ field: 'untilTm', text: 'until' }],
    badges: [
      {
        field: 'statusCd',
        says: [
          { is: 'CALLED', text: 'usable' },
          { is: 'WAITING', text: 'used' },
        ],
      },
    ],
    band: { field: 'statusCd', main: ['CALLED'], soft: ['WAITING'] },
    ring: { from: 'callAt', until: 'until', text: 'left', show: [{ field: 'statusCd', is: ['CALLED'] }] },
    actions: [{ label: 'use', tone: 'main', operation: 'OPR_TST_00001' }],
  },
};

const missions: Settings = {
  source: { path: '/api/v1/iam/members/missions' },
  list: 'missionList',
  key: 'missionId',
  empty: { text: 'none' },
  card: {
    shape: 'card',
    picture: 'imageNm',
    title: { field: 'missionNm' },
    badges: [{ field: 'statusCd', says: [{ is: 'DONE', text: 'usable' }], tone: 'ok', listedOnly: true }],
    progress: { label: 'progress', value: 'doneCnt', of: 'goalCnt', show: [{ field: 'statusCd', is: ['OPEN'] }] },
    actions: [{ label: 'use', tone: 'main', operation: 'OPR_TST_00001', show: [{ field: 'statusCd', is: ['DONE'] }] }],
  },
};

const mission = (missionId: string, imageNm: string, doneCnt: number, goalCnt: number) => ({
  missionId,
  imageNm,
  missionNm: '놀이기구 타기',
  statusCd: doneCnt < goalCnt ? 'OPEN' : 'DONE',
  doneCnt,
  goalCnt,
});

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'passes',
    settings: passes,
    data: {
      records: ready('couponList', coupon('1', '따뜻한 음료 한 잔', 'ISSUED'), coupon('2', '간식 교환권', 'USED')),
    },
    texts,
  },
  {
    name: 'people',
    settings: people,
    data: {
      records: ready(
        'friendList',
        { friendUid: '1', nickName: '솔바람', nameMask: '김*늘' },
        { friendUid: '2', nickName: 'Alexandrina-Wilhelmina of the Upper Hills', nameMask: 'A*' },
      ),
    },
    texts,
  },
  {
    name: 'pictures',
    settings: cards,
    data: {
      records: ready(
        'cardList',
        {
          cardKey: '1',
          cardNm: '하늘랜드 기프트카드',
          cardNo: '•••• 4417',
          balanceAmt: 62500,
          statusCd: 'ACTIVE',
          imageNm: 'park-poster',
        },
        { cardKey: '2', cardNm: '기프트카드', cardNo: '•••• 0932', balanceAmt: 0, statusCd: 'USED', imageNm: '' },
      ),
    },
    texts,
  },
  {
    name: 'ledger',
    settings: ledger,
    data: {
      records: ready(
        'historyList',
        { id: '1', placeNm: '골목 식당', tranDtm: '20261121123800', amount: -17500 },
        { id: '2', placeNm: '선물 받음', tranDtm: '20261102091500', amount: 100000 },
      ),
    },
    texts,
  },
  {
    name: 'requests',
    settings: requests,
    data: {
      records: ready('requestList', { requestId: '1', nickName: '단풍', parkNm: '하늘랜드', statusCd: 'REQUESTING' }),
    },
    texts,
  },
  {
    name: 'bands and a ring',
    settings: places,
    data: {
      records: ready(
        'entryList',
        {
          entryId: '1',
          no: 14,
          facilityNm: '바람 열기구',
          untilTm: '14:17',
          statusCd: 'CALLED',
          imageNm: '',
          callAt: '20261121140700',
          until: '20261121141700',
        },
        {
          entryId: '2',
          no: 3,
          facilityNm: '노을 코스터',
          untilTm: '16:10',
          statusCd: 'WAITING',
          imageNm: 'park-poster',
          callAt: '',
          until: '',
        },
      ),
    },
    texts,
  },
  {
    name: 'progress',
    settings: missions,
    data: {
      records: ready('missionList', mission('1', 'badge-rides', 12, 20), mission('2', 'badge-parks', 2, 2)),
    },
    texts,
  },
  {
    name: 'one of several pages',
    settings: { ...passes, pages: { size: 2, query: 'page' } },
    data: {
      records: {
        state: 'ready',
        value: {
          couponList: [coupon('1', '따뜻한 음료 한 잔', 'ISSUED'), coupon('2', '간식 교환권', 'ISSUED')],
          totalCnt: 45,
        },
      },
    },
    texts,
  },
  { name: 'empty', settings: passes, data: { records: ready('couponList') }, texts },
  { name: 'waiting', settings: passes, data: { records: { state: 'waiting' } }, texts },
  { name: 'failed', settings: passes, data: { records: { state: 'failed' } }, texts },
];
