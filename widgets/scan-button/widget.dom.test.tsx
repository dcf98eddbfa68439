import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { ScanButton } from './component.tsx';

const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/tickets' } as const;
const settings = {
  label: 'Scan',
  operation,
  body: { ticketNo: '{code}', wayCd: 'SCAN' },
  success: 'Registered',
  startWith: 'qr',
  inBrowser: 'Use the app',
};

const draw = async (query: Readonly<Record<string, string>>, more: Partial<WidgetPort> = {}) => {
  const scanCode = vi.fn<WidgetPort['scanCode']>(async () => 'PT:123');
  const port = testPort('en', { inApp: true, scanCode, ...more });
  const mounted = await mount(
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query } }}>
      <ScanButton id="scan" settings={settings} data={{}} />
    </WidgetPortProvider>,
  );
  return { ...mounted, port, scanCode, press: () => act(async () => mounted.place.querySelector('button')?.click()) };
};

it('starts the scan of the app once when the address asks for it, and registers what was read [V-164]', async () => {
  const { port, scanCode, remove } = await draw({ qr: 'Y' });
  expect([scanCode.mock.calls.length, port.submitted, port.said, port.ran]).toEqual([
    1,
    [{ call: operation, values: { ticketNo: 'PT:123', wayCd: 'SCAN' } }],
    ['Registered'],
    [{ kind: 'refresh' }],
  ]);
  await remove();
});

it('waits for a press otherwise, shows a refusal, and sends nothing when nothing was read', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async (): Promise<Submitted> => ({ state: 'refused', message: 'Taken' }));
  const refused = await draw({}, { submit });
  expect(refused.scanCode).not.toHaveBeenCalled();
  await refused.press();
  expect(refused.place.querySelector('[role=alert]')?.textContent).toBe('Taken');
  await refused.remove();
  const cancelled = await draw({}, { scanCode: async () => undefined });
  await cancelled.press();
  expect(cancelled.port.submitted).toEqual([]);
  await cancelled.remove();
});

it('needs the app', async () => {
  const { place, scanCode, remove } = await draw({ qr: 'Y' }, { inApp: false });
  expect([place.textContent, scanCode.mock.calls.length]).toEqual(['Use the app', 0]);
  await remove();
});
