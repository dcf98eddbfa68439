import '../styles/console.css';
import '../styles/parts.css';
import './today.css';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { QueueActed, QueueBoard, QueuePlan, QueuePreview } from '#schemas/calls/queue/console-answers';
import type { Language } from '../texts/use-texts.ts';
import { Toasts } from '../ui/toasts.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { actionsOf } from './queues.ts';

const plan = (more: Partial<QueuePlan> = {}): QueuePlan => ({
  planId: 'p1',
  facilityId: 'coaster',
  name: { ko: '롤러코스터', en: 'Coaster' },
  mode: 'LINE',
  status: 'OPEN',
  waiting: 42,
  called: 6,
  reserved: 0,
  entered: 311,
  missed: 4,
  nowNo: 87,
  waitTxt: '10–20',
  closesAt: 0,
  isSet: false,
  ...more,
});
const told: QueuePreview = {
  parties: 14,
  members: 31,
  refused: '',
  messages: [
    { language: 'ko', title: '마감했어요', body: '다시 와 주세요' },
    { language: 'en', title: 'Closed for today', body: 'Please come back' },
  ],
};

/** The panel over a fake server with these answers. */
const opened = async ({
  plans = [plan()],
  preview = told,
  refused = '',
  language = 'en',
}: {
  readonly plans?: readonly QueuePlan[];
  readonly preview?: QueuePreview;
  readonly refused?: QueueActed['refused'];
  readonly language?: Language;
} = {}) => {
  const { around } = await consoleSite([]);
  const board: QueueBoard = { venue: 'AA', now: 0, inside: 5120, enteredToday: 7004, plans: [...plans] };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { readonly method?: string } = {}) => {
    if (method === 'POST') sent.push(address);
    const answer =
      method === 'POST'
        ? { board: { ...board, plans: plans.map((one) => ({ ...one, status: 'CLOSED', isSet: true })) }, refused }
        : address.endsWith('/AA')
          ? board
          : preview;
    return new Response(JSON.stringify(answer));
  });
  const { place, remove } = await mount(
    around(
      <Toasts>
        <QueuesPanel venue="AA" />
      </Toasts>,
      language,
    ),
  );
  onTestFinished(remove);
  const press = async (name: string): Promise<void> =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .findLast((button) => button.textContent === name || button.ariaLabel === name)
        ?.click(),
    );
  return { place, sent, press };
};

const shown = (): string => document.body.textContent;

it('shows people and numbers of each queue, and everybody inside', async () => {
  await opened();
  await eventuallyDrawn(() =>
    expect(shown()).toMatch(
      /5,120 inside now, 7,004 entered today.*Coaster.*Open.*10–20 min.*Waiting 42.*Called 6.*Entered 311.*Missed 4.*no. 87/,
    ),
  );
});

it('closes a queue only after it showed how many members are told, and what, in both languages', async () => {
  const { press, sent } = await opened();
  await eventuallyDrawn(() => expect(shown()).toMatch('Coaster'));
  await press('More for the queue of Coaster');
  await press('Close');
  await eventuallyDrawn(() =>
    expect(shown()).toMatch(
      /31 people in 14 parties will be told:.*마감했어요.*다시 와 주세요.*Closed for today.*Please come back/,
    ),
  );
  expect(sent).toEqual([]);
  await press('Close');
  await eventuallyDrawn(() => expect(shown()).toMatch('Coaster: Close'));
  expect(sent).toEqual(['/api/console/v1/queues/AA/coaster/close']);
  await eventuallyDrawn(() => expect(shown()).toMatch('Closed'));
});

it('does not offer to call when nobody waits, and says so', async () => {
  const { press, sent } = await opened({ preview: { parties: 0, members: 0, refused: 'NOBODY', messages: [] } });
  await eventuallyDrawn(() => expect(shown()).toMatch('Coaster'));
  await press('Call the next party: Coaster');
  await eventuallyDrawn(() => expect(shown()).toMatch('Nobody is waiting.'));
  await press('Call next');
  expect(sent).toEqual([]);
});

it('says why the server changed nothing', async () => {
  const { press } = await opened({ refused: 'CROWDED' });
  await eventuallyDrawn(() => expect(shown()).toMatch('Coaster'));
  await press('Call the next party: Coaster');
  await eventuallyDrawn(() => expect(shown()).toMatch('will be told'));
  await press('Call next');
  await eventuallyDrawn(() => expect(shown()).toMatch('Enough people are called already.'));
});

it('speaks Korean, and is absent in a venue without queues', async () => {
  await opened({ language: 'ko', plans: [plan({ mode: 'BOTH', reserved: 12, nowNo: 0, waitTxt: '' })] });
  await eventuallyDrawn(() =>
    expect(shown()).toMatch(
      /지금 안에 5,120명.*롤러코스터.*줄서기와 시간 예약.*대기 시간 모름.*예약 12.*아직 부르지 않음/,
    ),
  );
  const { place } = await opened({ plans: [] });
  expect(place.querySelector('section')).toBeNull();
});

it('resumes a queue that an operator paused, and says of another that its ride rests', async () => {
  const { press, sent } = await opened({
    preview: { parties: 0, members: 0, refused: '', messages: [] },
    plans: [
      plan({ status: 'PAUSED', isSet: true, waitTxt: '' }),
      plan({ planId: 'p2', facilityId: 'wheel', name: { ko: '관람차', en: 'Wheel' }, status: 'PAUSED', waitTxt: '' }),
    ],
  });
  await eventuallyDrawn(() =>
    expect(shown()).toMatch(/Coaster.*Paused.*Wait not known.*Wheel.*Paused.*The ride is resting/),
  );
  expect(shown().split('The ride is resting')).toHaveLength(2);
  await press('Resume Coaster');
  await eventuallyDrawn(() => expect(shown()).toMatch('Nobody is told.'));
  await press('Resume');
  await eventuallyDrawn(() => expect(shown()).toMatch('Coaster: Resume'));
  expect(sent).toEqual(['/api/console/v1/queues/AA/coaster/resume']);
});

it.each([
  [{ status: 'OPEN', mode: 'LINE', isSet: false }, ['call-next', 'pause', 'close']],
  [{ status: 'OPEN', mode: 'SLOT', isSet: false }, ['pause', 'close']],
  [{ status: 'PAUSED', mode: 'LINE', isSet: true }, ['resume', 'close']],
  // The ride itself rests: only its state can be changed.
  [{ status: 'PAUSED', mode: 'LINE', isSet: false }, ['close']],
  [{ status: 'CLOSED', mode: 'BOTH', isSet: true }, ['resume']],
  [{ status: 'CLOSED', mode: 'BOTH', isSet: false }, []],
] as const)('offers for %o: %j', (one, actions) => {
  expect(actionsOf(one)).toEqual(actions);
});
