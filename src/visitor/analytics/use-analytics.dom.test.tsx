import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide } from '#engine';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { mount } from '#tests/mount.ts';
import { usePresent } from '../app/present.ts';
import type { Shown } from '../app/shown.ts';
import { useAnalytics } from './use-analytics.ts';

const analytics = {
  type: 'analytics',
  id: 'analytics',
  v: 1,
  tracker: { kind: 'dataLayer', name: 'toldOfTests' },
  delayMs: 500,
  events: { pageView: 'view', linkClick: 'click' },
  consent: { needed: false, question: 'q', agree: 'a', refuse: 'r' },
} as const;
const snapshot = snapshotWith([analytics, pageOf(30, { aaPageNm: 'Thirty' }), pageOf(31, { aaPageNm: 'Thirty-one' })]);
const shownAt = (path: string) => ({ decision: decide(snapshot, ask(path)), site: snapshot.site }) as Shown;

function Telling({ path, agreed = 0 }: { readonly path: string; readonly agreed?: number }) {
  const shown = shownAt(path);
  const presentRef = usePresent(shown, ask('/').viewer, path);
  useAnalytics({ presentRef, shown, address: path, agreed });
  return (
    <a href="/somewhere?q=1" aria-label="Go">
      <b>Go</b>
    </a>
  );
}

const told = () =>
  ((window as unknown as { toldOfTests?: readonly Record<string, string>[] }).toldOfTests ?? []).map(
    ({ event, aaPageNm, linkUrl }) => [event, aaPageNm, linkUrl],
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Loaded before, so that nothing but the delay is waited for.
beforeEach(async () => {
  await import('./analytics.ts');
  delete (window as { toldOfTests?: unknown }).toldOfTests;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('what is told of a visit', () => {
  it('is a page view 500 ms after the route has changed, not before [P-455, P-720]', async () => {
    const { draw, remove } = await mount(<Telling path="/page-30" />);
    await pass(499);
    expect(told()).toEqual([]);
    await pass(1);
    expect(told()).toEqual([['view', 'Thirty', undefined]]);
    await draw(<Telling path="/page-31" />);
    await pass(499);
    expect(told()).toHaveLength(1);
    await pass(1);
    expect(told().at(-1)).toEqual(['view', 'Thirty-one', undefined]);
    await remove();
  });

  it('is no view of a page that was only passed', async () => {
    const { draw, remove } = await mount(<Telling path="/page-30" />);
    await pass(300);
    await draw(<Telling path="/page-31" />);
    await pass(600);
    expect(told()).toEqual([['view', 'Thirty-one', undefined]]);
    await remove();
  });

  it('is one view, whenever the visitor agrees: before its time, as it comes, or after, and again once the page is come back to', async () => {
    const { draw, remove } = await mount(<Telling path="/page-30" />);
    await pass(300);
    await draw(<Telling path="/page-30" agreed={1} />);
    await pass(499);
    expect(told()).toEqual([]);
    await pass(1);
    await draw(<Telling path="/page-30" agreed={2} />);
    await pass(600);
    expect(told()).toEqual([['view', 'Thirty', undefined]]);
    await draw(<Telling path="/page-31" agreed={2} />);
    await draw(<Telling path="/page-30" agreed={2} />);
    await pass(600);
    expect(told()).toHaveLength(2);
    await remove();
  });

  it('is one view where the visitor agrees while what tells is on its way', async () => {
    localStorage.setItem('analyticsConsent', 'N');
    const { draw, remove } = await mount(<Telling path="/page-30" />);
    vi.advanceTimersByTime(500);
    localStorage.setItem('analyticsConsent', 'Y');
    await draw(<Telling path="/page-30" agreed={1} />);
    await pass(600);
    expect(told()).toHaveLength(1);
    await remove();
    localStorage.clear();
  });

  it('is a click on a link, with its page and where it leads [P-046]', async () => {
    const { place, remove } = await mount(<Telling path="/page-30" />);
    place.addEventListener('click', (event) => event.preventDefault());
    place.querySelector('b')?.click();
    place.click();
    await pass(0);
    expect(told()).toEqual([['click', 'Thirty', '/somewhere']]);
    await remove();
  });
});
