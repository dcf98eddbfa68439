import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  filled,
  listOf,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

/** REQUESTED and APPROVED hold a place; SHOWN, REJECTED and CANCELLED are final. */
export const billboardStates = ['REQUESTED', 'APPROVED', 'SHOWN', 'REJECTED', 'CANCELLED'] as const;
export type BillboardState = (typeof billboardStates)[number];

const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD' } as const;
const slotId = { type: 'string', pattern: '^([01]\\d|2[0-3])[0-5]\\d$', description: 'HHmm' } as const;

export const slotQuery = strict({ ...asMember, eventId: text(30, 'Billboard; left out, the first of the venue.') }, []);
export const slotTimeQuery = strict({ ...asMember, eventId: text(30), date: day }, ['date']);
export const ownQuery = strict({ ...asMember, ...paging }, []);

const timeList = listOf(
  strict({ slotId, timeTxt: text(5, 'HH:MM'), leftCnt: count }, ['slotId', 'timeTxt', 'leftCnt']),
  300,
);

export const slotsAnswer = strict(
  {
    eventId: filled(30),
    screenNm: text(400),
    seconds: count,
    letters: count,
    ageMin: count,
    cancelHours: count,
    slotList: listOf(strict({ date: day, leftCnt: count }, ['date', 'leftCnt']), 91),
    templateList: listOf(
      strict({ templateId: filled(30), templateNm: text(400), imageNm: text(60) }, [
        'templateId',
        'templateNm',
        'imageNm',
      ]),
      20,
    ),
    date: { ...text(8), description: 'First day with a place left; empty if there is none.' },
    timeList: { ...timeList, description: 'Times of that day.' },
  },
  [
    'eventId',
    'screenNm',
    'seconds',
    'letters',
    'ageMin',
    'cancelHours',
    'slotList',
    'templateList',
    'date',
    'timeList',
  ],
);
export type BillboardSlots = FromSchema<typeof slotsAnswer>;

export const slotTimesAnswer = strict({ date: day, timeList }, ['date', 'timeList']);
export type BillboardTimes = FromSchema<typeof slotTimesAnswer>;

export const applyBody = strict(
  {
    ...asMember,
    eventId: filled(30),
    date: day,
    slotId,
    templateId: filled(30),
    words: typed('text', filled(400)),
    senderNm: typed('name', text(200)),
    fileId: text(40, 'Uploaded picture with the purpose BILLBOARD; empty without one.'),
    agreeYn: { enum: ['Y'], description: 'The rules are accepted.' },
  },
  ['eventId', 'date', 'slotId', 'templateId', 'words', 'agreeYn'],
);
export type ApplyBody = FromSchema<typeof applyBody>;
export const applyAnswer = strict({ applId: filled(60), statusCd: { enum: billboardStates } }, ['applId', 'statusCd']);

const application = strict(
  {
    applId: filled(60),
    screenNm: text(400),
    showDtm: { type: 'string', pattern: '^\\d{14}$', description: 'YYYYMMDDHHmmss in Korean time.' },
    showTm: text(5, 'HH:MM'),
    templateNm: text(400),
    imageNm: text(60),
    pictureUrl: text(100, 'Empty without a picture.'),
    words: text(400),
    senderNm: text(200),
    statusCd: { enum: billboardStates },
    reasonNm: text(400, 'Why it was rejected.'),
    cancelYn: { ...yn, description: 'Y: it can be cancelled.' },
  },
  [
    'applId',
    'screenNm',
    'showDtm',
    'showTm',
    'templateNm',
    'imageNm',
    'pictureUrl',
    'words',
    'senderNm',
    'statusCd',
    'reasonNm',
    'cancelYn',
  ],
);
export type BillboardApplication = FromSchema<typeof application>;
export const applicationsAnswer = strict({ applList: pageOfItems(application), totalCnt }, ['applList', 'totalCnt']);
export const cancelBody = strict({ ...asMember, applId: filled(60) }, ['applId']);
