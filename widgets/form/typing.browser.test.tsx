import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { eventually } from '#tests/eventually.ts';
import { openForm } from '#tests/form-page.tsx';
import '#ui/base.css';

type Opened = Awaited<ReturnType<typeof openForm>>;
let form: Opened;
const open = async (property: Parameters<typeof openForm>[0]['properties'][string]) => {
  form = await openForm({ properties: { one: property } });
  return form.field('one');
};
afterEach(async () => {
  document.querySelector('#source')?.remove();
  await form.close();
});

/** Puts a text on the clipboard as a visitor does, from another field, and pastes it. */
const paste = async (into: HTMLElement, text: string) => {
  const source = Object.assign(document.createElement('textarea'), { id: 'source', value: text });
  document.body.append(source);
  source.select();
  await userEvent.copy();
  into.focus();
  await userEvent.paste();
};
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (text: string) => cdp().send('Input.insertText', { text });

describe.each([
  ['a number field', { type: 'string', kind: 'number', title: 'one', format: 'number' }],
  ['a telephone field', { type: 'string', kind: 'tel', title: 'one', format: 'phone' }],
] as const)('%s', (_, property) => {
  it('keeps only the digits of what is typed and pasted, and blocks other keys [P-465] [V-359]', async () => {
    const field = await open(property);
    const prevented: [string, boolean][] = [];
    const listen = (event: KeyboardEvent) => prevented.push([event.key, event.defaultPrevented]);
    document.addEventListener('keydown', listen);
    await userEvent.type(field, 'a1-');
    document.removeEventListener('keydown', listen);
    expect(prevented).toEqual([
      ['a', true],
      ['1', false],
      ['-', true],
    ]);
    expect(field.value).toBe('1');
    await userEvent.clear(field);
    await userEvent.type(field, '가a-1');
    expect(field.value).toBe('1');
    await userEvent.clear(field);
    await paste(field, '가a-1');
    expect(field.value).toBe('1');
  });

  it('lets keys pass that write nothing', async () => {
    const field = await open(property);
    await userEvent.type(field, '123');
    await userEvent.keyboard('{Backspace}{ArrowLeft}{Delete}');
    expect(field.value).toBe('1');
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
    expect(field.value).toBe('');
  });
});

it('takes the number of another country out of what is pasted', async () => {
  const field = await open({ type: 'string', kind: 'tel', title: 'one', format: 'phone' });
  await paste(field, ' +82 10-1234-5678 ');
  expect(field.value).toBe('01012345678');
});

it('cuts what is pasted or typed beyond the greatest length [P-466] [V-360]', async () => {
  const field = await open({ type: 'string', title: 'one', maxLength: 10 });
  await paste(field, '123456789012');
  expect(field.value).toBe('1234567890');
  await userEvent.type(field, 'x');
  expect(field.value).toBe('1234567890');
});

it('cuts nothing of a password that is pasted: it says that it is too long', async () => {
  const field = await open({ type: 'string', title: 'one', writeOnly: true, maxLength: 10 });
  await paste(field, '123456789012');
  expect(field.value).toBe('123456789012');
  await userEvent.tab();
  await eventually(() => expect(form.faults()).toEqual({ one: 'At most 10 characters' }));
});

it('keeps Korean alone in a field for Korean [P-467]', async () => {
  const field = await open({ type: 'string', title: 'one', format: 'korean-only' });
  await userEvent.type(field, '가a1나');
  expect(field.value).toBe('가나');
  await userEvent.clear(field);
  await paste(field, 'x가a1나!');
  expect(field.value).toBe('가나');
});

it('takes every match of a restriction out, and leaves the caret where it was [P-468]', async () => {
  const field = await open({ type: 'string', kind: 'text', title: 'one', format: 'email' });
  await userEvent.type(field, 'a b');
  expect(field.value).toBe('ab');
  await userEvent.keyboard('{ArrowLeft}');
  await paste(field, ' - ');
  expect([field.value, field.selectionStart]).toEqual(['a-b', 2]);
});

describe('while an input method composes', () => {
  it('is not cut or stripped before the syllable is whole', async () => {
    const field = await open({ type: 'string', title: 'one', maxLength: 2 });
    field.focus();
    await commit('가나');
    const seen: string[] = [];
    for (const step of ['ㄷ', '다', '단']) {
      await compose(step);
      seen.push(field.value);
    }
    expect(seen).toEqual(['가나ㄷ', '가나다', '가나단']);
    await commit('단');
    expect(field.value).toBe('가나');
  });

  it('loses what a field does not keep only when it is done', async () => {
    const field = await open({ type: 'string', kind: 'number', title: 'one', format: 'number' });
    field.focus();
    await userEvent.keyboard('12');
    await compose('하');
    expect(field.value).toBe('12하');
    await commit('한');
    expect(field.value).toBe('12');
  });

  it('builds Korean words where Korean is asked for', async () => {
    const field = await open({ type: 'string', title: 'one', format: 'korean-only' });
    field.focus();
    for (const [steps, whole] of [
      [['ㅎ', '하', '한'], '한'],
      [['ㄱ', '그', '글'], '글'],
    ] as const) {
      for (const step of steps) await compose(step);
      await commit(whole);
    }
    expect(field.value).toBe('한글');
  });
});

it('refuses no paste, drop or filling-in of any field', async () => {
  form = await openForm({
    properties: {
      text: { type: 'string', title: 'one', format: 'user-id' },
      secret: { type: 'string', title: 'two', writeOnly: true },
    },
  });
  const events = ['text', 'secret'].flatMap((name) =>
    [
      new ClipboardEvent('paste', { bubbles: true, cancelable: true }),
      new DragEvent('drop', { bubbles: true, cancelable: true }),
    ].map((event) => [form.field(name), event] as const),
  );
  expect(events.map(([field, event]) => field.dispatchEvent(event))).toEqual([true, true, true, true]);
  expect([...form.place.querySelectorAll('[autocomplete="off"], form[autocomplete]')]).toEqual([]);
});
