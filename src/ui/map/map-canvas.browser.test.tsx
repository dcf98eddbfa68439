import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import '../base.css';
import type { MapMarker } from './arrange-markers.ts';
import { FloorChooser } from './floor-chooser.tsx';
import { MapCanvas } from './map-canvas.tsx';

let place: Awaited<ReturnType<typeof mount>>;
const onChoose = vi.fn<(id: string) => void>();
const marker = (id: string, x: number, y: number, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  x,
  y,
  label: `${id}, 5 min`,
  name: id,
  icon: 'leaf',
  order: x,
  group: '01',
  ...more,
});
const markers = [
  marker('wheel', 500, 500, { bubble: '5 min' }),
  marker('train', 520, 500),
  marker('far', 980, 980),
  marker('small', 300, 300, { fromZoom: 3 }),
];

const group = () => place.place.querySelector('[role=group]') as HTMLElement;
const layer = () => group().firstElementChild as HTMLElement;
const button = (id: string) => place.place.querySelector<HTMLElement>(`[data-marker=${id}]`);
const label = (id: string) => button(id)?.firstElementChild?.textContent;
const view = () => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(layer()).transform);
  return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
};
const pointer = (type: string, x: number, y: number, pointerId = 1, target: Element = group()) =>
  target.dispatchEvent(
    new PointerEvent(`pointer${type}`, {
      bubbles: true,
      pointerId,
      pointerType: 'touch',
      clientX: group().getBoundingClientRect().left + x,
      clientY: group().getBoundingClientRect().top + y,
    }),
  );
const rest = (scale: number) =>
  eventuallyDrawn(() => expect(layer().style.getPropertyValue('--k')).toBe(String(1 / scale)));

beforeEach(async () => {
  onChoose.mockClear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  place = await mount(null);
  place.place.style.cssText = 'position: relative; width: 400px; height: 400px';
  await place.draw(
    <MapCanvas
      label="Map"
      layer={{ art: 'park', width: 1000, height: 1000 }}
      zoom={{ min: 1, max: 4 }}
      start={{ x: 500, y: 500, zoom: 2 }}
      markers={markers}
      onChoose={onChoose}
      texts={{ noPicture: 'no picture', retry: 'again' }}
      moreLabel={(name, more) => `${name} and ${more} more`}
    />,
  );
});
afterEach(async () => {
  await place.remove();
  vi.unstubAllGlobals();
});

it('opens at its start and keeps drawing and markers under one transform', () => {
  expect(view()).toEqual({ scale: 0.8, x: -200, y: -200 });
  expect([layer().querySelector('img')?.parentElement, button('wheel')?.parentElement]).toEqual([layer(), layer()]);
  expect(button('wheel')?.getBoundingClientRect().left).toBe(group().getBoundingClientRect().left + 200);
});

it('is dragged by a finger after 8 px, no farther than to its edges', async () => {
  await act(async () => {
    pointer('down', 200, 200);
    pointer('move', 205, 200);
    pointer('up', 205, 200);
  });
  expect(view().x).toBe(-200);
  await act(async () => {
    pointer('down', 200, 200);
    pointer('move', 260, 210);
    pointer('up', 260, 210);
  });
  expect(view()).toEqual({ scale: 0.8, x: -140, y: -190 });
  await act(async () => {
    pointer('down', 0, 0);
    pointer('move', 900, 900);
    pointer('up', 900, 900);
  });
  expect(view()).toEqual({ scale: 0.8, x: 0, y: 0 });
});

it('zooms under two fingers around the point between them', async () => {
  await act(async () => {
    pointer('down', 150, 200, 1);
    pointer('down', 250, 200, 2);
    pointer('move', 100, 200, 1);
    pointer('move', 300, 200, 2);
    pointer('up', 100, 200, 1);
    pointer('up', 300, 200, 2);
  });
  expect(view().scale).toBe(1.6);
  expect(button('wheel')?.getBoundingClientRect().left).toBeCloseTo(group().getBoundingClientRect().left + 200, 0);
});

