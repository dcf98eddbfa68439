import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '#schemas/parts';
import { mount } from '#tests/mount.ts';
import { fillSettings } from '../../src/render/texts/fill-settings.ts';
import type { DataState } from '../../widgets/define-widget.ts';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { registry } from '../../widgets/registry.gen.ts';
import { frameModel } from '../support/frame-model.ts';
import { answerFor, emptyTextOf, placedLists, type PlacedList } from '../support/placed-lists.ts';
import { numbersIn } from '../support/sample-answer.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { testPort } from '../support/test-port.ts';

type Query = Readonly<Record<string, string>>;
type Component = FunctionComponent<object>;

// More than the server puts in one answer.
const MANY = 150;
const failed: DataState = { state: 'failed' };
const path = '/garam';
let lists: readonly PlacedList[] = [];
const components = new Map<string, Component>();

beforeAll(async () => {
  lists = placedLists(await shippedSnapshot());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const { widget } of lists)
    if (!components.has(widget))
      components.set(widget, (await registry[widget]?.())?.widget.Component as unknown as Component);
});
afterEach(() => void vi.restoreAllMocks());

/** The list in a page with the answers, and the settings that it shows. */
const draw = (
  { node, widget, texts }: PlacedList,
  locale: Locale,
  data: (path: string) => DataState,
  query: Query = {},
) => {
  const unknown: string[] = [];
  const translate = (key: string): string => texts[locale][key] ?? (unknown.push(key), key);
  const settings = fillSettings(node, { locale, translate }, {});
  const value = (name: unknown): Query => (typeof name === 'string' ? { [name]: '1' } : {});
  const frame = frameModel(locale, {
    path,
    query: { ...value(settings['onlyWith']), ...query },
    params: value(settings['onlyWithParam']),
  });
  const answers = Object.fromEntries(node.needs.map((need) => [need.name, data(need.path)]));
  const props = { id: 'list', settings, data: answers };
  const element = (
    <WidgetPortProvider value={testPort(locale, { frame })}>
      {createElement(components.get(widget) ?? (() => null), props)}
    </WidgetPortProvider>
  );
  return { element, unknown, empty: String(emptyTextOf(settings)) };
};

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const isBroken = (text: string): boolean => /undefined|NaN|\[object|MSG_|\{\{/.test(text);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Lists whose records carry numbers. */
const numbered = (): readonly PlacedList[] => lists.filter(({ isOfCodes }) => !isOfCodes);

/** Faults of lists, in both languages. */
const faultsOf = (
  check: (list: PlacedList, locale: Locale) => string | undefined,
  among: readonly PlacedList[] = lists,
): readonly string[] =>
  among.flatMap((list) =>
    locales.flatMap((locale) => {
      const fault = check(list, locale);
      return fault === undefined ? [] : [`${list.name} (${locale}): ${fault}`];
    }),
  );

/** Answers with the numbered records, in the page that a query asks for. */
const answered =
  (list: PlacedList, all: readonly number[], query: Query = {}) =>
  (at: string): DataState => ({ state: 'ready', value: answerFor(list.node, at, all, query) });

/** Addresses of this page that a list links to, by their query. */
const queriesIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const [to, search = ''] = href.replaceAll('&amp;', '&').split('?');
    return to === path ? [search] : [];
  });

/** Numbers of the records that visitors reach by the links of a list, from its first page on. */
const reached = (list: PlacedList, all: readonly number[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const seen = new Set<string>(['']);
  for (const search of seen) {
    const query = Object.fromEntries(new URLSearchParams(search));
    const html = renderToString(draw(list, 'en', answered(list, all, query), query).element);
    for (const number of numbersIn(plain(html))) found.add(number);
    if (found.size === all.length) break;
    for (const next of queriesIn(html)) seen.add(next);
  }
  return found;
};

describe('every list of every page', () => {
  it('is found', () => {
    expect(lists.length).toBeGreaterThan(150);
    expect(lists.filter(({ node }) => emptyTextOf(node.settings) === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('says that it is empty, in both languages, or is not there at all', () => {
    const faults = faultsOf((list, locale) => {
      const { element, unknown, empty } = draw(list, locale, answered(list, []));
      const text = plain(renderToString(element));
      if (unknown.length > 0) return `no text for ${unknown.join()}`;
      if (list.node.settings['hidesEmpty'] === true) return text.trim() === '' ? undefined : `hidden, but says ${text}`;
      return tidy(empty).length > 3 && text.includes(tidy(empty)) && !isBroken(text) ? undefined : `says ${text}`;
    });
    expect(faults).toEqual([]);
  });

  it('shows a single record instead', () => {
    const faults = faultsOf((list, locale) => {
      const { element, empty } = draw(list, locale, answered(list, [7]));
      const text = plain(renderToString(element));
      return numbersIn(text).includes(7) && !text.includes(tidy(empty)) && !isBroken(text) ? undefined : `says ${text}`;
    }, numbered());
    expect(faults).toEqual([]);
  });

  it('says that a call failed and offers to try again, without saying that it is empty', () => {
    const faults = faultsOf((list, locale) => {
      const { element, empty } = draw(list, locale, () => failed);
      const text = plain(renderToString(element));
      const port = testPort(locale);
      return [port.text('failed'), port.text('retry')].every((wanted) => text.includes(wanted)) &&
        !text.includes(tidy(empty)) &&
        !isBroken(text)
        ? undefined
        : `says ${text}`;
    });
    expect(faults).toEqual([]);
  });

  it('tells its records apart, and draws without a fault in a browser', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const faults: string[] = [];
    for (const list of numbered()) {
      const { place, remove } = await mount(draw(list, 'ko', answered(list, [1, 2, 3])).element);
      if (complaints.mock.calls.length > 0 || numbersIn(place.textContent ?? '').length < 3)
        faults.push(`${list.name}: ${String(complaints.mock.calls[0]?.[0])}`);
      complaints.mockClear();
      await remove();
    }
    expect(faults).toEqual([]);
  });

  it(`leads to each of ${MANY} records, on this page, its next pages or the page of the whole list`, () => {
    const all = numbers(MANY);
    const faults = numbered()
      .filter(({ isExcerpt }) => !isExcerpt)
      .flatMap((list) => {
        const found = reached(list, all);
        return found.size === MANY ? [] : [`${list.name}: ${found.size}`];
      });
    expect(faults).toEqual([]);
  }, 180_000);
});
