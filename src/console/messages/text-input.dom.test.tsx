import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { TextInput } from './text-input.tsx';

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** Text field under test with what it writes, and a way to leave its screen. */
const typing = async (first: string, typed: string) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const written: string[] = [];
  const draw = (now: string): Promise<void> =>
    act(async () =>
      root.render(
        <TextInput
          locale="ko"
          label="A"
          first={now}
          other={undefined}
          onWrite={(text) => void written.push(text)}
          onLeave={() => undefined}
        />,
      ),
    );
  await draw(first);
  const field = place.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const press = (key: string): Promise<void> =>
    act(async () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const leave = async (): Promise<void> => {
    await act(async () => root.unmount());
    place.remove();
  };
  return { written, draw, press, leave };
};

it('saves typed text when its screen closes before the delay', async () => {
  const { written, leave } = await typing('옛 글', '새 글');
  expect(written).toEqual([]);
  await leave();
  expect(written).toEqual(['새 글']);
});

it('keeps the original text on Escape, even if the screen closes then', async () => {
  const { written, press, leave } = await typing('옛 글', '새 글');
  await press('Escape');
  await leave();
  expect(written).toEqual([]);
});

it('restores the original text on Escape after a save', async () => {
  const { written, draw, press, leave } = await typing('옛 글', '새 글');
  await act(() => eventually(() => expect(written).toEqual(['새 글'])));
  await draw('새 글');
  await press('Escape');
  await leave();
  expect(written).toEqual(['새 글', '옛 글']);
});
