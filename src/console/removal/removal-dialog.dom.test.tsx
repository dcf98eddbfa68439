import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Body } from '../api/client.ts';
import { RemovalDialog } from './removal-dialog.tsx';

// jsdom does not open dialogs.
const { showModal } = HTMLDialogElement.prototype;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
});

const list = (name: string, codes: readonly string[]): Body => ({
  type: 'code-list',
  id: `COD_IAM_${name}`,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: { ko: codeId, en: codeId } })),
});
const site: Body = { type: 'site', id: 'site', v: 1, testerCodeList: 'COD_IAM_NOTICE_CATEGORY' };
const notice: Body = { type: 'notice', id: 'n1', v: 1, category: 'A', title: { ko: 'n1', en: 'n1' } };

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

const open = async (...lists: readonly Body[]) => {
  const gone = list('NOTICE_CATEGORY', ['A', 'B']);
  const { store, around } = await consoleSite([site, notice, gone, ...lists]);
  const doc = store.get().docs.get('code-list/COD_IAM_NOTICE_CATEGORY');
  if (doc === undefined) throw new Error('There is no list.');
  const page = await mount(
    around(
      <RemovalDialog
        doc={doc}
        body={gone}
        onRemove={() => undefined}
        onHidden={() => undefined}
        onClose={() => undefined}
      />,
    ),
  );
  mounted.push(page);
  const button = (name: string): HTMLButtonElement | undefined =>
    [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    button,
    press: (name: string): Promise<void> => act(async () => button(name)?.click()),
    choices: (): HTMLSelectElement[] => [...page.place.querySelectorAll('select')],
    says: (): string => page.place.textContent,
    now: () => store.get().docs.get('site/site')?.body?.['testerCodeList'],
    isNoticeThere: () => store.get().docs.get('notice/n1')?.body !== undefined,
  };
};

it('preselects the most likely replacement of a code list', async () => {
  const { choices, press, now } = await open(list('FIRST', ['C']), list('SAME', ['A', 'B']));
  expect(choices().map(({ value }) => value)).toEqual(['COD_IAM_SAME']);
  await press('Prepare');
  expect(now()).toBe('COD_IAM_SAME');
});

it('asks for a target if none is likely, and counts no use as manual', async () => {
  const { choices, button, press, says, now } = await open(list('FIRST', ['C']), list('OTHER', ['D']));
  await press('Change target…');
  expect(choices().map(({ value }) => value)).toEqual(['', '']);
  expect([button('Prepare')?.disabled, button('Set target')?.disabled]).toEqual([true, true]);
  expect(says()).not.toContain('by hand');
  const [choice] = choices();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(choice, 'COD_IAM_OTHER');
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await press('Prepare');
  expect(now()).toBe('COD_IAM_OTHER');
});

it('removes the uses that need no other list', async () => {
  const { choices, press, now, isNoticeThere } = await open();
  expect(choices()).toEqual([]);
  await press('Prepare');
  expect([now(), isNoticeThere()]).toEqual(['COD_IAM_NOTICE_CATEGORY', false]);
});
