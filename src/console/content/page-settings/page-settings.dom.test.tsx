import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { flushTyping } from '../../site/after-typing.ts';
import { useDoc } from '../../site/use-site.tsx';
import { PageSettings } from './page-settings.tsx';

const body = {
  type: 'page',
  id: 'PGE_AME_00001',
  v: 1,
  paths: ['/old', '/also'],
  guards: [],
  flags: { isNeedLogin: false },
  pageInfo: { pageId: 'PGE_AME_00001', pageStatusCode: 'N', pageBlockContent: '' },
  seo: { noindex: false },
};
const guards = ['one', 'two'].map((id) => ({ type: 'guard', id, v: 1, rules: [] }));

function Shown() {
  const doc = useDoc('page/PGE_AME_00001');
  return doc?.body === undefined ? null : <PageSettings doc={doc} body={doc.body} />;
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

const open = async () => {
  const { store, around } = await consoleSite([body, ...guards]);
  const page = await mount(around(<Shown />));
  mounted.push(page);
  const one = (selector: string): HTMLElement => {
    const found = page.place.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const put = (element: HTMLElement, kind: typeof HTMLInputElement | typeof HTMLSelectElement, value: string): void => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  };
  return {
    store,
    press: (selector: string): void => one(selector).click(),
    type: (text: string): void => put(one('input.mono'), HTMLInputElement, text),
    choose: (guard: string): void => put(one('select'), HTMLSelectElement, guard),
    now: () => store.get().docs.get('page/PGE_AME_00001')?.body,
  };
};

it('keeps what was done a moment ago and is not drawn yet', async () => {
  const { press, choose, now } = await open();
  await act(async () => {
    press('[role="switch"]');
    choose('one');
    choose('two');
    press('input[type="checkbox"]:not([disabled])');
  });
  expect(now()).toEqual({ ...body, flags: { isNeedLogin: true }, guards: ['one', 'two'], seo: { noindex: true } });
});

it('keeps a change of the page that came while letters of its address were held', async () => {
  const { store, type, now } = await open();
  await act(async () => type('/new'));
  expect(now()).toEqual(body);
  await act(async () => {
    store.edit('Members only', { 'page/PGE_AME_00001': { ...body, flags: { isNeedLogin: true } } });
    flushTyping();
  });
  expect(now()).toEqual({ ...body, paths: ['/new', '/also'], flags: { isNeedLogin: true } });
});
