import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { LoadingOverlay } from './loading-overlay.tsx';
import { TimingsContext, defaultTimings } from '../hooks/timings.ts';

const late = vi.fn<() => void>();
let place: Awaited<ReturnType<typeof mount>>;
const overlay = () => document.querySelector('[role=status]') as HTMLElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  place = await mount(null);
});
afterEach(async () => {
  await place.remove();
  vi.useRealTimers();
  late.mockReset();
});

it('shows its spinner, and says so, after one second [P-295] [P-713]', async () => {
  await place.draw(<LoadingOverlay label="Just a moment" />);
  await wait(900);
  expect([overlay().textContent, overlay().matches(':popover-open')]).toEqual(['', true]);
  await wait(100);
  expect([overlay().textContent, overlay().querySelectorAll('[aria-hidden]').length]).toEqual(['Just a moment', 1]);
});

it.each([
  ['60 s when nothing else is said', {}, 60_000],
  ['its own time', { timeoutMs: 5000 }, 5000],
])('signals once that it has taken too long, after %s [P-296] [P-712]', async (_, more, ms) => {
  await place.draw(<LoadingOverlay label="Just a moment" onTimeout={late} {...more} />);
  await wait(ms - 100);
  expect(late).not.toHaveBeenCalled();
  await wait(200_000);
  expect(late).toHaveBeenCalledTimes(1);
});

it('waits for ever where that is asked for', async () => {
  await place.draw(<LoadingOverlay label="Just a moment" timeoutMs={0} onTimeout={late} />);
  await wait(600_000);
  expect(late).not.toHaveBeenCalled();
});

it('takes its times from the site', async () => {
  await place.draw(
    <TimingsContext value={{ ...defaultTimings, spinnerMs: 200, overlayMs: 3000 }}>
      <LoadingOverlay label="Just a moment" onTimeout={late} />
    </TimingsContext>,
  );
  await wait(300);
  expect(overlay().textContent).toBe('Just a moment');
  await wait(2800);
  expect(late).toHaveBeenCalledTimes(1);
});

it('lets no tap through, over a dialog either', async () => {
  await place.draw(<button type="button">Send</button>);
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await place.draw(
    <>
      <button type="button">Send</button>
      <LoadingOverlay label="Just a moment" />
    </>,
  );
  // The dialog keeps the rest of the page away itself; what is over it stands in the top layer.
  expect(overlay().matches(':popover-open')).toBe(true);
  dialog.remove();
  const { left, top } = (place.place.querySelector('button') as HTMLElement).getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(overlay());
});
