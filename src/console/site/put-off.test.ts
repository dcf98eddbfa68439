import { expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import type { Body } from '../api.ts';
import type { SiteStore } from './site-store.ts';

const notice: Body = { type: 'notice', id: 'one', title: 'a', body: '' };
const key = 'notice/one';
const other: Body = { type: 'link', id: 'two', linkName: 'b' };

/** Types a text as an editor of long texts does: what it says is asked for when it is needed. */
const open = async () => {
  const { store, saved } = await consoleSite([notice, other]);
  let text = '';
  const editor = {};
  const type = (letters: string): void => {
    text += letters;
    store.editLater(editor, () => store.edit('Text', { [key]: { ...bodyIn(store), body: text } }, 'body'));
  };
  return { store, saved, type };
};

const bodyIn = (store: SiteStore): Body => store.get().docs.get(key)?.body ?? notice;

it('does not touch the documents with each letter, and writes what was typed when there is a pause', async () => {
  vi.useFakeTimers();
  const { store, type } = await open();
  type('a');
  type('b');
  expect(bodyIn(store)).toBe(store.get().docs.get(key)?.live);
  await vi.advanceTimersByTimeAsync(150);
  expect(bodyIn(store)['body']).toBe('ab');
  vi.useRealTimers();
});

it('writes between two letters of who types without a pause', async () => {
  vi.useFakeTimers();
  const { store, type } = await open();
  for (let letter = 0; letter < 8; letter++) {
    type('a');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(String(bodyIn(store)['body']).length).toBeGreaterThanOrEqual(7);
  vi.useRealTimers();
});

it('takes back all that was typed, the last letters too, as one step', async () => {
  const { store, type } = await open();
  type('ab');
  store.takeLate();
  type('c');
  store.undo();
  expect(bodyIn(store)['body']).toBe('');
  store.redo();
  expect(bodyIn(store)['body']).toBe('abc');
});

it('is not lost to an edit that was made from the state before it', async () => {
  const { store, type } = await open();
  const before = bodyIn(store);
  type('ab');
  store.edit('Title', { [key]: { ...before, title: 'c' } });
  expect(bodyIn(store)).toEqual({ ...notice, title: 'c', body: 'ab' });
});

it('is saved with all else when the page goes away', async () => {
  const { store, saved, type } = await open();
  type('ab');
  store.leave();
  await vi.waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ ...notice, body: 'ab' }]));
});

it('stands over what is read anew from the server', async () => {
  const { store, type } = await open();
  type('ab');
  await store.load();
  expect(bodyIn(store)['body']).toBe('ab');
});

it('is written for whoever typed first when somebody else begins', async () => {
  const { store, type } = await open();
  type('ab');
  store.editLater({}, () => store.edit('Name', { 'link/two': { ...other, linkName: 'c' } }));
  expect(bodyIn(store)['body']).toBe('ab');
});
