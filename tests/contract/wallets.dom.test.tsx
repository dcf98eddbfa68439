import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Command } from '#schemas/command';
import { mount } from '#tests/mount.ts';
import { RecordList } from '../../widgets/record-list/component.tsx';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { runNative } from '../../src/visitor/bridge/commands.ts';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { testPort } from '../support/test-port.ts';

type Settings = Parameters<typeof RecordList>[0]['settings'];
interface Node {
  readonly id: string;
  readonly settings: unknown;
  readonly children: readonly Node[];
}

const find = (nodes: readonly Node[], id: string): Node | undefined =>
  nodes.reduce<Node | undefined>(
    (found, node) => found ?? (node.id === id ? node : find(node.children, id)),
    undefined,
  );
const product = {
  productId: 'P1',
  productNm: 'Day ticket',
  whenCd: 'TODAY',
  statusCd: 'REGISTERED',
  walletList: [
    { walletCd: 'Apple', walletNm: 'Apple Wallet' },
    { walletCd: 'Google', walletNm: 'Google Wallet' },
  ],
};
const pass = { walletCd: 'Apple', path: '/passes/t', url: 'https://resort.example/passes/t' };

/** Presses the button of a wallet on the shipped pocket, in an app shell that answers from a table. */
const pressOn = async (address: string, position: number, answers: Readonly<Record<string, unknown>>) => {
  const sent: [name: string, data: unknown][] = [];
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const { id, name: called, data } = JSON.parse(text) as { id: string; name: string; data: unknown };
      sent.push([called, data]);
      const { promenade } = window as { promenade?: { receive(message: unknown): void } };
      promenade?.receive(
        called in answers
          ? { id, code: 200, message: 'success', data: answers[called] }
          : { id, code: 999, message: 'error' },
      );
    },
  });
  const viewer = {
    locale: 'en',
    platform: 'APP',
    os: 'ios',
    curResort: 'EL',
    login: true,
    loginType: 'RESORT',
    memberKind: 'full',
    regular: true,
    exMember: false,
    password: 'ok',
    grade: 'T1',
  } as const;
  const { tree } = openAddress(await shippedSnapshot(), address, {
    how: 'load',
    viewer,
    now: Date.parse('2026-11-21T03:00:00Z'),
  }).decision;
  const submit = vi
    .fn<
      (call: { readonly uri: string }, values: object) => Promise<{ readonly state: 'done'; readonly data: unknown }>
    >()
    .mockResolvedValue({ state: 'done', data: pass });
  const port = testPort('en', { submit });
  const settings = find(tree, 'tickets')?.settings as Settings;
  const { place, remove } = await mount(
    <WidgetPortProvider value={port}>
      <RecordList
        id="tickets"
        settings={settings}
        data={{ records: { state: 'ready', value: { productList: [product] } } }}
      />
    </WidgetPortProvider>,
  );
  const buttons = [...place.querySelectorAll('button')].filter(
    (button) => button.textContent === 'MSG_TXT_PKT_WALLET_ADD',
  );
  await act(async () => buttons[position]?.click());
  const fallback = vi.fn<(command: Command) => void>();
  for (const command of port.ran)
    await runNative(command as Extract<Command, { kind: 'native' }>, fallback, port.items[0]);
  await remove();
  return {
    buttons,
    sent,
    calls: submit.mock.calls.map(([{ uri }, values]) => [uri, values]),
    fallback: fallback.mock.calls.map(([command]) => command),
  };
};

afterEach(() => vi.unstubAllGlobals());

it.each(['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket'])(
  '%s asks the server for the pass and adds it to the wallet of the phone [V-173]',
  async (address) => {
    const { calls, sent, fallback } = await pressOn(address, 0, {
      checkWalletSupport: { isSupported: true },
      addToWallet: {},
    });
    expect(calls).toEqual([['/api/v1/iam/tickets/add{wallet}', { productId: 'P1', wallet: 'Apple' }]]);
    expect([sent, fallback]).toEqual([
      [
        ['checkWalletSupport', {}],
        ['addToWallet', { url: pass.url }],
      ],
      [],
    ]);
  },
);

it('opens the pass in the browser where the phone has no wallet', async () => {
  const { sent, fallback } = await pressOn('/haneul-land/sky-pocket', 1, {
    checkWalletSupport: { isSupported: false },
    addToWallet: {},
  });
  expect([sent, fallback]).toEqual([[['checkWalletSupport', {}]], [{ kind: 'url', url: '{item.path}' }]]);
});

it('has a button for each wallet that the answer lists', async () => {
  const { buttons, calls } = await pressOn('/haneul-land/sky-pocket', 2, {});
  expect([buttons.length, calls]).toEqual([2, []]);
});
