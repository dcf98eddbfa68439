import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { SaveStatus } from './save-status.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ now: new Date('2026-11-22T09:32:10') });
});
afterEach(() => void vi.useRealTimers());

it('shows saving, then saved just now, and the time of the save a minute later', async () => {
  const { store, around } = await consoleSite([{ type: 'notice', id: 'n1', title: 'One' }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(around(<SaveStatus />)));
  await act(async () => store.edit('Title', { 'notice/n1': { type: 'notice', id: 'n1', title: 'Two' } }));
  expect(place.textContent).toBe('Saving…');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(place.textContent).toBe('Saved as draft · just now');
  await act(() => vi.advanceTimersByTimeAsync(95_000));
  expect(place.textContent).toBe('Saved as draft · 09:32');
  await act(async () => root.unmount());
  place.remove();
});
