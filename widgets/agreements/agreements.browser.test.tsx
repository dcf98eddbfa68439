import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '#ui/base.css';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Agreements } from './component.tsx';

type Settings = Parameters<typeof Agreements>[0]['settings'];

const settings: Settings = {
  source: { path: '/api/v1/iam/contents/agreements', list: '/list' },
  operation: { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/users/join/terms' },
  onSuccess: { kind: 'go', to: '/next' },
  texts: {
    all: 'Everything',
    required: '(required)',
    optional: '(optional)',
    open: 'Read: {{name}}',
    missing: 'Please agree to: {{name}}',
    submit: 'Next',
    empty: 'Nothing',
  },
};
const use = {
  termsId: 'use',
  versionNo: 2,
  title: 'Terms of use',
  requiredYn: 'Y',
  contents: [{ tag: 'p', children: ['All of it.'] }],
};

const draw = async () => {
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en', {})}>
      <Agreements id="terms" settings={settings} data={{ agreements: { state: 'ready', value: { list: [use] } } }} />
    </WidgetPortProvider>,
  );
  onTestFinished(remove);
  return place;
};
const press = (keys: string) => act(() => userEvent.keyboard(keys));

it('opens the text of an item by keyboard, and goes back to its button', async () => {
  const place = await draw();
  const button = place.querySelector<HTMLButtonElement>('[aria-label="Read: Terms of use"]');
  button?.focus();
  await press('{Enter}');
  expect(document.querySelector('dialog')?.textContent).toContain('All of it.');
  await press('{Escape}');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('is ticked by keyboard', async () => {
  const place = await draw();
  const box = place.querySelector<HTMLInputElement>('#terms-use');
  box?.focus();
  await press(' ');
  expect(box?.checked).toBe(true);
  expect(place.querySelector<HTMLInputElement>('#terms-all')?.checked).toBe(true);
});
