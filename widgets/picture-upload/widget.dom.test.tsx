import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { PictureUpload } from './component.tsx';

type Settings = Parameters<typeof PictureUpload>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/tickets/season/picture' } as const;
const settings: Settings = {
  title: 'Photo',
  source: { path: '/api/v1/iam/tickets/season/picture' },
  picture: 'url',
  alt: 'Photo of the pass',
  state: { field: 'statusCd', says: [{ is: 'RETURNED', text: 'Send another' }] },
  reason: { field: 'reasonNm', text: 'Reason: {{name}}' },
  open: { field: 'canSendYn', is: ['Y'] },
  width: 600,
  height: 800,
  operation,
  body: { productId: '{item.productId}' },
  choose: 'Choose',
  camera: 'Take',
  crop: 'Move',
  turn: 'Turn',
  zoom: 'Zoom',
  result: 'Result',
  submit: 'Send',
  success: 'Sent',
  tooSmall: 'Too small',
  unreadable: 'Unreadable',
};
const returned = {
  productId: 'p1',
  statusCd: 'RETURNED',
  url: '/season-pictures/1',
  reasonNm: 'Blurred',
  canSendYn: 'Y',
};

afterEach(() => vi.unstubAllGlobals());

/** Draws the widget; files decode to a picture of a size, or not at all. */
const draw = async (record: object, size?: { readonly width: number; readonly height: number }) => {
  const drawn: { width: number; height: number; moved: readonly number[] }[] = [];
  vi.stubGlobal('createImageBitmap', async () => {
    if (size === undefined) throw new Error('no picture');
    return { ...size, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
    const moved: number[] = [];
    const none = () => undefined;
    return {
      setTransform: none,
      fillRect: none,
      scale: none,
      rotate: none,
      translate: (...by: number[]) => moved.push(...by),
      drawImage: () => drawn.push({ width: this.width, height: this.height, moved }),
    } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['bytes'], { type: type ?? '' })),
  );
  const port = testPort('en');
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <PictureUpload id="photo" settings={settings} data={{ picture: { state: 'ready', value: record } }} />
    </WidgetPortProvider>,
  );
  const choose = async () =>
    act(async () => {
      const input = mounted.place.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
      Object.defineProperty(input, 'files', {
        value: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })],
        configurable: true,
      });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const press = async (text: string) =>
    act(async () =>
      [...mounted.place.querySelectorAll('button')].find((button) => button.textContent === text)?.click(),
    );
  const key = async (name: string) =>
    act(
      async () =>
        void mounted.place
          .querySelector('[role=group]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
    );
  return { ...mounted, port, drawn, choose, press, key };
};

it('crops and turns a chosen picture and sends it as a file of 3:4 with the values of its document [V-169] [V-404]', async () => {
  const { place, port, drawn, choose, press, key, remove } = await draw(returned, { width: 1600, height: 1200 });
  expect([
    place.textContent?.includes('Send another'),
    place.textContent?.includes('Reason: Blurred'),
    place.querySelector('img')?.getAttribute('src'),
  ]).toEqual([true, true, '/season-pictures/1']);
  await choose();
  const before = drawn.at(-1)?.moved;
  await key('ArrowRight');
  expect(drawn.at(-1)?.moved).not.toEqual(before);
  await press('Turn');
  await press('Send');
  const [sent] = port.submitted;
  const file = sent?.values['file'];
  expect([sent?.call, sent?.values['productId'], file instanceof Blob, (file as Blob).type]).toEqual([
    operation,
    'p1',
    true,
    'image/jpeg',
  ]);
  expect([drawn.at(-1)?.width, drawn.at(-1)?.height]).toEqual([900, 1200]);
  expect([port.said, port.ran]).toEqual([['Sent'], [{ kind: 'refresh' }]]);
  await remove();
});

it('refuses files that are too small or no picture', async () => {
  const small = await draw(returned, { width: 599, height: 799 });
  await small.choose();
  expect([small.place.querySelector('[role=alert]')?.textContent, small.place.querySelector('canvas')]).toEqual([
    'Too small',
    null,
  ]);
  await small.remove();
  const broken = await draw(returned);
  await broken.choose();
  expect(broken.place.querySelector('[role=alert]')?.textContent).toBe('Unreadable');
  await broken.remove();
});

it('offers nothing to send while a picture is checked or accepted', async () => {
  const { place, remove } = await draw({ ...returned, statusCd: 'ACCEPTED', canSendYn: 'N', reasonNm: '' });
  expect(place.querySelectorAll('input, button')).toHaveLength(0);
  await remove();
});
