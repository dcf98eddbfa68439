import { act } from 'react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { Language } from '../texts/use-texts.ts';
import { Toasts } from '../ui/toasts.tsx';
import { healthOf, type Device, type VenueDevices } from './devices.ts';
import { DevicesSummary } from './devices-summary.tsx';
import { VenueDevicesPanels } from './venue-devices.tsx';

// jsdom opens no dialogs.
const { showModal } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterAll(() => {
  HTMLDialogElement.prototype.showModal = showModal;
});

const now = Date.parse('2026-11-24T05:00:00Z');
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  name: `Gate ${id}`,
  kind: 'GATE',
  facility: '',
  model: 'Turnstile',
  version: '1.0',
  state: 'ACTIVE',
  joinUntil: '',
  heardAt: ago(1),
  endedAt: '',
  scans: 12,
  refused: 2,
  ...more,
});
const scan = {
  id: '1',
  device: 'a',
  kind: 'ENTRY',
  at: ago(3),
  late: true,
  result: 'DOUBLED',
  reason: 'ENTERED',
  product: 'Day ticket',
  first: 'b',
} as const;

const opened = async (part: 'list' | 'summary', language: Language = 'en') => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  let answer: VenueDevices = {
    venue: 'AA',
    now,
    devices: [device('a'), device('b', { heardAt: ago(9) })],
    facilities: [{ facilityId: 'f1', name: { ko: '골목 식당', en: 'Alley Diner' } }],
    doubled: [scan],
    refused: [{ ...scan, id: '2', result: 'REFUSED', reason: 'OLD', late: false, first: '' }],
  };
  const sent: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (
      address: string,
      { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string } = {},
    ) => {
      const path = address.replace('/api/console/v1', '');
      if (method !== 'GET') sent.push(`${method} ${path} ${body}`.trim());
      if (method === 'DELETE')
        answer = {
          ...answer,
          devices: answer.devices.map((one) =>
            path.endsWith(one.id) ? { ...one, state: 'ENDED', endedAt: ago(0) } : one,
          ),
        };
      return new Response(
        JSON.stringify(
          method === 'POST'
            ? { id: 'new', token: 'one-time-token', url: 'https://resort.example', until: ago(-15) }
            : answer,
        ),
      );
    },
  );
  const { place, remove } = await mount(
    around(
      <Toasts>{part === 'list' ? <VenueDevicesPanels venue="AA" /> : <DevicesSummary venue="AA" />}</Toasts>,
      language,
    ),
  );
  onTestFinished(remove);
  await eventuallyDrawn(() => expect(place.querySelector('.panel')).not.toBeNull());
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')]
        .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
        ?.click(),
    );
  return { place, sent, press };
};

it.each(['en', 'ko'] as const)(
  'lists devices with their last contact, doubled entries and refused scans in %s',
  async (language) => {
    const { place } = await opened('list', language);
    const rows = [...place.querySelectorAll('.devices-row')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        language === 'en' ? /Gate a.*Working.*12 scans.*2 refused/ : /Gate a.*작동 중.*12번 읽음.*2번 거절/,
      ),
      expect.stringMatching(language === 'en' ? /Gate b.*Silent/ : /Gate b.*응답 없음/),
    ]);
    const cells = [...place.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      expect.stringMatching(
        language === 'en'
          ? /Gate a.*Day ticket.*Entered already.*without network.*Gate b/
          : /Gate a.*Day ticket.*이미 입장함.*네트워크 없이.*Gate b/,
      ),
      expect.stringMatching(language === 'en' ? /Code is too old/ : /지난 코드/),
    ]);
  },
);

it('adds a device and shows its joining code with address and token', async () => {
  const { place, sent, press } = await opened('list');
  await press('Add device');
  const name = place.querySelector<HTMLInputElement>('dialog input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'South gate');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector('form')?.requestSubmit());
  await eventuallyDrawn(() => expect(place.querySelector('dialog')?.textContent).toContain('one-time-token'));
  expect([sent, place.querySelector('dialog')?.textContent]).toEqual([
    ['POST /devices/AA {"name":"South gate","kind":"GATE","facility":""}'],
    expect.stringContaining('https://resort.example'),
  ]);
});

it('ends a device after asking', async () => {
  const { place, sent, press } = await opened('list');
  await press('End Gate b');
  expect(sent).toEqual([]);
  await press('End');
  await eventuallyDrawn(() => expect(place.querySelector('.devices-ended')?.textContent).toContain('Gate b'));
  expect(sent).toEqual(['DELETE /devices/AA/b']);
});

it('tells on the Today board how many devices work, which are silent, and entries made twice', async () => {
  const { place } = await opened('summary');
  expect(place.textContent).toMatch(/1 of 2 devices working.*last heard 1.*Gate b.*1 entered twice/);
});

it.each([
  ['heard', {}],
  ['silent', { heardAt: ago(6) }],
  ['waiting', { state: 'WAITING', joinUntil: ago(-1) }],
  ['expired', { state: 'WAITING', joinUntil: ago(1) }],
  ['ended', { state: 'ENDED' }],
] as const)('calls a device %s', (health, parts) => expect(healthOf(device('a', parts), now)).toBe(health));
