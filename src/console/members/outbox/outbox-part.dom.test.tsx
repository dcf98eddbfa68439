import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DeadLettersAnswer } from '#schemas/calls/outbox/console-answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { OutboxPart } from './outbox-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const letter = {
  id: 'o1',
  channel: 'SMS',
  addressMask: '01*******78',
  template: 'queue-called',
  purpose: 'service',
  attempts: 7,
  error: 'HTTP_503',
  at: '2026-11-01T03:00:00Z',
} as const;
const first: DeadLettersAnswer = { letters: [letter], total: 1, waiting: [{ channel: 'EMAIL', count: 3 }] };

const opened = async (decide: () => Response) => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${url.replace('/api/console/v1', '')} ${typeof body === 'string' ? body : ''}`.trim());
    return method === 'PUT' ? decide() : new Response(JSON.stringify(first));
  });
  const { place, remove } = await mount(around(<OutboxPart />, 'en'));
  onTestFinished(remove);
  await act(async () => undefined);
  const press = (label: string) =>
    act(async () => place.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());
  return { place, asked, press };
};
const none = (): Response => new Response(JSON.stringify({ letters: [], total: 0, waiting: [] }));

it('shows masked address, error and attempts of a dead letter', async () => {
  const { place } = await opened(none);
  expect(place.textContent).toMatch(/01\*{7}78.*Text message · Service · queue-called.*7 attempts.*HTTP_503/);
});

it('tells that messages wait for a gateway', async () => {
  const { place } = await opened(none);
  expect(place.textContent).toContain('3 messages wait (E-mail): the site has no gateway for them.');
});

it.each([
  ['Send the message to 01*******78 again', 'RETRY'],
  ['Discard the message to 01*******78', 'DISCARD'],
])('"%s" sends %s and shows what is left', async (label, decision) => {
  const { place, asked, press } = await opened(none);
  await press(label);
  expect(asked).toEqual(['GET /outbox', `PUT /outbox/o1 {"decision":"${decision}"}`]);
  expect(place.textContent).toContain('All messages have been sent.');
});

it('reads the list again when somebody else was first', async () => {
  const { asked, press } = await opened(() => new Response('{"code":"NOT_FOUND"}', { status: 404 }));
  await press('Discard the message to 01*******78');
  expect(asked.at(-1)).toBe('GET /outbox');
});
