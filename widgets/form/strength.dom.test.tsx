import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { formSettings, formTree } from '../../tests/support/form-page.tsx';
import { testPort } from '../../tests/support/test-port.ts';
import type { WidgetPort } from '../port.tsx';

const settings = formSettings(
  {
    properties: {
      one: { type: 'string', title: 'one' },
      two: { type: 'string', title: 'two', writeOnly: true, strength: true, autocomplete: 'new-password' },
    },
  },
  'en',
);

let mounted: Awaited<ReturnType<typeof mount>>;
const submit = vi.fn<WidgetPort['submit']>(async (): Promise<Submitted> => ({ state: 'done', data: {} }));
beforeEach(async () => {
  submit.mockClear();
  mounted = await mount(formTree(settings, testPort('en', { submit })));
});
afterEach(() => mounted.remove());

const type = (name: string, text: string) =>
  act(async () => {
    const field = mounted.place.querySelector<HTMLInputElement>(`[name="form-${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const advice = () => mounted.place.querySelector('[role="status"]')?.textContent;

it('advises on a new password in a polite live region while it is typed', async () => {
  expect(advice()).toBe('');
  await type('two', 'Password123!');
  await eventuallyDrawn(() => expect(advice()).toBe('Weak password. It resembles a password that many people use.'));
});

it('advises against the texts of the other fields', async () => {
  await type('one', 'sky_walker');
  await type('two', 'walker2026!x');
  await eventuallyDrawn(() => expect(advice()).toContain('Leave out words that people can connect with you'));
});

it('sends a weak password all the same, and clears its advice', async () => {
  await type('two', 'Password123!');
  await eventuallyDrawn(() => expect(advice()).toContain('Weak password.'));
  await act(async () => mounted.place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  expect(submit).toHaveBeenCalledOnce();
  await eventuallyDrawn(() => expect(advice()).toBe(''));
});
