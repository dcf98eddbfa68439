import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { Decoded } from '#schemas/command';
import { decodePreview } from '#tests/decode-preview.ts';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { SiteSearch } from './component.tsx';
import { needs } from './needs.ts';
import { found, previews } from './preview.ts';
import { description, type Settings } from './schema.ts';

const [preview] = previews as [(typeof previews)[number]];
// decodePreview fills in what the schema of this widget declares.
const settings = decodePreview(description, preview, 'en') as Decoded<Settings>;
const nothing: DataState = { state: 'ready', value: { list: [], totalCnt: 0, pageNo: 1, pageSize: 2 } };

let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;
const tree = (query: Readonly<Record<string, string>>, data?: DataState) => {
  port = testPort('en', { frame: { ...frameModel('en'), path: '/search', query } });
  return (
    <WidgetPortProvider value={port}>
      <SiteSearch id="search" settings={settings} data={data ? { found: data } : {}} />
    </WidgetPortProvider>
  );
};
const go = (query: Readonly<Record<string, string>>, data?: DataState) => place.draw(tree(query, data));
const field = () => place.place.querySelector('input') as HTMLInputElement;
const button = (name: string) =>
  [...place.place.querySelectorAll('button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === name,
  ) as HTMLButtonElement;
const statuses = () => [...place.place.querySelectorAll('[role=status]')].map((one) => one.textContent);
const links = () => [...place.place.querySelectorAll('li a')].map((one) => [one.textContent, one.getAttribute('href')]);
const type = async (keys: string) => {
  await act(() => userEvent.click(field()));
  await act(() => userEvent.keyboard(keys));
};
beforeEach(async () => {
  place = await mount(null);
});
afterEach(() => place.remove());

it('asks for nothing before there is a term, and for a page of what was found then', () => {
  expect(needs(preview.settings)).toEqual([
    {
      name: 'found',
      path: '/api/v1/common/pages',
      onlyWith: 'searchPageText',
      skipErrorHandler: true,
      query: {
        searchPageCond: 'PAGE_NM',
        langId: '{locale}',
        searchPageText: '{query.q|}',
        currentPage: '{query.page|1}',
        pagePerCount: '2',
      },
    },
  ]);
});

describe('the field', () => {
  it('takes 60 letters, and never a part of one', async () => {
    await go({});
    field().focus();
    await act(() => cdp().send('Input.insertText', { text: '👨‍👩‍👧‍👦'.repeat(61) }));
    expect(field().value).toBe('👨‍👩‍👧‍👦'.repeat(60));
  });

  it('is a search with a name, and begins with terms to choose', async () => {
    await go({});
    expect([field().type, field().labels?.[0]?.textContent, place.place.querySelector('form')?.role]).toEqual([
      'search',
      'Search term',
      'search',
    ]);
    expect(links()).toEqual([
      ['Map', '/search?q=Map'],
      ['Show', '/search?q=Show'],
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['its button', '{Tab}{Tab}{Enter}'],
  ])('puts the term into the address by %s, and nothing else of the address', async (_, keys) => {
    await go({ type: 'init', page: '3' });
    await type(`  Park   map ${keys}`);
    expect(port.ran).toEqual([{ kind: 'go', to: '/search?q=Park%20map' }]);
  });

  it.each(['', ' a '])('asks for two letters when it is sent with "%s", and keeps the focus [P-695]', async (term) => {
    await go({});
    await type(term === '' ? '{Enter}' : `${term}{Enter}`);
    expect([statuses()[0], field().getAttribute('aria-invalid'), port.ran]).toEqual([
      'Please enter at least 2 characters in the search term',
      'true',
      [],
    ]);
    expect(document.activeElement).toBe(field());
    expect(document.querySelector(`#${field().getAttribute('aria-describedby')}`)?.textContent).toBe(statuses()[0]);
    await type('b');
    expect([statuses()[0], field().getAttribute('aria-invalid')]).toEqual(['', 'false']);
  });

  it('refuses a word of the rule in its words', async () => {
    await go({});
    await type('drop it{Enter}');
    expect([statuses()[0], port.ran]).toEqual(['This word cannot be used', []]);
  });

  it('is emptied by a button that is there only when there is something to clear', async () => {
    await go({ q: 'map' }, found);
    expect(field().value).toBe('map');
    await act(() => userEvent.click(button('Clear')));
    expect([field().value, document.activeElement === field(), getComputedStyle(button('Clear')).display]).toEqual([
      '',
      true,
      'none',
    ]);
  });

  it('follows the address back and forth, and keeps what is typed meanwhile', async () => {
    await go({ q: 'map' }, found);
    await type('s');
    await go({ q: 'map' }, nothing);
    expect(field().value).toBe('maps');
    await go({ q: 'show' }, nothing);
    expect(field().value).toBe('show');
    await go({});
    expect(field().value).toBe('');
  });

  it('takes the focus where the address asks for it, also when it does so later', async () => {
    await go({ type: 'init' });
    expect(document.activeElement).toBe(field());
    field().blur();
    await go({});
    expect(document.activeElement).toBe(document.body);
    await go({ type: 'init' });
    expect(document.activeElement).toBe(field());
  });

  it('works without script: it is sent to its own page, and letters typed before the script came stay', async () => {
    const root = document.createElement('div');
    place.place.append(root);
    root.innerHTML = renderToString(tree({}));
    const form = root.querySelector('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname, field().name]).toEqual(['get', '/search', 'q']);
    field().value = 'early';
    const hydrated = await act(() => hydrateRoot(root, tree({})));
    expect(field().value).toBe('early');
    act(() => hydrated.unmount());
  });
});

describe('what was found', () => {
  it('is counted aloud and listed as links with whose they are; the term is marked', async () => {
    await go({ q: 'Map' }, found);
    expect(statuses()[1]).toBe('Found for “Map”: 5');
    expect(links().slice(0, 2)).toEqual([
      ['Park mapGaram Park ·\u00a0In the park', '/page/AA'],
      ['Lost propertyGaram Resort (new window)', 'https://example.com/lost'],
    ]);
    expect([...place.place.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['map', '']);
    expect(place.place.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('park');
  });

  it('has further pages', async () => {
    await go({ q: 'map' }, found);
    expect(links()).toContainEqual(['2', '/search?q=map&page=2']);
  });

  it('is nothing: it is said, with other terms to try', async () => {
    await go({ q: 'map' }, nothing);
    expect(statuses()[1]).toBe('Nothing is called “map”');
    expect(links()).toEqual([
      ['Map', '/search?q=Map'],
      ['Show', '/search?q=Show'],
    ]);
  });

  it('is on its way: it is said, and the room is kept', async () => {
    await go({ q: 'map' }, { state: 'waiting' });
    expect([statuses()[1], place.place.querySelector('[aria-busy=true] [aria-hidden=true]')?.children.length]).toEqual([
      'Loading',
      2,
    ]);
    await go({ q: 'map' }, found);
    expect(statuses()[1]).toBe('Found for “Map”: 5'.replace('Map', 'map'));
  });

  it('did not come: it is said, and the same address asks again', async () => {
    await go({ q: 'map', page: '2' }, { state: 'failed' });
    expect(statuses()[1]).toBe('Could not load');
    await act(async () =>
      [...place.place.querySelectorAll('a')].find(({ textContent }) => textContent === 'Try again')?.click(),
    );
    expect(port.ran).toEqual([{ kind: 'go', to: '/search?q=map&page=2' }]);
  });

  it.each([
    ['a', 'Please enter at least 2 characters in the search term'],
    ['drop it', 'This word cannot be used'],
    ['x'.repeat(61), 'At most 60 characters'],
  ])('is not asked for with an address that holds "%s": what is wrong stands under the field', async (q, says) => {
    await go({ q }, { state: 'failed' });
    expect(statuses()).toEqual([says, '']);
    expect(place.place.textContent).not.toContain('Could not load');
  });
});
