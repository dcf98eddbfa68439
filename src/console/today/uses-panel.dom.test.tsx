import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { Toasts } from '../ui/toasts.tsx';
import { UsesPanel } from './uses-panel.tsx';

const use = (id: string, more: object = {}) => ({
  id,
  name: { ko: '휠체어', en: 'Wheelchair' },
  place: { ko: '정문', en: 'Gate' },
  no: 3,
  people: 1,
  startedAt: Date.parse('2026-11-21T10:00:00+09:00'),
  dueAt: Date.parse('2026-11-21T14:00:00+09:00'),
  isOverdue: false,
  ...more,
});

/** The panel over a fake server with these uses; a return answers with the rest, or fails. */
const opened = async (uses: readonly ReturnType<typeof use>[], status = 200) => {
  const { around } = await consoleSite([]);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { readonly method?: string } = {}) => {
    sent.push(`${method} ${address}`);
    const rest = method === 'DELETE' ? uses.slice(1) : uses;
    return new Response(
      JSON.stringify({
        total: rest.length,
        uses: rest,
        ...(method === 'DELETE' && status !== 200 ? { errorMessage: 'It was returned already.' } : {}),
      }),
      { status: method === 'DELETE' ? status : 200 },
    );
  });
  const { place, remove } = await mount(
    around(
      <Toasts>
        <UsesPanel venue="AA" />
      </Toasts>,
      'en',
    ),
  );
  onTestFinished(remove);
  const press = async (name: string): Promise<void> =>
    act(async () => [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name)?.click());
  return { place, sent, press };
};
const shown = (): string => document.body.textContent;

it('lists what is not returned with number, people and times, and counts what is overdue', async () => {
  await opened([use('u1', { isOverdue: true }), use('u2', { no: 4, people: 2 })]);
  await eventuallyDrawn(() =>
    expect(shown()).toMatch(
      /In use21 overdue.*Wheelchair · No. 3Gate · 1 personOverdue10:00–14:00.*No. 4Gate · 2 peopleIn use/,
    ),
  );
});

it('takes a thing back and says so', async () => {
  const { press, sent } = await opened([use('u1'), use('u2', { no: 4 })]);
  await eventuallyDrawn(() => expect(shown()).toMatch('No. 3'));
  await press('Wheelchair, No. 3: returned');
  await eventuallyDrawn(() => expect(shown()).toMatch('Wheelchair, No. 3: returned'));
  expect([sent.at(-1), shown().includes('Gate'), document.querySelectorAll('.today-row').length]).toEqual([
    'DELETE /api/console/v1/facility-uses/AA/u1',
    true,
    1,
  ]);
});

it('says why it was not saved, and reads the uses again', async () => {
  const { press, sent } = await opened([use('u1')], 409);
  await eventuallyDrawn(() => expect(shown()).toMatch('No. 3'));
  await press('Wheelchair, No. 3: returned');
  await eventuallyDrawn(() => expect(shown()).toMatch('Not saved: It was returned already.'));
  expect(sent.map((one) => one.split(' ')[0])).toEqual(['GET', 'DELETE', 'GET']);
});

it('is not shown when everything is returned', async () => {
  const { place, sent } = await opened([]);
  await eventuallyDrawn(() => expect(sent).toHaveLength(1));
  expect(place.querySelector('section')).toBeNull();
});
