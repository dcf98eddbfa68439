import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { EventState } from '#schemas/calls/events/answers';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { eventData } from '../shared/events/event-sample.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { EventForm } from './component.tsx';

const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/evt/event-join' } as const;
const settings: Parameters<typeof EventForm>[0]['settings'] = {
  kind: 'APPLY',
  operation,
  guest: { text: 'Log in to take part', label: 'Log in', action: { kind: 'go', to: '/member/login' } },
  texts: {
    title: 'Enter',
    slots: 'Time',
    seats: '{{count}} left',
    full: 'Waiting list',
    required: 'required',
    choose: 'Choose',
    tooLarge: 'At most {{count}}',
    send: 'Send',
    applied: 'Entered',
    waitlisted: 'Waiting',
    won: 'Seated',
    done: 'Sent',
  },
};
const field = { help: '', requiredYn: 'Y' as const, most: 0, choiceList: [] };
const form: Partial<EventState> = {
  fieldList: [
    { ...field, fieldId: 'story', label: 'Story', kindCd: 'TEXT', most: 5 },
    { ...field, fieldId: 'count', label: 'People', kindCd: 'NUMBER', most: 4 },
    { ...field, fieldId: 'photo', label: 'Photo', kindCd: 'CHECK', requiredYn: 'N' },
  ],
  slotList: [
    { slotId: 'am', slotNm: '10:00', leftCnt: 3 },
    { slotId: 'pm', slotNm: '14:00', leftCnt: 0 },
  ],
  consentList: [
    { consentId: 'use', text: 'Use my name', requiredYn: 'Y' },
    { consentId: 'news', text: 'Send news', requiredYn: 'N' },
  ],
};

const draw = async (event: Partial<EventState>, more: Partial<WidgetPort> = {}) => {
  const port = testPort('en', more);
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <EventForm id="form" settings={settings} data={eventData(event)} />
    </WidgetPortProvider>,
  );
  const type = (name: string, text: string) =>
    act(async () => {
      const control = mounted.place.querySelector<HTMLInputElement>(`#form-${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
      control?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const tick = (selector: string) => act(async () => mounted.place.querySelector<HTMLInputElement>(selector)?.click());
  const send = () => act(async () => mounted.place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  return {
    ...mounted,
    port,
    type,
    tick,
    send,
    errors: () => [...mounted.place.querySelectorAll('[id$=-error]')].map((one) => one.textContent),
  };
};

it('names each fault at its field, goes to the first, and sends nothing', async () => {
  const { place, port, type, send, errors, remove } = await draw(form);
  HTMLElement.prototype.scrollIntoView = () => undefined;
  await type('field-story', 'too long');
  await type('field-count', '9');
  await send();
  expect(errors()).toEqual(['Please choose one', 'At most 5 characters', 'At most 4', 'Please tick this']);
  expect([document.activeElement?.getAttribute('value'), port.submitted]).toEqual(['am', []]);
  expect([...place.querySelectorAll('fieldset label')].map((one) => one.textContent)).toEqual([
    '10:00 ·\u00a03 left',
    '14:00 ·\u00a0Waiting list',
  ]);
  await remove();
});

it.each([
  ['APPLIED', 'Entered'],
  ['WAITLISTED', 'Waiting'],
  ['WON', 'Seated'],
])('sends answers, time and consents, and says %s [V-425]', async (resultCd, said) => {
  const submit = vi.fn<WidgetPort['submit']>(async (): Promise<Submitted> => ({ state: 'done', data: { resultCd } }));
  const { port, type, tick, send, remove } = await draw(form, { submit });
  await type('field-story', ' snow ');
  await type('field-count', '2');
  await tick('input[value=am]');
  await tick('#form-consent-use');
  await send();
  expect(submit.mock.calls).toEqual([
    [
      operation,
      {
        eventId: 'event-1',
        parkType: 'AA',
        answerList: [
          { fieldId: 'story', value: 'snow' },
          { fieldId: 'count', value: '2' },
        ],
        agreeList: ['use'],
        slotId: 'am',
      },
    ],
  ]);
  expect([port.said, port.ran]).toEqual([[said], [{ kind: 'refresh' }]]);
  await remove();
});

it('shows why the server refused and keeps what was typed', async () => {
  const { place, port, type, send, remove } = await draw(
    { fieldList: form.fieldList?.slice(0, 1) ?? [] },
    { submit: async () => ({ state: 'refused', message: 'This event is not open now.' }) },
  );
  await type('field-story', 'snow');
  await send();
  expect([place.querySelector('[role=alert]')?.textContent, place.querySelector('input')?.value, port.ran]).toEqual([
    'This event is not open now.',
    'snow',
    [],
  ]);
  await remove();
});

it.each([
  ['asks a guest to log in', { loginYn: 'N', joinYn: 'N' }, 'Log in to take partLog in'],
  ['tells who cannot take part why', { joinYn: 'N', refusalTxt: 'From the age of 14' }, 'From the age of 14'],
  ['shows nothing to who has taken part', { joinYn: 'N', joinCnt: 1 }, ''],
  [
    'shows nothing for an event without a form',
    { eventKindCd: 'ETC', fieldList: [], slotList: [], consentList: [] },
    '',
  ],
] as const)('%s', async (_, more, shown) => {
  const { place, remove } = await draw({ ...form, ...more } as Partial<EventState>);
  expect([place.textContent, place.querySelector('form')]).toEqual([shown, null]);
  await remove();
});