it('zooms by wheel, trackpad pinch, double tap and keys', async () => {
  await act(async () =>
    group().dispatchEvent(
      new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true, clientX: 200, clientY: 200 }),
    ),
  );
  const wheeled = view().scale;
  await act(async () =>
    group().dispatchEvent(new WheelEvent('wheel', { deltaY: -10, ctrlKey: true, bubbles: true, cancelable: true })),
  );
  expect([wheeled, view().scale]).toEqual([0.98, 1.08]);
  group().focus();
  await act(() => userEvent.keyboard('0'));
  expect(view().scale).toBe(0.4);
  await act(() => userEvent.keyboard('+'));
  expect(view().scale).toBe(0.6);
  await act(() => userEvent.keyboard('{ArrowRight}'));
  expect(view()).toEqual({ scale: 0.6, x: -164, y: -100 });
  await act(async () => {
    for (const type of ['down', 'up', 'down', 'up']) pointer(type, 50, 50);
  });
  expect(view().scale).toBe(1.2);
});

it('merges close markers, and a press zooms until they part', async () => {
  expect([label('wheel'), button('train')]).toEqual(['wheel, 5 min and 1 more', null]);
  await act(async () => button('wheel')?.click());
  expect(onChoose).not.toHaveBeenCalled();
  await eventuallyDrawn(() => expect(label('train')).toBe('train, 5 min'));
  await act(async () => button('wheel')?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('wheel');
});

it('shows markers of a higher zoom only there, and keeps the size of markers', async () => {
  expect(getComputedStyle(button('small') as HTMLElement).visibility).toBe('hidden');
  const width = button('wheel')?.lastElementChild?.getBoundingClientRect().width ?? 0;
  group().focus();
  await act(() => userEvent.keyboard('++'));
  await rest(1.6);
  await eventuallyDrawn(() => expect(getComputedStyle(button('small') as HTMLElement).visibility).toBe('visible'));
  expect(button('wheel')?.lastElementChild?.getBoundingClientRect().width).toBeCloseTo(width, 0);
});

it('pans to a marker that gets the focus by a key, and never scrolls', async () => {
  group().focus();
  await act(async () => {
    for (let presses = 0; presses < 2; presses++) await userEvent.keyboard('{Tab}');
  });
  expect(document.activeElement).toBe(button('far'));
  const { left, top } = group().getBoundingClientRect();
  const box = button('far')?.getBoundingClientRect() ?? new DOMRect();
  expect([
    box.left - left > 0,
    box.left - left < 400,
    box.top - top > 0,
    box.top - top < 400,
    group().scrollLeft,
  ]).toEqual([true, true, true, true, 0]);
});

it('drops the click at the end of a drag', async () => {
  const far = button('far') as HTMLElement;
  await act(async () => {
    pointer('down', 100, 100, 1, far);
    pointer('move', 140, 100, 1, far);
    pointer('up', 140, 100, 1, far);
    far.click();
  });
  expect(onChoose).not.toHaveBeenCalled();
  await act(async () => {
    pointer('down', 100, 100, 1, far);
    pointer('up', 100, 100, 1, far);
    far.click();
  });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('far');
});

it('has nothing that axe objects to', async () => {
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('unfolds its floors by a press, and folds them with the chosen one [V-098] [V-099]', async () => {
  const onChange = vi.fn<(floor: number) => void>();
  const draw = (floor: number) =>
    place.draw(
      <FloorChooser
        id="floors"
        label="Floor"
        floors={[3, 4, 5, 6].map((one) => ({ floor: one, name: `${one}F` }))}
        floor={floor}
        onChange={onChange}
      />,
    );
  await draw(3);
  const fold = () => place.place.querySelector('[aria-expanded]') as HTMLElement;
  expect([fold().ariaExpanded, fold().textContent, place.place.querySelectorAll('li').length]).toEqual([
    'false',
    '3F',
    0,
  ]);
  await act(async () => fold().click());
  expect([...place.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '6F',
    '5F',
    '4F',
    '3F',
  ]);
  await act(async () =>
    [...place.place.querySelectorAll('li button')].at(1)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  await draw(5);
  expect([fold().ariaExpanded, fold().textContent]).toEqual(['false', '5F']);
});
