import type { FastifyInstance } from 'fastify';
import type { InquiryState } from '#schemas/calls/cscenter/answers';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { agentsOfVenue } from './desk.ts';
import { dueAfter } from './due.ts';

interface DemoInquiry {
  readonly id: string;
  readonly state: InquiryState;
  /** Hours since it was asked. */
  readonly hours: number;
  readonly category: string;
  readonly title: string;
  /** Messages of member (M) and customer centre (C), with the hours since then. */
  readonly messages: readonly (readonly [by: 'M' | 'C', hours: number, text: string])[];
}

const inquiries: readonly DemoInquiry[] = [
  {
    id: '1',
    state: 'ANSWERED',
    hours: 50,
    category: 'TICKET',
    title: '어린이 나이를 잘못 골랐어요',
    messages: [
      ['M', 50, '예매할 때 어린이를 청소년으로 골랐어요. 바꾸고 차액을 돌려받고 싶어요.'],
      [
        'C',
        26,
        '안녕하세요, 하늘 리조트 고객센터예요. 어린이로 바꾸고 4,000원을 돌려드렸어요. 카드에는 사흘 안에 보여요.',
      ],
    ],
  },
  {
    id: 'demo-received',
    state: 'RECEIVED',
    hours: 2,
    category: 'LOST',
    title: '관람차에서 우산을 두고 내렸어요',
    messages: [['M', 2, '오늘 열한 시쯤 관람차에 하늘색 접이식 우산을 두고 내렸어요. 손잡이에 노란 끈이 있어요.']],
  },
  {
    id: 'demo-assigned',
    state: 'ASSIGNED',
    hours: 7,
    category: 'USE',
    title: '스마트줄서기 시간을 바꿀 수 있나요?',
    messages: [['M', 7, '두 시에 잡은 줄을 네 시로 바꾸고 싶은데 버튼이 보이지 않아요.']],
  },
  {
    id: 'demo-reopened',
    state: 'REOPENED',
    hours: 75,
    category: 'MEMBER',
    title: '방문 솜이 들어오지 않았어요',
    messages: [
      ['M', 75, '지난주 토요일에 다녀왔는데 솜이 들어오지 않았어요.'],
      ['C', 52, '안녕하세요, 하늘 리조트 고객센터예요. 입장 기록을 확인하고 300솜을 넣어 드렸어요.'],
      ['M', 5, '확인했어요. 같이 간 동생의 솜도 확인해 주실 수 있나요?'],
    ],
  },
  {
    id: 'demo-closed',
    state: 'CLOSED',
    hours: 28 * 24,
    category: 'PRAISE',
    title: '작은 무대 선생님이 정말 친절했어요',
    messages: [
      ['M', 28 * 24, '아이가 무서워하니까 끝까지 손을 잡아 주셨어요. 꼭 전해 주세요.'],
      ['C', 27 * 24, '안녕하세요, 하늘 리조트 고객센터예요. 따뜻한 말씀을 담당 부서에 전했어요. 고마워요.'],
    ],
  },
  {
    id: 'demo-cancelled',
    state: 'CANCELLED',
    hours: 9 * 24,
    category: 'ETC',
    title: '주차장 위치가 궁금해요',
    messages: [['M', 9 * 24, '정문과 가까운 주차장이 어디인지 알고 싶어요.']],
  },
];

/** Gives a demo member one inquiry in each state, once. */
export const seedDemoInquiries = async (
  app: FastifyInstance,
  { member, venue }: { readonly member: string; readonly venue: string },
): Promise<void> => {
  const now = app.clock.now().getTime();
  const at = (hours: number): string => new Date(now - hours * HOUR_MS).toISOString();
  const [agent] = await agentsOfVenue(app.store.db, venue);
  await inTransaction(app.store, async (tx) => {
    for (const { id, state, hours, category, title, messages } of inquiries) {
      const answered = messages.findLast(([by]) => by === 'C')?.[1];
      const isOpen = state === 'RECEIVED' || state === 'ASSIGNED' || state === 'REOPENED';
      const lastAsked = messages.findLast(([by]) => by === 'M')?.[1] ?? hours;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('inquiries')
        .values({
          id,
          member,
          venue,
          category,
          title,
          lang: 'ko',
          state,
          assignee: state === 'RECEIVED' || state === 'CANCELLED' ? '' : (agent?.id ?? ''),
          reopened: state === 'REOPENED' ? 1 : 0,
          channels: JSON.stringify(['NOTIFICATION']),
          at: at(hours),
          due_at: isOpen ? dueAfter(new Date(at(lastAsked))).toISOString() : '',
          answered_at: answered === undefined ? '' : at(answered),
          closed_at:
            state === 'CLOSED'
              ? new Date(now - (answered ?? 0) * HOUR_MS + 14 * DAY_MS).toISOString()
              : state === 'CANCELLED'
                ? at(hours - 1)
                : '',
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) continue;
      await tx
        .insertInto('inquiry_messages')
        .values(
          messages.map(([by, since, text], index) => ({
            id: `${id}-${index}`,
            inquiry: id,
            operator: by === 'C' ? (agent?.id ?? 'demo') : '',
            text,
            at: at(since),
          })),
        )
        .execute();
    }
  });
};
