import axe from 'axe-core';
import { act, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { RadioGroup } from '../fields/choice-fields.tsx';
import { HeightRange, type Range } from './height-range.tsx';
import { SearchInput } from './search-input.tsx';
import { ProgressBar } from '../content/progress-bar.tsx';
import { StepIndicator } from '../navigation/step-indicator.tsx';
import { Table } from '../content/table.tsx';
import { Toggle } from './toggle.tsx';

let place: Awaited<ReturnType<typeof mount>>;
const show = (element: ReactNode) => place.draw(element);
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const inputs = () => [...place.place.querySelectorAll('input')];
const faults = async () =>
  (
    await axe.run(place.place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);

beforeEach(async () => {
  place = await mount(null);
});
afterEach(() => place.remove());

it('says how far something is: "2 / 5" [P-299] [V-317]', async () => {
  await show(<StepIndicator active={2} last={5} />);
  expect(place.place.textContent).toBe('2 / 5');
});

it.each([
  [-5, 0],
  [50, 50],
  [120, 100],
  [Number.NaN, 0],
])('shows a progress of %f as %i of 100 [P-305]', async (value, shown) => {
  await show(<ProgressBar id="done" label="Steps done" value={value} />);
  const bar = place.place.querySelector('progress') as HTMLProgressElement;
  expect([bar.value, bar.max, place.place.textContent]).toEqual([shown, 100, `Steps done${shown}%`]);
  expect(await faults()).toEqual([]);
});

it('is turned on and off by a tap and by Space [P-301]', async () => {
  const changed = vi.fn<(isOn: boolean) => void>();
  function Bell() {
    const [isOn, setIsOn] = useState(false);
    return (
      <Toggle
        id="bell"
        label="Tell me"
        isOn={isOn}
        onChange={(next) => {
          changed(next);
          setIsOn(next);
        }}
      />
    );
  }
  await show(<Bell />);
  await act(() => userEvent.click(place.place.querySelector('label') as Element));
  inputs()[0]?.focus();
  await press(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
  expect(inputs()[0]?.getAttribute('role')).toBe('switch');
  expect(await faults()).toEqual([]);
});

it('is a table with a caption, heads of columns and heads of rows, in a place that scrolls by keys [P-302]', async () => {
  await show(
    <Table
      id="fees"
      caption="Prices"
      columns={[{ label: 'Who' }, { label: 'Day', align: 'end' }]}
      rows={[
        ['Adult', '46,000'],
        ['Child', '36,000'],
      ]}
    />,
  );
  const cells = [...place.place.querySelectorAll('th, td')].map(
    (cell) => `${cell.tagName} ${cell.getAttribute('scope') ?? ''} ${cell.textContent}`,
  );
  expect(cells).toEqual(['TH col Who', 'TH col Day', 'TH row Adult', 'TD  46,000', 'TH row Child', 'TD  36,000']);
  const region = place.place.querySelector('[role=region]') as HTMLElement;
  expect([region.tabIndex, document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent]).toEqual(
    [0, 'Prices'],
  );
  expect(await faults()).toEqual([]);
});

it('speaks only when another radio button is chosen than before [V-315]', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const choices = [
    { value: 'day', label: 'Day' },
    { value: 'night', label: 'Night' },
  ];
  await show(<RadioGroup id="time" label="When" choices={choices} value="day" onChoose={chosen} />);
  await act(() => userEvent.click(inputs()[0] as Element));
  expect(chosen).not.toHaveBeenCalled();
  await act(() => userEvent.click(inputs()[1] as Element));
  await act(() => userEvent.click(inputs()[1] as Element));
  expect(chosen.mock.calls).toEqual([['night']]);
});

it('gives a start and an end between 0 and 190 in whole centimetres, never past each other [V-314]', async () => {
  const changed = vi.fn<(range: Range) => void>();
  function Heights() {
    const [range, setRange] = useState<Range>({ start: 100, end: 102 });
    return (
      <HeightRange
        label="Height"
        {...range}
        texts={{ start: 'From', end: 'To', height: (cm) => `${cm} cm` }}
        onChange={(next) => {
          changed(next);
          setRange(next);
        }}
      />
    );
  }
  await show(<Heights />);
  const [from, to] = inputs();
  expect([from?.min, from?.max, from?.step, from?.getAttribute('aria-valuetext')]).toEqual(['0', '190', '1', '100 cm']);
  from?.focus();
  await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(changed.mock.calls.map(([range]) => range)).toEqual([
    { start: 101, end: 102 },
    { start: 102, end: 102 },
  ]);
  to?.focus();
  await press('{End}{ArrowRight}');
  from?.focus();
  await press('{Home}{ArrowLeft}');
  expect(changed.mock.lastCall).toEqual([{ start: 0, end: 190 }]);
  expect(await faults()).toEqual([]);
});

it('moves the end of a range by a drag', async () => {
  const changed = vi.fn<(range: Range) => void>();
  await show(
    <HeightRange
      label="Height"
      start={0}
      end={190}
      texts={{ start: 'From', end: 'To', height: (cm) => `${cm} cm` }}
      onChange={changed}
    />,
  );
  const end = inputs()[1] as HTMLElement;
  const { width, height } = end.getBoundingClientRect();
  await act(() =>
    userEvent.dragAndDrop(end, end.parentElement as Element, {
      sourcePosition: { x: width - 16, y: height / 2 },
      targetPosition: { x: width / 2, y: height / 2 },
    }),
  );
  expect(changed.mock.lastCall?.[0].end).toBeGreaterThan(85);
  expect(changed.mock.lastCall?.[0].end).toBeLessThan(105);
});

it('filters what is typed into a search, but no syllable that is being composed', async () => {
  function Search() {
    const [term, setTerm] = useState('');
    return (
      <>
        <SearchInput
          id="term"
          label="Search"
          says="says"
          value={term}
          clean={(raw) => raw.slice(0, 2)}
          onType={setTerm}
        >
          {null}
        </SearchInput>
        <output>{term}</output>
      </>
    );
  }
  await show(<Search />);
  const [field] = inputs();
  const seen: (string | undefined)[] = [];
  const send = async (method: 'Input.insertText' | 'Input.imeSetComposition', text: string) => {
    await act(() =>
      cdp().send(
        method,
        method === 'Input.insertText' ? { text } : { text, selectionStart: text.length, selectionEnd: text.length },
      ),
    );
    seen.push(field?.value, place.place.querySelector('output')?.textContent);
  };
  field?.focus();
  await send('Input.insertText', 'abc');
  await send('Input.imeSetComposition', '다');
  await send('Input.insertText', '단');
  expect(seen).toEqual(['ab', 'ab', 'ab다', 'ab다', 'ab', 'ab']);
});
