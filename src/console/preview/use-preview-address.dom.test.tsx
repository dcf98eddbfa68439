import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { PreviewChoiceProvider, usePreviewChoice } from './preview-choice.tsx';
import { usePreviewAddress } from './use-preview-address.ts';

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const { path } = JSON.parse(body) as { readonly path: string };
    asked.push(path);
    return new Response(JSON.stringify({ url: `http://preview.example${path}`, origin: 'http://preview.example' }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown({ of, path }: { readonly of: string; readonly path: string }) {
  return <p>{usePreviewAddress(usePreviewChoice().choice, 'AP', path, of).address?.url}</p>;
}

it('opens the site of another document at once, and at a path that is being edited when that rests', async () => {
  const page = await mount(null);
  const draw = (of: string, path: string): Promise<void> =>
    page.draw(
      <PreviewChoiceProvider>
        <Shown of={of} path={path} />
      </PreviewChoiceProvider>,
    );
  await draw('page/one', '/one');
  expect([asked, page.place.textContent]).toEqual([['/one'], 'http://preview.example/one']);
  await draw('page/two', '/two');
  expect(asked).toEqual(['/one', '/two']);
  for (const path of ['/two-', '/two-a', '/two-ab']) {
    await draw('page/two', path);
    await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  }
  expect([asked, page.place.textContent]).toEqual([['/one', '/two'], 'http://preview.example/two']);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect([asked.at(-1), asked.length, page.place.textContent]).toEqual(['/two-ab', 3, 'http://preview.example/two-ab']);
  await page.remove();
});
