import { afterEach, expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { enableSingleKeys } from '../shell/single-key-shortcuts.ts';
import { useStepKeys } from './use-step-keys.ts';

afterEach(() => enableSingleKeys(true));

const steps: number[] = [];
function Steps() {
  useStepKeys((by) => void steps.push(by));
  return <input />;
}
const press = (on: EventTarget, key: string, code: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));

it('steps by J and K on any keyboard, not while somebody types, and not where letters are no keys', async () => {
  const { place, remove } = await mount(<Steps />);
  press(window, 'j', 'KeyJ');
  press(window, 'ㅏ', 'KeyK');
  expect(steps.splice(0)).toEqual([1, -1]);
  press(place.querySelector('input') ?? window, 'j', 'KeyJ');
  enableSingleKeys(false);
  press(window, 'j', 'KeyJ');
  expect(steps).toEqual([]);
  await remove();
});
