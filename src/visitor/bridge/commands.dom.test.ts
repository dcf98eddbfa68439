import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '#schemas/command';
import links from '../../../config/site/app-links.json' with { type: 'json' };
import { openInApp, runNative, runScan } from './commands.ts';

type Open = Extract<Command, { kind: 'open' }>;
interface Sent {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A shell that answers each call with what its table holds, and 999 to what it does not know. */
const shellWith = (answers: Readonly<Record<string, unknown>>) => {
  const sent: [name: string, data: unknown][] = [];
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const { id, name, data } = JSON.parse(text) as Sent;
      sent.push([name, data]);
      const { promenade } = window as { promenade?: { receive(message: unknown): void } };
      promenade?.receive(
        Object.hasOwn(answers, name)
          ? { id, code: 200, message: 'success', data: answers[name] }
          : { id, code: 999, message: 'error' },
      );
    },
  });
  return sent;
};

const went = vi.fn<(href: string) => void>();
beforeEach(() => {
  went.mockClear();
  // jsdom goes nowhere: its location stands in, with what was asked of it.
  vi.stubGlobal('location', { origin: 'https://resort.example', assign: went });
});
afterEach(() => vi.unstubAllGlobals());

const open = (href: string, more: Partial<Open> = {}): Open => ({ kind: 'open', href, newWindow: true, ...more });

describe('what leads outside, in the app', () => {
  it.each<[string, Open, string, object]>([
    ['a phone number is dialled', open('tel:1588-0000'), 'dial', { phoneNumber: '1588-0000' }],
    [
      'a mail address opens the mail app',
      open('mailto:help@resort.example?subject=A%20B'),
      'callEmail',
      { address: 'help@resort.example', subject: 'A B' },
    ],
    [
      'a page opens in the system browser',
      open('https://shop.example/a?b=1'),
      'openExternalPage',
      { url: 'https://shop.example/a?b=1' },
    ],
    [
      'a stand-in of the sandbox opens by its whole address',
      open('/sandbox/site/shop.example/'),
      'openExternalPage',
      { url: 'https://resort.example/sandbox/site/shop.example/' },
    ],
    [
      'the smart reservation opens in its web view, by title and address [V-013]',
      open('https://reserve.example/main.do', { reservation: true }),
      'openSmartReservation',
      { title: '예약', url: 'https://reserve.example/main.do' },
    ],
  ])('%s', async (_, command, name, data) => {
    const sent = shellWith({ [name]: undefined });
    await openInApp(command, '예약');
    expect([sent, went.mock.calls]).toEqual([[[name, data]], []]);
  });

  it.each([
    open('tel:1588-0000'),
    open('mailto:a@resort.example'),
    open('https://shop.example/'),
    open('https://reserve.example/main.do', { reservation: true }),
  ])('is gone to where the shell cannot: $href [V-044] [V-486]', async (command) => {
    shellWith({});
    await openInApp(command, '예약');
    expect(went.mock.calls).toEqual([[command.href]]);
  });

  it('is gone to where there is no shell at all', async () => {
    await openInApp(open('https://shop.example/'), '');
    expect(went.mock.calls).toEqual([['https://shop.example/']]);
  });

  it('that resolve-target rejects is never gone to', async () => {
    shellWith({});
    await openInApp(open('javascript:alert(1)'), '');
    expect(went).not.toHaveBeenCalled();
  });
});

describe('what content asks of the shell', () => {
  const otherwise: Command = { kind: 'alert', message: 'only' };
  const settings = {
    kind: 'native',
    call: 'requestPermissionSetting',
    data: { permissionType: '1004' },
    otherwise,
  } as const;

  it('is asked, and its other way is not taken [P-733] [V-461]', async () => {
    const [run, sent] = [vi.fn<(command: Command) => void>(), shellWith({ requestPermissionSetting: {} })];
    await runNative(settings, run);
    expect([sent, run.mock.calls]).toEqual([[['requestPermissionSetting', { permissionType: '1004' }]], []]);
  });

  it('takes its other way where the shell cannot', async () => {
    const run = vi.fn<(command: Command) => void>();
    shellWith({});
    await runNative(settings, run);
    expect(run.mock.calls).toEqual([[otherwise]]);
  });

  it('ends quietly where content names no other way', async () => {
    const run = vi.fn<(command: Command) => void>();
    await runNative({ kind: 'native', call: 'finish', data: {} }, run);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a scan', () => {
  const scan = {
    kind: 'scan',
    open: open('https://reserve.example/expay.do?method=validCh&morderType=table', { reservation: true }),
    param: 'entryKey',
    failed: 'unread',
    otherwise: { kind: 'main' },
  } as const;
  const around = () => ({ parkType: 'EL', run: vi.fn<(command: Command) => void>(), fail: vi.fn<() => void>() });

  it('asks for type 1005 and opens the link with what was read [P-348] [P-648] [P-652] [P-732] [V-338] [V-464]', async () => {
    const [sent, parts] = [shellWith({ scan: { scanCode: 'T-07' } }), around()];
    await runScan(scan, parts);
    expect(sent).toEqual([['scan', { scanType: '1005', membershipUid: '', parkType: 'EL', code: '' }]]);
    expect(parts.run.mock.calls).toEqual([
      [{ ...scan.open, href: 'https://reserve.example/expay.do?method=validCh&morderType=table&entryKey=T-07' }],
    ]);
  });

  it('opens the pay page with the key that was read, in the place of the one that its link leaves empty [P-287]', async () => {
    shellWith({ scan: { scanCode: 'T-07' } });
    const parts = around();
    const { linkUrl = '', mobileUrl = '' } =
      links.documents.find(({ linkName }) => linkName === 'MSG_TXT_LINK_EXPAY') ?? {};
    await runScan({ ...scan, open: open(mobileUrl, { reservation: true }) }, parts);
    expect([linkUrl, mobileUrl]).toEqual(
      ['reserve', 'm.reserve'].map((host) => `https://${host}.haneul-resort.example/expay.do?method=validCh&entryKey=`),
    );
    expect(parts.run.mock.calls.map(([command]) => (command as Open).href)).toEqual([`${mobileUrl}T-07`]);
  });

  it.each(['https://evil.example/', '//evil.example', 'a&morderType=pickup#', '"><script>', '\ud800', ' 테이블 7 '])(
    'puts what was read into one value, whatever it says: %j',
    async (scanCode) => {
      shellWith({ scan: { scanCode } });
      const parts = around();
      await runScan(scan, parts);
      const [command] = parts.run.mock.calls[0] ?? [];
      const { host, searchParams, hash } = new URL((command as Open).href);
      expect([host, hash, [...searchParams]]).toEqual([
        'reserve.example',
        '',
        [
          ['method', 'validCh'],
          ['morderType', 'table'],
          ['entryKey', scanCode.toWellFormed()],
        ],
      ]);
    },
  );

  it('says so when nothing was read, and opens nothing', async () => {
    shellWith({});
    const parts = around();
    await runScan(scan, parts);
    expect([parts.fail.mock.calls.length, parts.run.mock.calls]).toEqual([1, []]);
  });
});
