import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { SignIn } from './sign-in.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks for a code after the password, and sends both', async () => {
  const sent: string[] = [];
  const signedIn = vi.fn<(me: object) => void>();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : '';
    sent.push(text);
    return text.includes('"code"')
      ? new Response(JSON.stringify({ id: 'mina' }))
      : new Response(JSON.stringify({ code: 'OPR_41', errorMessage: 'Send a code.' }), { status: 401 });
  });
  const { place, remove } = await mount(<SignIn ended={false} onSignedIn={signedIn} />);
  onTestFinished(remove);
  const type = (name: string, value: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const send = () => act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await type('email', 'mina@resort.example');
  await type('password', 'Cloud-roulette-26');
  await send();
  expect([place.querySelector('input[name=password]'), signedIn.mock.calls.length]).toEqual([null, 0]);
  await type('code', '123456');
  await send();
  expect(sent.at(-1)).toBe('{"email":"mina@resort.example","password":"Cloud-roulette-26","code":"123456"}');
  expect(signedIn).toHaveBeenCalledOnce();
});
