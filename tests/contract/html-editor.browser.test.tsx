import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { payloads } from '../../src/content/sanitise/payloads.ts';
import type { Body } from '#console/api/client.ts';
import { flushTyping } from '#console/site/after-typing.ts';
import { keyOf } from '#console/site/documents.ts';
import { useDoc } from '#console/site/use-site.tsx';
import { DocumentForm } from '#console/content/form/document-form.tsx';

function Shown({ name }: { readonly name: string }) {
  const doc = useDoc(name);
  return doc?.body === undefined ? null : <DocumentForm doc={doc} body={doc.body} problems={[]} />;
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

const notice = (ko: string, en: string): Body => ({
  ...shippedDocuments.find(({ type }) => type === 'notice'),
  type: 'notice',
  id: 'EL-of-tests',
  v: 1,
  body: { ko, en },
});

const open = async (ko: string, en = '<p>English</p>') => {
  const document = notice(ko, en);
  const { store, around } = await consoleSite([...shippedDocuments, document]);
  const page = await mount(around(<Shown name={keyOf(document)} />));
  mounted.push(page);
  const field = (): HTMLElement => {
    const found = page.place.querySelector<HTMLElement>('[data-pointer="/body"]');
    if (found === null) throw new Error('There is no field for the body.');
    return found;
  };
  await eventually(() => expect(field().querySelector('.rich-text, .cm-content')).not.toBeNull());
  const text = (locale: string): HTMLElement => {
    const found = field().querySelector<HTMLElement>(`.rich-text[data-locale="${locale}"]`);
    if (found === null) throw new Error(`There is no text in ${locale}.`);
    return found;
  };
  const now = (): { readonly ko: string; readonly en: string } => {
    flushTyping();
    return store.get().docs.get(keyOf(document))?.body?.['body'] as { ko: string; en: string };
  };
  /** Puts the cursor at the beginning or end of a text, or over all of it. */
  const at = (locale: string, where: 'start' | 'end' | 'all'): Promise<void> =>
    act(async () => {
      text(locale).focus();
      const range = window.document.createRange();
      range.selectNodeContents(text(locale));
      if (where !== 'all') range.collapse(where === 'start');
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
      await new Promise((done) => setTimeout(done, 30));
    });
  const write = (locale: string, words: string): Promise<void> =>
    act(async () => {
      text(locale).focus();
      window.document.execCommand('insertText', false, words);
      await new Promise((done) => setTimeout(done, 30));
    });
  const paste = (locale: string, data: Readonly<Record<string, string>>): Promise<void> =>
    act(async () => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
      text(locale).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  const press = (name: string | RegExp): Promise<void> =>
    act(async () => {
      const button = [...field().querySelectorAll<HTMLElement>('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').match(name) !== null,
      );
      if (button === undefined) throw new Error(`There is no button ${String(name)}.`);
      button.click();
      await new Promise((done) => setTimeout(done, 30));
    });
  return { store, field, text, now, at, write, paste, press, key: keyOf(document) };
};

describe('CMS HTML as it looks', () => {
  it('writes what is typed into its language alone, as one step, and takes it back', async () => {
    const { store, now, at, write, key, text } = await open('<p>안녕하세요</p>');
    await at('ko', 'end');
    await write('ko', '!');
    await write('ko', '!');
    expect(now()).toEqual({ ko: '<p>안녕하세요!!</p>', en: '<p>English</p>' });
    await act(async () => void store.undo(key));
    expect(now().ko).toBe('<p>안녕하세요</p>');
    expect(text('ko').textContent).toBe('안녕하세요');
    expect(store.undoable(key)).toBeUndefined();
  });

  it('takes back at once what was typed a moment ago', async () => {
    const { store, at, write, key, text, now } = await open('<p>one</p>');
    await at('ko', 'end');
    await write('ko', '!');
    await act(async () => void store.undo(key));
    expect([text('ko').textContent, now().ko]).toEqual(['one', '<p>one</p>']);
  });

  it('touches nothing of a document that is only looked at', async () => {
    const { store, at, key, press } = await open('<p>하나</p>\n\n<p>둘 </p>');
    await at('ko', 'end');
    await press(/^HTML$/);
    await press(/^Text$/);
    expect(store.undoable(key)).toBeUndefined();
  });

  it('makes what is chosen bold, a list and a heading by its tools, and words plain again', async () => {
    const { now, at, press } = await open('<p>words</p>');
    await at('ko', 'all');
    await press('Bold');
    expect(now().ko).toBe('<p><strong>words</strong></p>');
    await press('Bold');
    await press('Bulleted list');
    expect(now().ko).toBe('<ul><li>words</li></ul>');
    await press('Bulleted list');
    await press('New table');
    expect(now().ko).toContain('<table><thead><tr><th scope="col"></th>');
  });

  it('says in words what a button does, and lets it do something else by form', async () => {
    const { now, field, press } = await open('<p><button value=\'{"action":"back"}\'>Go</button></p>');
    expect(field().querySelector('.rich-chip')?.textContent).toContain('the screen before');
    await act(async () => field().querySelector<HTMLElement>('.rich-chip')?.click());
    const select = field().querySelector<HTMLSelectElement>('.rich-panel select');
    await act(async () => {
      if (select !== null) select.value = 'main';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(now().ko).toBe('<p><button value=\'{"action":"main"}\'>Go</button></p>');
    expect(field().querySelector('.rich-chip')?.textContent).toContain('the main page');
    await press('Keep only the words');
    expect(now().ko).toBe('<p>Go</p>');
  });

  it('has one stop for Tab in its tools, and arrows go round them', async () => {
    const { field } = await open('<p>a</p>');
    const tools = [
      ...field().querySelectorAll<HTMLElement>('[role="toolbar"] :is(button, select):not([role^="menuitem"])'),
    ];
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools[0]]);
    tools[0]?.focus();
    await act(
      async () => void tools[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })),
    );
    expect(document.activeElement).toBe(tools.at(-1));
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools.at(-1)]);
  });

  it('shows as HTML what it cannot show as it looks, says why, and loses nothing of it', async () => {
    const { field, now, store, key, press } = await open('<a href="/a"><p>words</p></a>');
    await eventually(() =>
      expect(field().querySelector('.cm-content')?.textContent).toBe('<a href="/a"><p>words</p></a>'),
    );
    expect(field().querySelector('.problem')?.textContent).toContain('The text view does not support <a>.');
    expect(store.undoable(key)).toBeUndefined();
    await press('Open as text without it');
    expect(now().ko).toBe('<p><a href="/a">words</a></p>');
  });

  it('runs nothing of what is pasted, whatever it is', async () => {
    const { paste, at, now } = await open('<p>before</p>');
    const hit = vi.fn<() => void>();
    vi.stubGlobal('hit', hit);
    for (const html of payloads) {
      await at('ko', 'end');
      await paste('ko', { 'text/html': html, 'text/plain': 'x' });
    }
    await new Promise((done) => setTimeout(done, 200));
    expect(hit).not.toHaveBeenCalled();
    expect(now().ko).not.toMatch(/<(script|iframe|svg|style|form|input|object|embed)|on\w+=|javascript:|srcdoc/i);
  });

  it('keeps what a copied button does where it is pasted here', async () => {
    const { paste, at, now } = await open('<p>a </p>');
    await at('ko', 'end');
    await paste('ko', {
      'text/html': '<p data-pm-slice="1 1 []"><button value=\'{"action":"back"}\'>Go</button></p>',
      'text/plain': 'Go',
    });
    expect(now().ko).toBe('<p>a<button value=\'{"action":"back"}\'>Go</button></p>');
  });
});
