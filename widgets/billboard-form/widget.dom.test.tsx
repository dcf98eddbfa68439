import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { BillboardForm } from './component.tsx';
import { previews } from './preview.ts';

type Settings = Parameters<typeof BillboardForm>[0]['settings'];
const [preview] = previews;
const texts = Object.fromEntries(
  Object.keys(preview?.settings.texts ?? {}).map((key) => [key, key]),
) as Settings['texts'];
const call = (id: string, method: 'GET' | 'POST') => ({ id, method, uri: `/api/v1/iam/video/${id}` }) as const;
const settings: Settings = {
  times: call('times', 'GET'),
  upload: call('upload', 'POST'),
  operation: call('apply', 'POST'),
  body: { parkType: 'TP' },
  texts,
};

const opened = async (
  answer:
    | { readonly state: 'done'; readonly data: unknown }
    | { readonly state: 'refused'; readonly message: string } = { state: 'done', data: {} },
) => {
  const sent: [string, Readonly<Record<string, unknown>>][] = [];
  const port: WidgetPort = {
    ...testPort(),
    submit: async ({ id }, values) => {
      sent.push([id, values]);
      if (id === 'times')
        return {
          state: 'done',
          data: {
            date: String(values['date']),
            timeList: [
              { slotId: '1100', timeTxt: '11:00', leftCnt: 0 },
              { slotId: '1110', timeTxt: '11:10', leftCnt: 2 },
            ],
          },
        };
      return answer as Awaited<ReturnType<WidgetPort['submit']>>;
    },
  };
  const { place, remove } = await mount(
    <WidgetPortProvider value={port}>
      <BillboardForm id="board" settings={settings} data={preview?.data ?? {}} />
    </WidgetPortProvider>,
  );
  onTestFinished(remove);
  const type = (selector: string, value: string) =>
    act(async () => {
      const field = place.querySelector<HTMLTextAreaElement | HTMLInputElement>(selector);
      Object.getOwnPropertyDescriptor(
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
        'value',
      )?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (selector: string) => act(async () => place.querySelector<HTMLElement>(selector)?.click());
  return {
    place,
    sent,
    type,
    press,
    apply: () => press('button[type="submit"]'),
    alerts: () => [...place.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join(''),
  };
};

it('shows the words in the screen while they are typed, and says at once when one cannot be used', async () => {
  const { place, type } = await opened();
  expect(place.querySelector('figure')?.textContent).toBe('example');
  await type('textarea', '축하해');
  await type('#board-sender', '엄마');
  expect(place.querySelector('figure')?.textContent).toBe('축하해엄마');
  await type('textarea', '바 보');
  expect(place.textContent).toContain('forbidden');
});

it('offers the times with places, and sends what was chosen', async () => {
  const { place, sent, type, press, apply, alerts } = await opened({
    state: 'done',
    data: { applId: 'a', statusCd: 'REQUESTED' },
  });
  expect(
    [...place.querySelectorAll<HTMLInputElement>('[name="board-time"]')].map(({ value, disabled }) => [
      value,
      disabled,
    ]),
  ).toEqual([
    ['1100', true],
    ['1110', false],
    ['1120', false],
  ]);
  await apply();
  await type('textarea', '축하해');
  await apply();
  expect(alerts()).toContain('choosePlease');
  await press('[value="1110"]');
  await apply();
  expect(alerts()).toContain('agreePlease');
  await press('#board-agree');
  await apply();
  expect(sent.find(([id]) => id === 'apply')).toEqual([
    'apply',
    {
      parkType: 'TP',
      eventId: 'board',
      date: '20261128',
      slotId: '1110',
      templateId: 'night',
      words: '축하해',
      senderNm: '',
      agreeYn: 'Y',
    },
  ]);
});

it('says why the server refused, and reads the times again', async () => {
  const { sent, type, press, apply, alerts } = await opened({ state: 'refused', message: 'This time is taken.' });
  await type('textarea', '축하해');
  await press('[value="1110"]');
  await press('#board-agree');
  await apply();
  expect(alerts()).toContain('This time is taken.');
  expect(sent.filter(([id]) => id === 'times')).toHaveLength(1);
});

it('folds the times that are taken', async () => {
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort()}>
      <BillboardForm
        id="board"
        settings={{ ...settings, texts: { ...texts, taken: '{{count}} taken' } }}
        data={preview?.data ?? {}}
      />
    </WidgetPortProvider>,
  );
  const timesIn = (selector: string) =>
    [...place.querySelectorAll(`${selector} input[name=board-time]`)].map((field) => field.getAttribute('value'));
  expect(place.querySelector('summary')?.textContent).toBe('1 taken');
  expect(timesIn('details')).toEqual(['1100']);
  expect(timesIn('fieldset > div')).toEqual(['1110', '1120']);
  await remove();
});
