import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { formSettings, formTree } from '#tests/form-page.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { WidgetPort } from '../port.tsx';
import type { Settings } from './settings.ts';

const rightNumber = '123456789012345671';
const offers: Settings['offers'] = [
  {
    code: 'PKT_02',
    show: [{ field: 'ownYn', is: ['Y'] }],
    label: 'one',
    action: { action: 'move', pageNm: 'Inner', query: { product: '{item.productId}' } },
  },
  { code: 'PKT_04', label: 'two', again: { park: '{item.parkType}' }, action: { action: 'main' } },
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const draw = async (submit: WidgetPort['submit']) => {
  const port = testPort('en', { submit });
  const settings = formSettings(
    {
      required: ['number'],
      properties: {
        number: { type: 'string', title: 'one', format: 'ticket-number', allOf: [{ format: 'check-digit' }] },
      },
      body: { no: '{number}', park: 'A' },
      offers,
    },
    'en',
  );
  const mounted = await mount(formTree(settings, port));
  const type = (text: string) =>
    act(async () => {
      const field = mounted.place.querySelector<HTMLInputElement>('input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (label: string) =>
    act(async () =>
      [...mounted.place.querySelectorAll<HTMLElement>('button, a')]
        .find(({ textContent }) => textContent === label)
        ?.click(),
    );
  return {
    ...mounted,
    port,
    type,
    press,
    send: () => press('en send'),
    fault: () =>
      mounted.place
        .querySelector('input')
        ?.getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(''),
  };
};

it('counts the digits of a number before the server is asked, and again while they are typed', async () => {
  const submit = vi.fn<WidgetPort['submit']>();
  const { type, send, fault, remove } = await draw(submit);
  await type('PT:1234 5678-9012');
  await send();
  expect(fault()).toBe('18 digits, 6 missing');
  await type(rightNumber.slice(0, 17));
  expect(fault()).toBe('18 digits, 1 missing');
  await type(`${rightNumber}12`);
  await send();
  expect(fault()).toBe('18 digits, 2 too many');
  await type(`${rightNumber.slice(0, 17)}5`);
  await send();
  expect(fault()).toBe('en rule.check-digit');
  expect(submit).not.toHaveBeenCalled();
  await remove();
});

const refuse = (values: Readonly<Record<string, string>>, code: string): Submitted => ({
  state: 'refused',
  message: 'No',
  code,
  values,
});

it('offers what the document names for a refusal, filled from the refusal', async () => {
  const { port, place, type, send, press, remove } = await draw(async () =>
    refuse({ ownYn: 'Y', productId: 'p7' }, 'PKT_02'),
  );
  await type(rightNumber);
  await send();
  expect(place.querySelector('form')?.textContent).toContain('en one');
  await press('en one');
  expect(port.ran).toEqual([{ kind: 'go', to: '/inner?product={item.productId}' }]);
  await remove();
});

it('offers nothing for another refusal', async () => {
  const { place, type, send, remove } = await draw(async () => refuse({}, 'PKT_02'));
  await type(rightNumber);
  await send();
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['en send']);
  await remove();
});

it('sends the same number again with the values of the refusal, and then runs the action of the offer', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async (_, { park }) =>
    park === 'B' ? { state: 'done', data: {} } : refuse({ parkType: 'B' }, 'PKT_04'),
  );
  const { port, type, send, press, remove } = await draw(submit);
  await type(rightNumber);
  await send();
  await press('en two');
  expect(submit.mock.calls.map(([, body]) => body)).toEqual([
    { no: rightNumber, park: 'A' },
    { no: rightNumber, park: 'B' },
  ]);
  expect(port.ran).toEqual([{ kind: 'main' }]);
  await remove();
});
