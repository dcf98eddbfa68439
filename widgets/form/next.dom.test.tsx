import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { Form } from './component.tsx';

type Settings = Parameters<typeof Form>[0]['settings'];
const call = (name: string) => ({ id: 'OPR_TST_00001', method: 'POST', uri: `/api/v1/iam/tickets/${name}` }) as const;
const settings: Settings = {
  schema: {
    type: 'object',
    order: ['number', 'friend'],
    required: ['number'],
    properties: { number: { type: 'string', title: 'Number' }, friend: { type: 'string', kind: 'hidden' } },
  },
  operation: call('check'),
  body: { no: '{number}' },
  next: [
    { operation: call('prove'), body: { token: '{checkToken}' } },
    { operation: call('register'), body: { token: '{checkToken}', forUid: '{friend}' } },
  ],
  fromQuery: ['friend'],
  onlyWith: 'friend',
  submit: 'Send',
  success: 'Done',
};

const draw = async (submit: WidgetPort['submit'], query: Readonly<Record<string, string>>) => {
  const port = testPort('en', { submit });
  const mounted = await mount(
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query } }}>
      <Form id="form" settings={settings} data={{}} />
    </WidgetPortProvider>,
  );
  const send = () =>
    act(async () => {
      const field = mounted.place.querySelector<HTMLInputElement>('input[type=text]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '123');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      mounted.place.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    });
  return { ...mounted, port, send };
};

it('makes its calls one after another, each with the texts of the answers before [V-171]', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async ({ uri }): Promise<Submitted> => ({
    state: 'done',
    data: uri.endsWith('check') ? { checkToken: 't1' } : { okYn: 'Y' },
  }));
  const { port, send, remove } = await draw(submit, { friend: '7' });
  await send();
  expect(submit.mock.calls.map(([{ uri }, body]) => [uri.split('/').at(-1), body])).toEqual([
    ['check', { no: '123' }],
    ['prove', { token: 't1' }],
    ['register', { token: 't1', forUid: '7' }],
  ]);
  expect(port.said).toEqual(['Done']);
  await remove();
});

it('stops at the first refusal and shows it', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async ({ uri }): Promise<Submitted> =>
    uri.endsWith('prove') ? { state: 'refused', message: 'Wrong date' } : { state: 'done', data: { checkToken: 't1' } },
  );
  const { place, port, send, remove } = await draw(submit, { friend: '7' });
  await send();
  expect([submit.mock.calls.length, place.textContent?.includes('Wrong date'), port.said]).toEqual([2, true, []]);
  await remove();
});

it('is not shown without the parameter that it needs', async () => {
  const { place, remove } = await draw(vi.fn<WidgetPort['submit']>(), {});
  expect(place.textContent).toBe('');
  await remove();
});

it.each([
  [{ from: '/sky-pocket/companion-invite?invite=t1' }, 'An invitation waits'],
  [{ from: '/sky-pocket/companion-invite?invite=' }, 'Welcome'],
  [{ from: '/sky-pocket?product=7' }, 'Welcome'],
  [{ from: '%?%E0%A4%A&&=' }, 'Welcome'],
  [{}, 'Welcome'],
])(
  'says before a login what waits at the address that it returns to: %o',
  async (query: Readonly<Record<string, string>>, intro) => {
    const port = testPort('en', {});
    const { onlyWith: _, ...login } = settings;
    const own: Settings = {
      ...login,
      intro: 'Welcome',
      returnIntros: [{ with: 'invite', text: 'An invitation waits' }],
    };
    const { place, remove } = await mount(
      <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query } }}>
        <Form id="form" settings={own} data={{}} />
      </WidgetPortProvider>,
    );
    expect(place.querySelector('p')?.textContent).toBe(intro);
    await remove();
  },
);
