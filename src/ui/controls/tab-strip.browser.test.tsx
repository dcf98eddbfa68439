import axe from 'axe-core';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { TabStrip } from './tab-strip.tsx';

const names = ['Day', 'Night', 'Pass', 'Groups', 'Schools', 'Companies', 'Guests'];
const chosen = vi.fn<(id: string) => void>();
let place: Awaited<ReturnType<typeof mount>>;
const tab = (at: number) => document.getElementById(`fees-${names[at]}-tab`) as HTMLElement;

function Tabs({ href }: { readonly href?: string }) {
  const [now, setNow] = useState('Day');
  const tabs = names.map((name) => ({
    id: name,
    label: name,
    ...(href === undefined ? {} : { href: `${href}${name}` }),
  }));
  return (
    <>
      <TabStrip
        id="fees"
        label="Prices"
        tabs={tabs}
        chosen={now}
        onChoose={(next) => {
          chosen(next);
          setNow(next);
        }}
      />
      {names.map((name) => (
        <div key={name} id={`fees-${name}`} role="tabpanel" aria-labelledby={`fees-${name}-tab`} hidden={name !== now}>
          {name}
        </div>
      ))}
    </>
  );
}

/** A press that moves `px` to the side before it is lifted, by mouse. */
const drag = (at: number, px: number) =>
  act(async () => {
    const { left, top } = tab(at).getBoundingClientRect();
    const fire = (Kind: typeof PointerEvent | typeof MouseEvent, type: string, x: number) =>
      tab(at).dispatchEvent(
        new Kind(type, {
          bubbles: true,
          cancelable: true,
          clientX: left + 10 + x,
          clientY: top + 5,
          button: 0,
          pointerType: 'mouse',
        } as PointerEventInit),
      );
    fire(PointerEvent, 'pointerdown', 0);
    fire(PointerEvent, 'pointermove', px / 2);
    fire(PointerEvent, 'pointermove', px);
    fire(PointerEvent, 'pointerup', px);
    fire(MouseEvent, 'click', px);
  });

beforeEach(async () => {
  place = await mount(<Tabs />);
  place.place.style.setProperty('--gutter', '0px');
});
afterEach(async () => {
  await place.remove();
  chosen.mockReset();
});

it('takes a drag under 5 px for a click, and a longer one for none [P-300]', async () => {
  await drag(1, 6);
  await drag(1, 5);
  expect(chosen).not.toHaveBeenCalled();
  await drag(1, 4);
  expect(chosen.mock.calls).toEqual([['Night']]);
});

it('follows a drag', async () => {
  await drag(2, -60);
  expect(place.place.querySelector('[role=tablist]')?.scrollLeft).toBe(60);
});

it('is one stop for Tab; arrows, Home and End choose', async () => {
  await act(() => userEvent.tab());
  expect(document.activeElement).toBe(tab(0));
  await act(() => userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}'));
  expect(chosen.mock.calls.flat()).toEqual(['Night', 'Guests', 'Day', 'Guests']);
  expect([document.activeElement === tab(6), tab(6).ariaSelected, tab(0).tabIndex]).toEqual([true, 'true', -1]);
});

it('brings the chosen tab into view without moving the page', async () => {
  await act(async () => tab(6).click());
  const { right } = tab(6).getBoundingClientRect();
  expect(Math.floor(right)).toBeLessThanOrEqual(place.place.getBoundingClientRect().right);
});

it('is made of links where the address tells which tab is chosen, and Space works on them too', async () => {
  await place.draw(<Tabs key="links" href="?tab=" />);
  expect(tab(1).getAttribute('href')).toBe('?tab=Night');
  tab(1).focus();
  await act(() => userEvent.keyboard(' '));
  expect([chosen.mock.calls, window.location.search.includes('tab=')]).toEqual([[['Night']], false]);
});

it('has nothing that axe objects to', async () => {
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
