import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { fieldsOf } from '../../content/check/is-fields.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import type { Grant } from '../session/rights.ts';
import { SaveStatus } from '../shell/save-status.tsx';
import { flushTyping } from '../site/after-typing.ts';
import { useDocContent } from '../site/use-site.tsx';
import { textsNow } from './texts.ts';

const page = (id: string, venue: string) => ({
  type: 'page',
  id,
  v: 1,
  venue,
  paths: [`/${id}`],
  guards: [],
  flags: { title: 'FEES' },
  pageInfo: { pageId: id, pageStatusCode: 'N', pageBlockContent: '' },
  seo: { title: 'FEES' },
});
const texts = (prefix: string, all: Readonly<Record<string, string>>) =>
  (['ko', 'en'] as const).map((locale) => ({ type: 'messages', id: `${prefix}-${locale}`, v: 1, locale, texts: all }));
const documents = [
  { type: 'venue', id: 'AB', v: 1, slug: 'aqua', order: 1, name: 'BAY' },
  { type: 'venue', id: 'HL', v: 1, slug: 'land', order: 2, name: 'LAND' },
  page('PGE_1', 'HL'),
  page('PGE_2', 'AB'),
  page('PGE_3', 'AB'),
  ...texts('aqua', { AQUA: 'Aqua' }),
  ...texts('land', { HERE: 'Here' }),
  ...texts('site', { FEES: 'Ticket prices', BAY: 'Aqua Bay', LAND: 'Haneul Land' }),
];
const editor: Grant = {
  role: 'editor',
  venues: ['HL'],
  shared: false,
  types: ['page', 'layout', 'menu', 'messages', 'notice'],
};

function Page() {
  const doc = useDocContent('page/PGE_1');
  return doc === undefined ? null : (
    <>
      <SaveStatus />
      <DocumentEditor doc={doc} tab="settings" />
    </>
  );
}

const opened = async (options: Parameters<typeof consoleSite>[2] = {}) => {
  const { store, saved, around } = await consoleSite(documents, [], options);
  const { place, remove } = await mount(around(<Page />));
  onTestFinished(remove);
  const title = (): HTMLInputElement =>
    place.querySelector<HTMLInputElement>('input[lang="en"]') ?? document.createElement('input');
  return {
    store,
    saved,
    place,
    title,
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title(), text);
        title().dispatchEvent(new Event('input', { bubbles: true }));
        flushTyping();
      }),
    press: (label: string) =>
      act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()),
    titles: () =>
      ['PGE_1', 'PGE_2'].map(
        (id) =>
          textsNow(store.get().docs).get(String(fieldsOf(store.get().docs.get(`page/${id}`)?.body?.['flags'])['title']))
            ?.en,
      ),
  };
};

it('says beside a title where else its text is shown, and in which other venue', async () => {
  const { place } = await opened();
  expect(place.querySelector('.shared-text')?.textContent).toContain('Also in 2 other places, also Aqua Bay');
});

it('gives the page a title of its own, with what was typed just now, and puts the shared text back', async () => {
  const { type, press, titles, store } = await opened();
  await type('Prices of the land');
  expect(titles()).toEqual(['Prices of the land', 'Prices of the land']);
  await press('Only here');
  expect(titles()).toEqual(['Prices of the land', 'Ticket prices']);
  expect(textsNow(store.get().docs).get('FEES_PGE_1')).toMatchObject({
    ko: 'Ticket prices',
    inKo: 'land-ko',
    inEn: 'land-en',
  });
});

it('locks a text that the role may not change, and offers one of its own, which the role may save', async () => {
  const { title, place, press, saved, store } = await opened({ grants: [editor] });
  expect(title().readOnly).toBe(true);
  expect(place.querySelector('.shared-text')?.textContent).toContain('Shared text, ask an administrator');
  await press('Only here');
  await eventuallyDrawn(() => expect(title().readOnly).toBe(false));
  await act(async () => void (await store.settled()));
  expect(saved.map(({ key }) => key).toSorted()).toEqual(['messages/land-en', 'messages/land-ko', 'page/PGE_1']);
});

it('shows the server’s reason for a text that it refuses, in the bar and at the field, and its own names elsewhere', async () => {
  const reason = 'Your role does not allow this. It is about messages/site-en.';
  const { place, type, title, press } = await opened({
    refuse: (key) => (key === 'messages/site-en' ? reason : undefined),
  });
  await type('Refused');
  await eventuallyDrawn(() =>
    expect(place.querySelector('.shared-text [role="alert"]')?.textContent).toContain(reason),
  );
  expect(place.querySelector('.saved')?.textContent).toBe(`Not saved: ${reason}`);
  await eventuallyDrawn(() => expect(place.querySelector('h1')?.textContent).toBe('Ticket prices'));
  expect(title().value).toBe('Refused');
  await press('Undo my change');
  expect(title().value).toBe('Ticket prices');
  expect(place.querySelector('[role="alert"]')).toBeNull();
});
