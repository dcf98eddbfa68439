import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { SingleFieldForm, DeferredInput } from './deferred-input.tsx';

type Page = Awaited<ReturnType<typeof mount>>;

const mounted: Page[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
  vi.useRealTimers();
});

const written = vi.fn<(text: string) => void>();

function Held() {
  const [value, setValue] = useState('');
  return (
    <>
      <DeferredInput
        value={value}
        onType={(text) => {
          written(text);
          setValue(text.trim());
        }}
      />
      <output>{value}</output>
    </>
  );
}

const open = async (): Promise<{
  readonly page: Page;
  readonly field: HTMLInputElement;
  readonly type: (text: string) => Promise<void>;
}> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  written.mockClear();
  const page = await mount(<Held />);
  mounted.push(page);
  const field = page.place.querySelector('input') ?? document.createElement('input');
  const type = (text: string): Promise<void> =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { page, field, type };
};

const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const pause = (): Promise<void> => wait(500);

it('shows keystrokes immediately and reports the text at the next pause', async () => {
  const { page, field, type } = await open();
  await type('a');
  await type('ab ');
  expect([field.value, page.place.querySelector('output')?.textContent, written.mock.calls]).toEqual(['ab ', '', []]);
  await pause();
  expect([field.value, page.place.querySelector('output')?.textContent, written.mock.calls]).toEqual([
    'ab',
    'ab',
    [['ab ']],
  ]);
});

it('reports the text after ten seconds of typing without a pause', async () => {
  const { type } = await open();
  for (let letters = 1; letters <= 55; letters++) {
    await type('a'.repeat(letters));
    await wait(200);
  }
  expect(written.mock.calls).toEqual([['a'.repeat(50)]]);
});

it.each([
  ['a part of a Korean syllable', { key: 'Process' }],
  ['a key that ends a composition', { key: 'Enter', isComposing: true }],
  ['Backspace', { key: 'Backspace' }],
])('treats %s as typing', async (_what, press) => {
  const { field, type } = await open();
  await type('abc');
  await act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true })));
  expect(written.mock.calls).toEqual([]);
});

it.each([
  ['another field', () => new FocusEvent('focusout', { bubbles: true })],
  ['a click', () => new MouseEvent('click', { bubbles: true })],
  ['a key without a character', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
  ['a shortcut', () => new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })],
])('reports the text before %s', async (_what, event) => {
  const { field, type } = await open();
  await type('abc');
  await act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true })));
  expect(written.mock.calls).toEqual([]);
  await act(async () => void field.dispatchEvent(event()));
  expect(written.mock.calls).toEqual([['abc']]);
  await pause();
  expect(written.mock.calls).toEqual([['abc']]);
});

it('reports nothing while the pointer is pressed, because its target could move', async () => {
  const { field, type } = await open();
  await type('abc');
  const does = (event: Event): Promise<void> => act(async () => void field.dispatchEvent(event));
  await does(new Event('pointerdown', { bubbles: true }));
  await does(new FocusEvent('blur'));
  await does(new FocusEvent('focusout', { bubbles: true }));
  await pause();
  expect(written.mock.calls).toEqual([]);
  await does(new Event('pointerup', { bubbles: true }));
  expect(written.mock.calls).toEqual([]);
  await wait(0);
  expect(written.mock.calls).toEqual([['abc']]);
});

it('reports the text on unmount', async () => {
  const { page, type } = await open();
  await type('gone');
  await page.draw(null);
  expect(written.mock.calls).toEqual([['gone']]);
});

it('is alone in its form while focused, unless it belongs to another form', async () => {
  const page = await mount(
    <>
      <SingleFieldForm />
      <DeferredInput id="free" value="" onType={written} />
      <DeferredInput id="next" value="" rows={2} onType={written} />
      <form id="own">
        <DeferredInput id="bound" value="" onType={written} />
      </form>
    </>,
  );
  mounted.push(page);
  const forms = (): readonly unknown[] =>
    [...page.place.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ form }) => form?.id);
  const focused: (readonly unknown[])[] = [];
  for (const id of ['free', 'next', 'bound']) {
    await act(async () => page.place.querySelector<HTMLElement>(`#${id}`)?.focus());
    focused.push(forms());
  }
  expect(focused).toEqual([
    ['typed-in', undefined, 'own'],
    [undefined, 'typed-in', 'own'],
    [undefined, undefined, 'own'],
  ]);
});
