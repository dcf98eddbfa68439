import { EditorView } from '@codemirror/view';
import { startCompletion, currentCompletions } from '@codemirror/autocomplete';
import { diagnosticCount, forEachDiagnostic } from '@codemirror/lint';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { Body } from '../../api/client.ts';
import { useDoc } from '../../site/use-site.tsx';
import { JsonEditor } from './json-editor.tsx';

const link = {
  type: 'link',
  id: 'LNK_IAM_00001',
  v: 1,
  linkName: 'name',
  linkUrl: 'https://example.com',
  newWindow: true,
};
const key = 'link/LNK_IAM_00001';

function Shown() {
  const doc = useDoc(key);
  return doc?.body === undefined ? null : <JsonEditor doc={doc} body={doc.body} />;
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];

const open = async () => {
  const site = await consoleSite([link]);
  const page = await mount(site.around(<Shown />));
  mounted.push(page);
  const editor = EditorView.findFromDOM(page.place);
  if (editor === null) throw new Error('There is no editor.');
  const now = (): Body | undefined => site.store.get().docs.get(key)?.body;
  const type = (from: string, to: string): void => {
    const at = editor.state.doc.toString().indexOf(from);
    act(() => editor.dispatch({ changes: { from: at, to: at + from.length, insert: to }, userEvent: 'input.type' }));
  };
  const says = (): string => page.place.querySelector('[role="status"]')?.textContent ?? '';
  return { ...site, page, editor, now, type, says };
};

afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
  sessionStorage.clear();
});

describe('the JSON tab', () => {
  it('writes what reads into the draft as one step, and shows an undo of it', async () => {
    const { store, editor, now, type } = await open();
    type('"newWindow": true', '"newWindow": false');
    expect(now()).toEqual({ ...link, newWindow: false });
    act(() => void store.undo(key));
    await eventuallyDrawn(() => expect(editor.state.doc.toString()).toContain('"newWindow": true'));
    expect(store.undoable(key)).toBeUndefined();
  });

  it('keeps a text that does not read, says at which line, and leaves the draft as it was', async () => {
    const { editor, now, type, says } = await open();
    type('"v": 1,', '"v": 1');
    await eventuallyDrawn(() => expect(says()).toContain('Line 5'));
    expect(now()).toEqual(link);
    expect(editor.state.doc.toString()).toContain('"v": 1\n');
    type('"v": 1', '"v": 1,');
  });

  it('says what is wrong at the foot of what is seen, however long the text is', async () => {
    const { page } = await open();
    const says = page.place.querySelector('[role="status"]');
    expect(says && [getComputedStyle(says).position, getComputedStyle(says).bottom]).toEqual(['sticky', '0px']);
  });

  it('has a text that does not read after the page was loaded anew', async () => {
    const first = await open();
    first.type('"v": 1,', '"v": 1');
    await eventuallyDrawn(() => expect(first.says()).toContain('Line 5'));
    await first.page.remove();
    vi.resetModules();
    const { unread } = await import('./unread.ts');
    expect(unread.get(key)).toContain('"v": 1\n');
  });

  it('marks what does not fit the schema at its characters', async () => {
    const { editor, type } = await open();
    type('"newWindow"', '"newWindw"');
    const found = (): string[] => {
      const places: string[] = [];
      forEachDiagnostic(editor.state, (_, from, to) => places.push(editor.state.sliceDoc(from, to)));
      return places;
    };
    await eventuallyDrawn(() => expect(found()).toContain('"newWindw"'));
  });

  it('completes the names that the schema knows', async () => {
    const { editor, type } = await open();
    type('"newWindow": true', '"newWindow": true,\n  "mo"');
    // Faults are marked as soon as the schema has come.
    await eventuallyDrawn(() => expect(diagnosticCount(editor.state)).toBeGreaterThan(0));
    editor.dispatch({ selection: { anchor: editor.state.doc.toString().indexOf('"mo"') + 3 } });
    editor.focus();
    startCompletion(editor);
    await eventuallyDrawn(() =>
      expect(currentCompletions(editor.state).map(({ displayLabel }) => displayLabel)).toContain('mobileUrl'),
    );
    type('"mo"', '"reservation": false');
  });

  it('leaves undo to itself while it has the focus', async () => {
    const { editor } = await open();
    expect(editor.dom.closest('[data-own-undo]')).not.toBeNull();
  });
});
