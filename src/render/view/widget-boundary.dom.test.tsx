import { act, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { translatePage } from '#tests/translate-page.ts';
import { WidgetPortProvider } from '#widgets/port';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Breaks in a translated page: the text beside the button is a node of React's. */
function Fragile() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p>
      <input name="form-name" defaultValue="" />
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        press
      </button>
      {isOpen ? null : 'closed'}
    </p>
  );
}
const Broken = () => {
  throw new Error('always');
};
const show = (child: ReactNode, writes: boolean, fallback?: ReactNode) =>
  mount(
    <WidgetPortProvider value={testPort('en')}>
      <WidgetBoundary id="form" placement="form" writes={() => writes} fallback={fallback}>
        {child}
      </WidgetBoundary>
    </WidgetPortProvider>,
  );
const press = (place: Element) => act(async () => place.querySelector('button')?.click());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a widget whose texts were replaced', () => {
  it('is drawn anew once by itself if it only reads', async () => {
    const { place, remove } = await show(<Fragile />, false);
    const stop = translatePage(place);
    await press(place);
    expect(place.querySelector('.redrawn button')?.textContent).toBe('press');
    stop();
    await remove();
  });

  it('asks to try again if it writes, and keeps what was typed', async () => {
    const { place, remove } = await show(<Fragile />, true);
    const stop = translatePage(place);
    (place.querySelector('input') as HTMLInputElement).value = 'typed';
    await press(place);
    expect(place.querySelector('[role=alert]')).not.toBeNull();
    expect(place.querySelector('input')).toBeNull();
    await press(place);
    expect(place.querySelector('input')?.value).toBe('typed');
    stop();
    await remove();
  });
});

describe('a widget that stays broken', () => {
  it('is left out, or its fallback shows', async () => {
    const empty = await show(<Broken />, false);
    expect(empty.place.innerHTML).toBe('<div class="place"></div>');
    const other = await show(<Broken />, false, <p>instead</p>);
    expect(other.place.textContent).toBe('instead');
    await empty.remove();
    await other.remove();
  });
});
