import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useViewport, type Viewport } from './use-viewport.ts';

const layer = { width: 800, height: 800 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Stage({ onReady }: { readonly onReady: (viewport: Viewport) => void }) {
  const viewport = useViewport(layer);
  const { box, stage } = viewport;
  useEffect(() => {
    onReady(viewport);
  });
  return (
    <div ref={box}>
      <div ref={stage} className="stage" />
    </div>
  );
}

/** A viewport over a stage of 400 px that shows the whole layer. */
const opened = async () => {
  let viewport: Viewport | undefined;
  const { place, remove } = await mount(<Stage onReady={(ready) => (viewport = ready)} />);
  onTestFinished(remove);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const { style } = place.querySelector<HTMLElement>('.stage') ?? document.createElement('div');
  const scale = () => Number(/scale\((.*)\)/.exec(style.transform)?.[1]);
  return {
    viewport,
    scale,
    markScale: () => 1 / Number(style.getPropertyValue('--inv')),
    frame: () => act(() => vi.advanceTimersByTimeAsync(20)),
    rest: () => act(() => vi.advanceTimersByTimeAsync(200)),
  };
};

it('draws several steps of a zoom in one frame', async () => {
  const { viewport, scale, frame } = await opened();
  const before = scale();
  for (let step = 0; step < 3; step += 1) viewport?.zoom(1.1);
  expect(scale()).toBe(before);
  await frame();
  expect(scale() / before).toBeCloseTo(1.1 ** 3);
});

it('resizes the marks when the zoom rests, and before that only when they are far too large or small', async () => {
  const { viewport, scale, markScale, frame, rest } = await opened();
  const before = scale();
  viewport?.zoom(1.4);
  await frame();
  expect(markScale()).toBeCloseTo(before);
  viewport?.zoom(1.4);
  await frame();
  expect(markScale()).toBeCloseTo(before * 1.4 ** 2);
  viewport?.zoom(1 / 1.2);
  await frame();
  expect(markScale()).toBeCloseTo(before * 1.4 ** 2);
  await rest();
  expect(markScale()).toBeCloseTo(scale());
});
