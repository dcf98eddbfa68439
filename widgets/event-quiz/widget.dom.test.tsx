import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventState } from '#schemas/calls/events/answers';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { eventData } from '../shared/events/event-sample.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { EventQuiz } from './component.tsx';

const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/evt/event-join' } as const;
const answersCall = { id: 'OPR_TST_00002', method: 'GET', uri: '/api/v1/iam/evt/event-quiz-answer' } as const;
const settings: Parameters<typeof EventQuiz>[0]['settings'] = {
  kind: 'OX_QUIZ',
  operation,
  answers: answersCall,
  guest: { text: 'Log in to take part', label: 'Log in', action: { kind: 'go', to: '/member/login' } },
  texts: {
    intro: '{{count}} questions',
    pass: '{{count}} win',
    start: 'Start',
    again: 'Again',
    question: 'Question {{count}}',
    choices: 'Answer',
    true: 'True',
    false: 'False',
    send: 'Send',
    right: '{{count}} of {{name}}',
    won: 'Passed',
    prize: 'Prize {{name}}',
    lost: 'Missed',
    answers: 'Answers',
    own: 'Yours: {{name}}',
    correct: 'Right',
    wrong: 'It is {{name}}',
    time: '{{count}} s',
    timeLeft: '{{count}} s left',
    more: 'More time',
    timeOver: 'Time is up',
    ended: 'No try left',
  },
};
const quiz: Partial<EventState> = {
  eventKindCd: 'OX_QUIZ',
  questionList: ['one', 'two', 'three'].map((text, index) => ({ questionId: `q${index}`, text })),
  passCnt: 2,
};
const told = {
  rightCnt: 2,
  passCnt: 2,
  questionList: [
    { questionId: 'q0', text: 'one', answer: 'O', ownAnswer: 'O', reason: 'because' },
    { questionId: 'q1', text: 'two', answer: 'O', ownAnswer: 'X', reason: '' },
  ],
};

const draw = async (event: Partial<EventState>) => {
  const submit = vi.fn<WidgetPort['submit']>(async (call): Promise<Submitted> => ({
    state: 'done',
    data: call.method === 'GET' ? told : { resultCd: 'WON', rightCnt: 2, prize: { prizeNm: 'Som' } },
  }));
  const port = testPort('en', { submit });
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <EventQuiz id="quiz" settings={settings} data={eventData(event)} />
    </WidgetPortProvider>,
  );
  const { place } = mounted;
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === label)?.click());
  const choose = (value: 'O' | 'X') =>
    act(async () => place.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());
  return { ...mounted, port, submit, press, choose };
};
afterEach(() => void vi.useRealTimers());

it('asks one question at a time, with the focus on it, and sends all answers at the end [V-425] [V-422]', async () => {
  const { place, submit, port, press, choose, remove } = await draw(quiz);
  await press('Start');
  expect([document.activeElement?.textContent, place.querySelectorAll('input').length]).toEqual(['one', 2]);
  await press('Next');
  expect(document.activeElement?.textContent).toBe('one');
  await choose('O');
  await press('Next');
  expect([document.activeElement?.textContent, place.querySelectorAll('input:checked').length]).toEqual(['two', 0]);
  await choose('X');
  await press('Previous');
  expect(place.querySelector<HTMLInputElement>('input:checked')?.value).toBe('O');
  await press('Next');
  await press('Next');
  await choose('X');
  expect(submit).not.toHaveBeenCalled();
  await press('Send');
  expect(submit.mock.calls).toEqual([
    [
      operation,
      {
        eventId: 'event-1',
        parkType: 'AA',
        answerList: [
          { fieldId: 'q0', value: 'O' },
          { fieldId: 'q1', value: 'X' },
          { fieldId: 'q2', value: 'X' },
        ],
      },
    ],
    [answersCall, { eventId: 'event-1' }],
  ]);
  expect([document.activeElement?.textContent, port.ran]).toEqual(['2 of 3', [{ kind: 'refresh' }]]);
  for (const text of ['Passed', 'Prize Som', 'because', 'It is True', 'Yours: False'])
    expect(place.textContent).toContain(text);
  await remove();
});

it('holds the questions when the time is up, until more time is taken', async () => {
  vi.useFakeTimers();
  const { place, press, choose, remove } = await draw({ ...quiz, seconds: 2 });
  await press('Start');
  await choose('O');
  await act(async () => vi.advanceTimersByTime(2000));
  expect([
    place.querySelector('[role=timer]')?.textContent,
    place.querySelector<HTMLInputElement>('input')?.disabled,
  ]).toEqual(['Time is up', true]);
  await press('Next');
  expect(place.querySelector('h2')?.textContent).toBe('one');
  await press('More time');
  await press('Next');
  expect([place.querySelector('[role=timer]')?.textContent, place.querySelector('h2')?.textContent]).toEqual([
    '2 s left',
    'two',
  ]);
  await remove();
});

it('has no clock without a time, and tells the answers again to who has answered', async () => {
  const { place, press, remove } = await draw({ ...quiz, joinYn: 'N', joinCnt: 1 });
  expect([place.querySelector('[role=timer]'), place.textContent]).toEqual([
    null,
    '3 questions2 winNo try leftAnswers',
  ]);
  await press('Answers');
  expect(place.textContent).toContain('because');
  await remove();
});

it.each([
  ['a guest', { loginYn: 'N', joinYn: 'N' }, 'Log in to take partLog in'],
  ['an event without questions', { questionList: [] }, ''],
] as const)('shows no question to %s', async (_, more, shown) => {
  const { place, remove } = await draw({ ...quiz, ...more } as Partial<EventState>);
  expect(place.textContent).toBe(shown);
  await remove();
});
