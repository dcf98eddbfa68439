import axe from 'axe-core';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { Dropdown } from './dropdown.tsx';
import { DropdownLinks } from './dropdown-links.tsx';

const options = Array.from({ length: 30 }, (_, index) => ({
  value: `v${index}`,
  label: `${index < 15 ? 'Place' : 'Site'} ${index}`,
}));
const chosen = vi.fn<(value: string) => void>();
let place: Awaited<ReturnType<typeof mount>>;
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const button = () => place.place.querySelector('[role=combobox]') as HTMLButtonElement;
const active = () => document.getElementById(button().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Choice() {
  const [value, setValue] = useState('v3');
  return (
    <Dropdown
      id="where"
      label="Where to"
      options={options}
      value={value}
      onChoose={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

beforeEach(async () => {
  place = await mount(<Choice />);
  await act(async () => button().focus());
});
afterEach(async () => {
  chosen.mockReset();
  await place.remove();
});

it('moves its active option by ten with Page Down and Page Up [P-304]', async () => {
  await press('{Enter}');
  expect(active()).toBe('Place 3');
  await press('{PageDown}');
  expect(active()).toBe('Place 13');
  await press('{PageDown}{PageDown}');
  expect(active()).toBe('Site 29');
  await press('{PageUp}');
  expect(active()).toBe('Site 19');
});

it('is chosen from by keys alone and keeps the focus', async () => {
  await press('{ArrowDown}{ArrowDown}{Enter}');
  expect([chosen.mock.calls, button().textContent, button().ariaExpanded, document.activeElement === button()]).toEqual(
    [[['v4']], 'Place 4', 'false', true],
  );
});

it('finds an option by its first letter', async () => {
  await press('{Enter}s');
  expect(active()).toBe('Site 15');
});

it('is left as it was by Escape', async () => {
  await press('{Enter}{ArrowDown}{Escape}');
  expect([chosen.mock.calls, button().textContent, button().ariaExpanded]).toEqual([[], 'Place 3', 'false']);
});

it('is chosen from by touch, and says nothing when the choice is the same', async () => {
  await act(() => userEvent.click(button()));
  await act(() => userEvent.click(document.getElementById('where-3') as HTMLElement));
  expect(chosen).not.toHaveBeenCalled();
  await act(() => userEvent.click(button()));
  await act(() => userEvent.click(document.getElementById('where-7') as HTMLElement));
  expect([chosen.mock.calls, button().textContent]).toEqual([[['v7']], 'Place 7']);
});

it('opens upwards where there is no room below', async () => {
  place.place.style.paddingTop = '700px';
  await press('{Enter}');
  const list = document.getElementById('where-list') as HTMLElement;
  expect(list.getBoundingClientRect().bottom).toBeLessThan(button().getBoundingClientRect().top);
});

it('has nothing that axe objects to, open', async () => {
  await press('{Enter}');
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('goes through links by keys, ten at once with Page Down [V-066]', async () => {
  await place.draw(
    <DropdownLinks label="Our other sites">
      {Array.from({ length: 12 }, (_, at) => (
        <a key={at} href={`#${at}`}>{`Site ${at}`}</a>
      ))}
    </DropdownLinks>,
  );
  const details = place.place.querySelector('details') as HTMLDetailsElement;
  details.querySelector('summary')?.focus();
  await press('{ArrowDown}');
  expect([details.open, document.activeElement?.textContent]).toEqual([true, 'Site 0']);
  await press('{PageDown}');
  expect(document.activeElement?.textContent).toBe('Site 10');
  await press('{PageUp}');
  expect(document.activeElement?.textContent).toBe('Site 0');
  await press('{Escape}');
  expect([details.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
});

it('closes its links when something else is pressed', async () => {
  await place.draw(
    <>
      <button type="button">Elsewhere</button>
      <DropdownLinks label="Our other sites">
        {[
          <a key="a" href="#a">
            Site
          </a>,
        ]}
      </DropdownLinks>
    </>,
  );
  const details = place.place.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  await act(() => userEvent.click(place.place.querySelector('button') as HTMLElement));
  expect(details.open).toBe(false);
});
