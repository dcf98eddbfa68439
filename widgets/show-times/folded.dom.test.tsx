import { expect, it } from 'vitest';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { WidgetProps } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { ShowTimes } from './component.tsx';
import { previews } from './preview.ts';
import { description, type Settings } from './schema.ts';

const at = (time: string): number => Date.parse(`2066-05-29T${time}:00+09:00`);
const preview = previews.find(({ name }) => name === 'past shows folded');

const draw = async (time: string) => {
  if (preview === undefined) throw new Error('There is no preview.');
  const settings = decodePreview(description, preview, 'en') as WidgetProps<Settings>['settings'];
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en', { now: () => at(time) })}>
      <ShowTimes id="shows" settings={settings} data={preview.data ?? {}} />
    </WidgetPortProvider>,
  );
  const timesIn = (selector: string) =>
    [...place.querySelectorAll(`${selector} time`)].map(({ textContent }) => textContent);
  const shown = {
    summary: place.querySelector('summary')?.textContent,
    folded: timesIn('details'),
    open: timesIn('div > ol'),
    said: place.textContent,
  };
  await remove();
  return shown;
};

it.each([
  ['10:00', undefined, [], ['11:30', '14:00', '19:00']],
  ['15:00', '2 earlier shows', ['11:30', '14:00'], ['19:00']],
  ['23:00', '3 earlier shows', ['11:30', '14:00', '19:00'], []],
] as const)('folds the shows that are over at %s, and begins with now', async (time, summary, folded, open) => {
  const shown = await draw(time);
  expect(shown.summary).toBe(summary);
  expect(shown.folded).toEqual(folded);
  expect(shown.open).toEqual(open);
});
