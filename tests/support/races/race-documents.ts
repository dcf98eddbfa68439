import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { joinDocuments } from '#tests/join-flow.ts';
import { badge, condition, mission } from '#tests/fact-documents.ts';
import { offerwallDocuments } from '#tests/offerwall-documents.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';

const words = (text: string) => ({ ko: text, en: text });
const ticket = (id: string, more: object = {}) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: words(id),
  canLend: true,
  canRemove: true,
  canReenter: true,
  ...more,
});
const event = (id: string, kind: string, more: object) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const questions = [{ id: 'q0', text: words('question'), answer: 'O', reason: words('reason') }];
const kinds = ['OX_QUIZ', 'STAMP', 'APPLY'];
export const documents = [
  ...joinDocuments,
  ...offerwallDocuments,
  {
    type: 'code-list',
    id: 'COD_IAM_VOC_CATEGORY',
    v: 1,
    items: [{ codeId: 'USE', codeName: words('use') }],
  },
  {
    type: 'message-template',
    id: 'inquiry-answered',
    v: 1,
    event: 'INQUIRY_ANSWERED',
    purpose: 'service',
    topic: 'cscenter',
    title: 'site.name',
    body: 'site.name',
    channels: ['NOTIFICATION'],
  },
  opening,
  facility('r'),
  queuePlan('r'),
  badge('riders', [[condition('RIDE', 2)]]),
  mission('ride', [[condition('SURVEY', 1)]]),
  ticket('day'),
  ticket('season', {
    kind: 'SEASON',
    canLend: false,
    renewal: { daysBefore: 30, daysAfter: 30, rewards: [{ rewardId: 'mug', name: words('mug'), stock: 5 }] },
  }),
  giftCardKind,
  couponKind('tea', { placeCodes: [{ facilityId: 'r', code: '4711' }] }),
  {
    type: 'club',
    id: 'club',
    v: 1,
    venue: 'TP',
    kind: 'ANIMAL',
    order: 1,
    name: words('club'),
    capacity: 2,
    approval: false,
  },
  event('quiz', 'OX_QUIZ', {
    quiz: { questions, pass: 1 },
    prizes: [{ id: 'smart', name: words('smart'), kind: 'SOM', amount: 30 }],
    limit: { per: 'EVER', times: 2 },
  }),
  event('draw', 'APPLY', {
    until: '2026-10-20T00:00:00+09:00',
    draw: { resultOn: '2026-10-21', waiting: 1 },
    prizes: [{ id: 'doll', name: words('doll'), kind: 'ITEM', stock: 1 }],
  }),
  event('visits', 'STAMP', {
    stamps: [
      { id: 'first', name: words('first'), way: 'VISIT' },
      { id: 'second', name: words('second'), way: 'VISIT' },
    ],
    prizes: [{ id: 'gift', name: words('gift'), kind: 'SOM', amount: 10, at: 2 }],
  }),
  ...['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
    type: 'code-list',
    id,
    v: 1,
    items: kinds.map((codeId) => ({ codeId, codeName: words(codeId) })),
  })),
];
