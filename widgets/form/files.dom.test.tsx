import { act } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { formSettings, formTree } from '#tests/form-page.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { WidgetPort } from '../port.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const texts = { add: 'one', remove: 'two', sending: 'title', large: 'intro', image: 'same', pdf: 'done' };

const draw = async (submit: WidgetPort['submit']) => {
  const port = testPort('en', { submit });
  const settings = formSettings(
    {
      properties: {
        photos: {
          type: 'string',
          kind: 'files',
          title: 'one',
          files: { operation: 'OPR_IAM_00001', purpose: 'INQUIRY', most: 2, texts },
        },
      },
      body: { fileIds: '{photos:list}' },
    },
    'en',
  );
  const { place, remove } = await mount(formTree(settings, port));
  onTestFinished(remove);
  const choose = (...files: readonly File[]) =>
    act(async () => {
      const input = place.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) return;
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const press = (label: string) =>
    act(async () =>
      [...place.querySelectorAll<HTMLElement>('button')]
        .find((button) => button.textContent === label || button.getAttribute('aria-label') === label)
        ?.click(),
    );
  return { place, choose, press };
};
const photo = (name: string, size = 3): File => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
/** Uploads are done with an ID each; the form itself is the last call. */
const uploads = () => {
  let count = 0;
  return vi.fn<WidgetPort['submit']>(async (_, values): Promise<Submitted> => {
    if (!('file' in values)) return { state: 'done', data: true };
    count += 1;
    return { state: 'done', data: { fileId: `f${count}`, url: `/files/f${count}` } };
  });
};

it('uploads files when they are chosen, up to the limit, and sends the IDs of those that stay', async () => {
  const submit = uploads();
  const { place, choose, press } = await draw(submit);
  await choose(photo('a'), photo('b'), photo('c'));
  expect([...place.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/files/f1', '/files/f2']);
  expect(place.querySelector('input[type=file]')).toBeNull();
  await press('en two');
  await press('en send');
  expect(submit.mock.calls.at(-1)?.[1]).toEqual({ fileIds: ['f2'] });
});

it('does not send the form while a file is uploaded', async () => {
  let finish = (_: Submitted): void => undefined;
  const submit = vi.fn<WidgetPort['submit']>(() => new Promise((resolve) => (finish = resolve)));
  const { choose, press } = await draw(submit);
  await choose(photo('a'));
  await press('en send');
  expect(submit).toHaveBeenCalledTimes(1);
  await act(async () => finish({ state: 'done', data: { fileId: 'f1', url: '/files/f1' } }));
  await press('en send');
  expect(submit).toHaveBeenCalledTimes(2);
});

it('says why a file was not taken, and sends none above 10 MB', async () => {
  const submit = vi.fn<WidgetPort['submit']>(async () => ({ state: 'refused', message: 'harmful' }));
  const { place, choose } = await draw(submit);
  await choose(photo('a'));
  expect(place.textContent).toContain('harmful');
  await choose(photo('b', 10 * 1024 * 1024 + 1));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(place.textContent).toContain('en intro');
});
