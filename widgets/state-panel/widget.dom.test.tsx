import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { StatePanel } from './component.tsx';

const draw = async (settings: object, query: Readonly<Record<string, string>>) => {
  const port = testPort('en');
  const mounted = await mount(
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query } }}>
      <StatePanel id="panel" settings={{ title: 'Until {{name}}', ...settings }} data={{}} />
    </WidgetPortProvider>,
  );
  const text = mounted.place.textContent;
  await mounted.remove();
  return text;
};

it('writes a day of the address', async () => {
  expect(await draw({ filledBy: { query: 'day', form: 'day' } }, { day: '20261206' })).toBe('Until 2026.12.06');
});

it('shows nothing without the value that fills it', async () => {
  expect(await draw({ filledBy: { query: 'day', form: 'day' } }, {})).toBe('');
});

it.each([
  [{ day: '20261206' }, ''],
  [{}, 'Until {{name}}'],
])('with the address %j shows "%s" where the value hides it', async (query, text) => {
  expect(await draw({ hiddenBy: 'day' }, query)).toBe(text);
});
