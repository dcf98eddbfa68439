import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { setSignedOutListener } from '../api/client.ts';
import { resumeUploads } from './paused-uploads.ts';
import { PictureSettings } from './picture-settings.tsx';
import { InlineUpload } from './inline-upload.tsx';
import { uploadsOf } from './uploads.ts';

/** Fake XMLHttpRequest that the test answers. */
class Request extends EventTarget {
  static readonly sent: Request[] = [];
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    Request.sent.push(this);
  }
  async answer(status: number, response: unknown): Promise<void> {
    Object.assign(this, { status, response });
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
const picture = { hash: 'a'.repeat(32), width: 800, height: 600, widths: [320, 640], formats: ['webp', 'jpg'] };
const file = (name: string): File => new File(['bytes'], name, { type: 'image/jpeg' });

const shown = new Set<string>();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.sent.length = 0;
  // Browser features that jsdom lacks.
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      shown.add(`blob:${file.name}`);
      return `blob:${file.name}`;
    },
    revokeObjectURL: (url: string) => shown.delete(url),
  });
});
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

it('continues with the next file after an answer of a proxy, and allows a retry of the first', async () => {
  const { store } = await consoleSite([]);
  const uploads = uploadsOf(store);
  uploads.add([file('one.jpg'), file('two.jpg')], { label: (name) => name });
  await Request.sent[0]?.answer(200, null);
  await Request.sent[1]?.answer(201, { name: 'two.jpg', known: false, picture });
  expect(uploads.get().map(({ state, why }) => [state, why])).toEqual([
    ['refused', 'offline'],
    ['done', undefined],
  ]);
});

it('shows the sign-in form when the session has ended, keeps every file, and resumes when the same operator is back', async () => {
  const signedOut = vi.fn<() => void>();
  setSignedOutListener(signedOut);
  const { store } = await consoleSite([]);
  resumeUploads('mina', store);
  const uploads = uploadsOf(store);
  uploads.add([file('one.jpg'), file('two.jpg')], { label: (name) => name });
  await Request.sent[0]?.answer(401, { code: 'OPR_00' });
  expect([signedOut.mock.calls.length, Request.sent.length]).toEqual([1, 1]);
  expect(uploads.get().map(({ state, why }) => [state, why])).toEqual([
    ['refused', 'session'],
    ['refused', 'session'],
  ]);
  const { store: somebodyElses } = await consoleSite([]);
  resumeUploads('joon', somebodyElses);
  expect(Request.sent.length).toBe(1);
  const { store: again } = await consoleSite([]);
  resumeUploads('mina', again);
  expect(uploadsOf(again)).toBe(uploads);
  await Request.sent[1]?.answer(201, { name: 'one.jpg', known: false, picture });
  await Request.sent[2]?.answer(201, { name: 'two.jpg', known: false, picture: { ...picture, hash: 'b'.repeat(32) } });
  expect([...again.get().docs.values()].map(({ body }) => body?.['name'])).toEqual(['one.jpg', 'two.jpg']);
  expect([...store.get().docs.values()]).toEqual([]);
});

it('clears finished uploads and keeps those that can be retried', async () => {
  const { store } = await consoleSite([]);
  const uploads = uploadsOf(store);
  uploads.add([file('lost.jpg'), file('broken.jpg'), file('done.jpg')], { label: (name) => name });
  await Request.sent[0]?.answer(503, null);
  await Request.sent[1]?.answer(415, { why: 'broken' });
  await Request.sent[2]?.answer(201, { name: 'done.jpg', known: false, picture });
  uploads.clear();
  expect(uploads.get().map(({ file: { name }, why }) => [name, why])).toEqual([['lost.jpg', 'busy']]);
});

it('shows a chosen picture before it is uploaded, and revokes its URL with its row', async () => {
  const { store, around } = await consoleSite([]);
  const page = await mount(around(<InlineUpload onDone={() => undefined} />));
  mounted.push(page);
  const uploads = uploadsOf(store);
  await act(async () =>
    uploads.add([file('wheel.jpg'), new File(['bytes'], 'phone.heic', { type: 'image/heic' })], {
      label: (name) => name,
    }),
  );
  expect(
    [...page.place.querySelectorAll('.media-upload')].map((row) => row.querySelector('img')?.getAttribute('src')),
  ).toEqual(['blob:wheel.jpg', undefined]);
  await act(async () => uploads.dismiss(uploads.get()[0]?.id ?? 0));
  expect([...shown]).toEqual([]);
});

it('selects nothing in a dialog that was closed before its upload finished, and keeps the picture', async () => {
  const { store, around } = await consoleSite([]);
  const onDone = vi.fn<(key: string) => void>();
  const page = await mount(around(<InlineUpload onDone={onDone} />));
  const paste = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { files: [file('late.jpg')], types: ['Files'] },
  });
  await act(async () => void window.dispatchEvent(paste));
  await page.remove();
  await Request.sent[0]?.answer(201, { name: 'late.jpg', known: false, picture });
  expect(onDone).not.toHaveBeenCalled();
  expect([...store.get().docs.values()].map(({ body }) => body?.['name'])).toEqual(['late.jpg']);
});

it('ignores the picture of a text that is pasted into a field', async () => {
  const { around } = await consoleSite([]);
  const page = await mount(
    around(
      <>
        <textarea />
        <InlineUpload onDone={() => undefined} />
      </>,
    ),
  );
  mounted.push(page);
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [file('words.png')], types: ['text/plain', 'Files'] },
  });
  await act(async () => void page.place.querySelector('textarea')?.dispatchEvent(paste));
  expect([paste.defaultPrevented, Request.sent.length]).toEqual([false, 0]);
});

it('shows a cleared name as empty instead of the id', async () => {
  const body = { type: 'picture', id: 'pic-a', v: 1, name: '', focus: { x: 0.5, y: 0.5 }, ...picture };
  const { store, around } = await consoleSite([body]);
  const doc = store.get().docs.get('picture/pic-a');
  if (doc === undefined) throw new Error('There is no picture.');
  const page = await mount(around(<PictureSettings doc={doc} body={body} />));
  mounted.push(page);
  expect(page.place.querySelector<HTMLInputElement>('input.input')?.value).toBe('');
});

it('keeps a change of a picture that is not rendered yet', async () => {
  const body = {
    type: 'picture',
    id: 'pic-a',
    v: 1,
    name: 'a.jpg',
    focus: { x: 0.2, y: 0.2 },
    alt: { ko: '바퀴' },
    ...picture,
  };
  const { store, around } = await consoleSite([body]);
  const doc = store.get().docs.get('picture/pic-a');
  if (doc === undefined) throw new Error('There is no picture.');
  const page = await mount(around(<PictureSettings doc={doc} body={body} />));
  mounted.push(page);
  await act(async () => {
    store.edit('Renamed', { 'picture/pic-a': { ...body, name: 'wheel.jpg' } });
    page.place.querySelector<HTMLElement>('.media-help button')?.click();
    page.place.querySelector<HTMLElement>('.media-check input')?.click();
  });
  const { alt: _, ...rest } = body;
  expect(store.get().docs.get('picture/pic-a')?.body).toEqual({
    ...rest,
    name: 'wheel.jpg',
    focus: { x: 0.5, y: 0.5 },
    decorative: true,
  });
});
