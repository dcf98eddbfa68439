import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { CodeState, ShownCode } from '#schemas/shown-code';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { RecordList } from './component.tsx';

type Settings = Parameters<typeof RecordList>[0]['settings'];
const settings: Settings = {
  source: { path: '/api/v1/iam/skypocket/my-products' },
  list: 'productList',
  key: 'productId',
  first: 'product',
  empty: { text: 'None' },
  card: {
    shape: 'pass',
    title: { field: 'productNm' },
    code: {
      prefix: 'PE',
      field: 'codeRef',
      label: 'Entry code of {{name}}',
      fixed: 'staticCode',
      open: { field: 'whenCd', is: ['TODAY'] },
    },
  },
};
const product = (productId: string, whenCd: string, more = {}) => ({
  productId,
  productNm: `Ticket ${productId}`,
  codeRef: `REF${productId}`,
  whenCd,
  ...more,
});
const ready = { state: 'ready', text: 'PE0123456789', left: 12, step: 30, clockOff: 0, isKept: false } as const;

const draw = async (
  products: readonly object[],
  state: CodeState = ready,
  more: Partial<WidgetPort> = {},
  card: Partial<Settings['card']> = {},
) => {
  const log: string[] = [];
  const showCode = ({ prefix, ref }: ShownCode, listener: (state: CodeState) => void) => {
    log.push(`show ${prefix} ${ref}`);
    listener(state);
    return () => void log.push(`end ${ref}`);
  };
  const mounted = await mount(
    <WidgetPortProvider value={testPort('en', { showCode, ...more })}>
      <RecordList
        id="list"
        settings={{ ...settings, card: { ...settings.card, ...card } }}
        data={{ records: { state: 'ready', value: { productList: products } } }}
      />
    </WidgetPortProvider>,
  );
  const press = async (label: string) =>
    act(async () => mounted.place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click());
  const codes = () => [...mounted.place.querySelectorAll('svg[role=img]')].map((svg) => svg.getAttribute('aria-label'));
  return { ...mounted, log, press, codes };
};

it("shows the code of today's first record at once, and that of another one by its button in place of it", async () => {
  const { log, press, codes, place, remove } = await draw([
    product('0', 'COMING'),
    product('1', 'TODAY'),
    product('2', 'TODAY'),
  ]);
  await act(async () => void (await import('#ui/qr/moving-code.tsx')));
  expect([log, codes()]).toEqual([['show PE REF1'], ['Entry code of Ticket 1']]);
  await press('Show QR code, Ticket 0');
  expect([log, codes()]).toEqual([['show PE REF1', 'end REF1', 'show PE REF0'], ['Entry code of Ticket 0']]);
  expect(
    [...place.querySelectorAll('button[aria-expanded]')].map((button) => button.getAttribute('aria-expanded')),
  ).toEqual(['true', 'false', 'false']);
  await press('Hide QR code, Ticket 0');
  expect([log.at(-1), codes()]).toEqual(['end REF0', []]);
  await remove();
});

it('lists the record that the address names first, with its code open', async () => {
  const { frame } = testPort('en');
  const { codes, place, remove } = await draw(
    [product('1', 'TODAY'), product('2', 'TODAY'), product('3', 'COMING')],
    ready,
    { frame: { ...frame, query: { product: '3' } } },
  );
  await act(async () => void (await import('#ui/qr/moving-code.tsx')));
  expect(codes()).toEqual(['Entry code of Ticket 3']);
  expect([...place.querySelectorAll('article')].map((card) => /Ticket \d/.exec(card.textContent)?.[0])).toEqual([
    'Ticket 3',
    'Ticket 1',
    'Ticket 2',
  ]);
  await remove();
});

it('shows no code of a record without a reference', async () => {
  const { log, place, remove } = await draw([product('1', 'TODAY', { codeRef: '' })]);
  expect([log, place.querySelectorAll('button')]).toEqual([[], expect.objectContaining({ length: 0 })]);
  await remove();
});

it('says that the clock is off, that the phone keeps the code, and that one cannot be made', async () => {
  const kept = await draw([product('1', 'TODAY')], { ...ready, clockOff: 95, isKept: true });
  expect([
    kept.place.querySelector('[role=status]')?.textContent,
    kept.place.textContent?.includes('Saved on this phone'),
  ]).toEqual([expect.stringContaining('95 seconds off'), true]);
  await kept.remove();
  const failed = await draw([product('1', 'TODAY')], { state: 'failed' });
  expect(failed.place.querySelector('[role=alert]')?.textContent).toContain('cannot be made');
  await failed.remove();
});

it('changes to the static code where the record has one', async () => {
  const { log, place, remove } = await draw([product('1', 'TODAY', { staticCode: 'PB0123456789abcdefghijkl' })]);
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'QR code for older gates')?.click(),
  );
  expect([log.at(-1), place.textContent?.includes('For older gates only')]).toEqual(['end REF1', true]);
  await remove();
});

it('sets the code button of an opened pass apart from its other actions', async () => {
  const actions: Settings['card']['actions'] = [
    { label: 'To the pass', action: { kind: 'main' } },
    { label: 'Remove', tone: 'bare', action: { kind: 'main' } },
  ];
  const { place, remove } = await draw([product('1', 'TODAY')], ready, {}, { actions });
  const [code, first, second] = [...place.querySelectorAll<HTMLElement>('a, button')];
  expect([code, first, second].map((button) => button?.getAttribute('aria-label'))).toEqual([
    'Hide QR code, Ticket 1',
    'To the pass, Ticket 1',
    'Remove, Ticket 1',
  ]);
  expect(code?.parentElement?.contains(first ?? null)).toBe(false);
  expect(first?.parentElement?.contains(second ?? null)).toBe(true);
  await remove();
});

it.each([
  ['Diner 3,000 off', []],
  ['Diner', ['3,000 off']],
])('repeats nothing that the title %s says already', async (productNm, badges) => {
  const { place, remove } = await draw(
    [{ productId: '1', productNm, discountAmt: 3000 }],
    ready,
    {},
    { badges: [{ field: 'discountAmt', form: 'number', text: '{{name}} off', unlessInTitle: true }] },
  );
  expect([...place.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(badges);
  await remove();
});
