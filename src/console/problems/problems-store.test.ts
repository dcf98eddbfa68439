import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import type { Body, Problem } from '../api/client.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import type { CheckAnswer } from './checker.ts';
import { isTouched, ProblemsStore } from './problems-store.ts';

const note: Body = { type: 'notice', id: 'n1', v: 1, title: { ko: '알림', en: 'News' } };
const problem = (severity: Problem['severity'], pointer = '/title/en'): Problem => ({
  code: 'schema-error',
  severity,
  at: { type: 'notice', id: 'n1', pointer },
  text: { ko: 'ㄱ', en: 'a' },
  hint: { ko: 'ㄴ', en: 'b' },
});

interface Asked<Answer> {
  readonly docs: Docs;
  readonly signal: AbortSignal;
  readonly settle: (answer: Answer) => void;
  readonly fail: () => void;
  readonly onProgress?: (done: number) => void;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store beside a check whose answers the test gives. */
const opened = async (partial: readonly string[] = []) => {
  const { store: site } = await consoleSite([note], [], { partial });
  const checks: Asked<readonly Problem[]>[] = [];
  const walks: Asked<readonly Problem[]>[] = [];
  const store = new ProblemsStore(site, () => ({
    check: (docs, signal) =>
      new Promise<CheckAnswer>((resolve, reject) =>
        checks.push({
          docs,
          signal,
          settle: (problems) => resolve({ documents: docs.size, ms: 1, problems }),
          fail: () => reject(new Error('No answer.')),
        }),
      ),
    walk: (docs, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
        walks.push({ docs, signal, onProgress, settle: resolve, fail: () => reject(new Error('No answer.')) });
      }),
  }));
  const end = store.start();
  await vi.advanceTimersByTimeAsync(0);
  const type = (text: string): void =>
    site.edit('Title', { 'notice/n1': { ...note, title: { ko: '알림', en: text } } });
  return { site, store, checks, walks, end, type };
};

it('says nothing of documents that lack values of another venue', async () => {
  const { store, checks, end } = await opened(['notice/n1']);
  checks[0]?.settle([problem('error')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get().problems).toEqual([]);
  end();
});

it('checks at once when it begins, then only when nobody has typed for a moment, and gives up what is overtaken', async () => {
  const { store, checks, type, end } = await opened();
  expect(checks.map(({ docs }) => docs.size)).toEqual([1]);
  checks[0]?.settle([problem('error')]);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().checking, store.get().problems.length, store.get().byKey.get('notice/n1')?.length]).toEqual([
    false,
    1,
    1,
  ]);
  type('One');
  type('Two');
  expect(store.get().checking).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  type('Three');
  await vi.advanceTimersByTimeAsync(300);
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(checks[2]?.docs.get('notice/n1')?.body).toMatchObject({ title: { en: 'Three' } });
  // Ignore late results of a superseded check.
  checks[1]?.settle([]);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().checking, store.get().problems.length]).toEqual([true, 1]);
  end();
});

it('keeps its last result when no answer comes, says so, and tries again', async () => {
  const { store, checks, type, end } = await opened();
  checks[0]?.settle([problem('warning')]);
  await vi.advanceTimersByTimeAsync(0);
  type('One');
  await vi.advanceTimersByTimeAsync(300);
  checks[1]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().failed, store.get().problems.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  checks[2]?.settle([]);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().failed, store.get().problems.length]).toEqual([false, 0]);
  end();
});

it('looks at every view when nothing stands in the way and nobody types, tells how far it is, and leaves it at the next edit or when asked', async () => {
  const { store, checks, walks, type, end } = await opened();
  checks[0]?.settle([]);
  await vi.advanceTimersByTimeAsync(60_000);
  // What is live has been looked at.
  expect(walks).toEqual([]);
  type('One');
  await vi.advanceTimersByTimeAsync(300);
  checks[1]?.settle([]);
  await vi.advanceTimersByTimeAsync(2_500);
  walks[0]?.onProgress?.(0.4);
  expect(store.get().walk).toMatchObject({ state: 'walking', done: 0.4 });
  type('Two');
  expect(walks[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  checks[2]?.settle([problem('error')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(walks.length).toBe(1);
  type('Three');
  await vi.advanceTimersByTimeAsync(300);
  checks[3]?.settle([]);
  await vi.advanceTimersByTimeAsync(2_500);
  store.stopWalk();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get().walk.state).toBe('stopped');
  void store.walk();
  walks[2]?.settle([problem('error', '/title')]);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().walk.state, store.get().problems.map(({ at }) => at.pointer)]).toEqual(['done', ['/title']]);
  end();
});

it('holds nothing against what was changed since it was found', async () => {
  const { site, store, checks, type, end } = await opened();
  checks[0]?.settle([problem('error'), problem('error', '/title/ko')]);
  await vi.advanceTimersByTimeAsync(0);
  type('Mended');
  const { problems, checked } = store.get();
  expect(problems.map((one) => isTouched(one, site.get().docs.get(keyOf(one.at))?.body, checked))).toEqual([
    true,
    false,
  ]);
  end();
});
