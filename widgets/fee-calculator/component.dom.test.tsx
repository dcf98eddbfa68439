import { act } from 'react';
import { expect, it } from 'vitest';
import type { Fees } from '#schemas/calls/contents/answers';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';

import { WidgetPortProvider } from '../port.tsx';
import { FeeCalculator } from './component.tsx';
import { previews } from './preview.ts';
import { description } from './schema.ts';

const draw = async (fees?: object, name = 'prices') => {
  const preview = previews.find((one) => one.name === name);
  if (preview === undefined) throw new Error('There is no preview.');
  const settings = decodePreview(description, preview, 'en') as Parameters<typeof FeeCalculator>[0]['settings'];
  const mounted = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <FeeCalculator
        id="fees"
        settings={settings}
        data={fees === undefined ? (preview.data ?? {}) : { fees: { state: 'ready', value: fees } }}
      />
    </WidgetPortProvider>,
  );
  const press = (selector: string) => act(async () => mounted.place.querySelector<HTMLElement>(selector)?.click());
  const total = () => [...mounted.place.querySelectorAll('dd')].at(-1)?.textContent;
  return { ...mounted, press, total };
};

it('shows the cheapest total of a party, and its reason', async () => {
  const { place, press, total, remove } = await draw();
  // Two adults on a Saturday: 116,000, a quarter off without a card.
  expect([total(), place.querySelector('input[type=radio]:checked')?.parentElement?.textContent]).toEqual([
    '87,000 won',
    expect.stringContaining('Lowest price ·\u00a02 people'),
  ]);
  await press('input[type=checkbox]');
  expect([total(), place.querySelector('input[type=radio]:checked')?.parentElement?.textContent]).toEqual([
    '69,600 won',
    expect.stringContaining('40%'),
  ]);
  await press('[aria-label^="One more"]');
  expect(total()).toBe('127,600 won');
  await remove();
});

it('follows another choice, and goes back to the cheapest after a change', async () => {
  const { place, press, total, remove } = await draw();
  await act(async () => [...place.querySelectorAll<HTMLElement>('input[type=radio]')].at(-1)?.click());
  expect(total()).toBe('116,000 won');
  await press('[aria-label^="One fewer"]');
  expect(total()).toBe('43,500 won');
  await remove();
});

it('counts what the member has from the start, until another choice', async () => {
  const data = previews[0]?.data?.['fees'];
  const fees = (data?.state === 'ready' ? data.value : undefined) as Fees;
  const { place, press, total, remove } = await draw({
    ...fees,
    discountList: fees.discountList.map((one) => (one.heldYn === 'Y' ? { ...one, mineYn: 'Y' } : one)),
  });
  expect([total(), place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked]).toEqual([
    '69,600 won',
    true,
  ]);
  await press('input[type=checkbox]');
  expect(total()).toBe('87,000 won');
  await remove();
});

it('gives the family discount only to a party of three with a child', async () => {
  const { place, press, total, remove } = await draw();
  await press('[aria-label^="One more"]');
  expect(place.textContent).not.toContain('가족 할인');
  await act(async () => place.querySelectorAll<HTMLElement>('[aria-label^="One fewer"]')[0]?.click());
  await act(async () => place.querySelectorAll<HTMLElement>('[aria-label^="One more"]')[1]?.click());
  // Two adults and a child on a Saturday: 162,000, half off.
  expect(total()).toBe('81,000 won');
  await remove();
});

it('says that a day is closed, sells nothing for it, and offers the next open day', async () => {
  const { place, total, remove } = await draw(undefined, 'closed today');
  expect(place.textContent).toContain('Closed on Wednesday, December 9');
  expect(place.querySelector('dl')).toBeNull();
  expect(place.querySelector('.btn--main')).toBeNull();
  await act(async () =>
    [...place.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'See prices of Friday, December 11')
      ?.click(),
  );
  expect(total()).toBe('78,000 won');
  expect(place.querySelector('.btn--main')).not.toBeNull();
  await remove();
});

it.each(['2026-11-27', '2027-11-29'])(
  'says which days can be chosen for %s, with no price of another day',
  async (day) => {
    const { place, remove } = await draw();
    await act(async () => {
      const field = place.querySelector<HTMLInputElement>('input[type=date]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(place.querySelector<HTMLInputElement>('input[type=date]')?.value).toBe(day);
    expect(place.textContent).toContain('Choose a day within Saturday, November 28');
    expect(place.querySelector('dl')).toBeNull();
    await remove();
  },
);
