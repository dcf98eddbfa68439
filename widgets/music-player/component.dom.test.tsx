import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { MusicPlayer } from './component.tsx';
import { previews } from './preview.ts';
import { description } from './schema.ts';

class FakeAudio {
  static last: FakeAudio | undefined;
  src = '';
  currentTime = 0;
  onplay: (() => void) | undefined;
  onpause: (() => void) | undefined;
  onended: (() => void) | undefined;
  ontimeupdate: (() => void) | undefined;
  constructor() {
    FakeAudio.last = this;
  }
  play(): Promise<void> {
    this.onplay?.();
    return Promise.resolve();
  }
  pause(): void {
    this.onpause?.();
  }
}
const keys = new Map<string, () => void>();
const session = {
  metadata: null as { readonly title: string } | null,
  setActionHandler: (name: string, work: () => void) => void keys.set(name, work),
};

beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title }: { readonly title: string }) {
        this.title = title;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
});
afterEach(() => vi.unstubAllGlobals());

it('plays a tune with captions, the next one after it, and follows the media keys', async () => {
  const [preview] = previews;
  if (preview === undefined) throw new Error('There is no preview.');
  const settings = decodePreview(description, preview, 'en') as Parameters<typeof MusicPlayer>[0]['settings'];
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <MusicPlayer id="music" settings={settings} data={preview.data ?? {}} />
    </WidgetPortProvider>,
  );
  const buttons = () =>
    [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')?.split(' ')[0]);
  expect(buttons()).toEqual(['Play', 'Play']);
  await act(async () => place.querySelector('button')?.click());
  expect([
    buttons(),
    FakeAudio.last?.src,
    session.metadata?.title,
    place.querySelector('[role=status]')?.textContent,
  ]).toEqual([['Pause', 'Play'], '/sounds/one.wav', '문을 여는 노래', '종소리']);
  await act(async () => keys.get('pause')?.());
  expect(buttons()).toEqual(['Play', 'Play']);
  await act(async () => keys.get('nexttrack')?.());
  expect([buttons(), FakeAudio.last?.src]).toEqual([['Play', 'Pause'], '/sounds/two.wav']);
  await act(async () => FakeAudio.last?.onended?.());
  expect(buttons()).toEqual(['Play', 'Play']);
  await remove();
});
