import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RecordDetail } from './component.tsx';

const settings = {
  source: { path: '/api/v1/iam/coupons' },
  card: {
    shape: 'card',
    title: { field: 'name' },
    actions: [{ label: 'Use', show: [{ field: 'state', is: ['OPEN'] }], action: { kind: 'back' } }],
  },
  missing: { text: 'Nothing' },
} as const;
let place: Awaited<ReturnType<typeof mount>>;

const show = (state: string, docked: boolean) =>
  place.draw(
    <WidgetPortProvider value={testPort()}>
      <RecordDetail
        id="detail"
        settings={{ ...settings, docked }}
        data={{ record: { state: 'ready', value: { name: 'Drink', state } } }}
      />
    </WidgetPortProvider>,
  );
const buttons = (where: string): number => document.querySelectorAll(`${where} .btn`).length;

beforeEach(async () => {
  place = await mount(null);
});
afterEach(() => place.remove());

it('keeps the actions in the card', async () => {
  await show('OPEN', false);
  expect(buttons('article')).toBe(1);
});

it('takes docked actions out of the card, once', async () => {
  await show('OPEN', true);
  expect(buttons('article')).toBe(0);
  expect(buttons('')).toBe(1);
});

it('draws no dock for a record without actions', async () => {
  await show('USED', true);
  expect(document.querySelectorAll('article ~ *')).toHaveLength(0);
});
