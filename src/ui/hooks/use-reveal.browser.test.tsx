import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { useReveal } from './use-reveal.ts';

function List() {
  const list = useReveal<HTMLUListElement>();
  return (
    <>
      <div style={{ height: 3000 }} />
      <ul ref={list}>
        {['a', 'b', 'c'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

let place: Awaited<ReturnType<typeof mount>>;
const running = (id: string) => document.getAnimations().filter((animation) => animation.id === id);
const opacities = () => [...place.place.querySelectorAll('li')].map((entry) => getComputedStyle(entry).opacity);

beforeEach(() => window.scrollTo(0, 0));
afterEach(async () => {
  await place.remove();
  vi.restoreAllMocks();
});

it('starts the entries of a list 300 ms apart when they are scrolled into view [P-723]', async () => {
  place = await mount(<List />);
  await eventually(() => expect(opacities()).toEqual(['0', '0', '0']));
  place.place.querySelector('ul')?.scrollIntoView();
  await eventually(() => expect(running('reveal')).toHaveLength(3));
  expect(running('reveal').map((animation) => animation.effect?.getTiming().delay)).toEqual([0, 300, 600]);
  running('reveal').forEach((animation) => animation.finish());
  expect(opacities()).toEqual(['1', '1', '1']);
});

it('leaves everything alone for those who want no motion', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
  );
  place = await mount(<List />);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect([opacities(), running('reveal-hold')]).toEqual([['1', '1', '1'], []]);
});

it('shows everything when the page is printed', async () => {
  place = await mount(<List />);
  await eventually(() => expect(opacities()).toEqual(['0', '0', '0']));
  window.dispatchEvent(new Event('beforeprint'));
  expect(opacities()).toEqual(['1', '1', '1']);
});
