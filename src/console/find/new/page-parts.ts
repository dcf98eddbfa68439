import { fieldsOf, type Fields } from '../../../content/check/is-fields.ts';
import type { Names } from '../../../content/diff/names.ts';
import type { Body } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import { freeIdIn, freeName } from './free-id.ts';

interface Parts {
  readonly id: string;
  readonly body: Body;
  readonly venue: string | undefined;
  readonly source: Body | undefined;
  /** Key of its title. */
  readonly title: string;
  readonly slug: string;
  readonly others: readonly Body[];
}

const strings = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

const screenOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Settings shared by most sibling pages, without member restrictions. */
const usual = (others: readonly Body[], field: 'flags' | 'stateLayouts'): unknown => {
  const said = others
    .filter(({ flags }) => fieldsOf(flags)['isNeedLogin'] !== true && fieldsOf(flags)['isNeedNonLogin'] !== true)
    .map((body) => {
      const { title: _, keepAliveName: __, category: ___, ...rest } = fieldsOf(body[field]);
      return JSON.stringify(Object.fromEntries(Object.entries(rest).toSorted(([one], [two]) => (one < two ? -1 : 1))));
    });
  const most = [...Map.groupBy(said, (one) => one)].toSorted(([, one], [, two]) => two.length - one.length)[0]?.[0];
  return most === undefined ? {} : JSON.parse(most);
};

/** A page with an address, a screen name and a layout of its own. A new one is in preparation until somebody opens it. */
export function pageParts(docs: Docs, names: Names, { id, body, venue, source, title, slug, others }: Parts): Body {
  const pages = [...docs.values()].flatMap((doc) => (doc.type === 'page' && doc.body !== undefined ? [doc.body] : []));
  const screens = new Set(pages.flatMap((page) => [...strings(page['screen']), ...strings(page['aliases'])]));
  const addresses = new Set(
    pages.flatMap((page) =>
      [...strings(page['paths']), ...strings(page['redirects'])].map((_, at) =>
        names.address({ ...page, paths: [...strings(page['paths']), ...strings(page['redirects'])] }, at),
      ),
    ),
  );
  const own = body;
  // Widgets of a copied layout read the values that the other page's path has.
  const [like = ''] = strings(source?.['paths']);
  const values = [...like.matchAll(/\/\{\w+\}/g)].join('');
  const path = freeName(`/${slug}`, (one) => addresses.has(names.address({ ...own, paths: [one + values] }))) + values;
  const screen = freeName(screenOf(slug), (one) => screens.has(one), '');
  const layoutsBeside = [...docs.values()]
    .filter((doc) => doc.type === 'layout' && names.venueOf('layout', doc.id) === venue && doc.body?.['use'] === 'page')
    .map((doc) => doc.id);
  const made = {
    screen,
    paths: [path],
    layout: freeIdIn(docs, names, { type: 'layout', venue, name: slug, like: layoutsBeside }),
    aaPageNm: [venue, screen].filter((one) => one !== undefined).join('>'),
  };
  const state = (content: unknown) => ({ pageId: id, pageStatusCode: 'D', pageBlockContent: content });
  if (source === undefined) {
    const states = fieldsOf(usual(others, 'stateLayouts'));
    return {
      ...own,
      pageInfo: state(''),
      dataServiceList: [],
      messageList: [],
      ...made,
      flags: { ...fieldsOf(usual(others, 'flags')), title },
      guards: [],
      ...(Object.keys(states).length === 0 ? {} : { stateLayouts: states }),
      seo: { title },
    };
  }
  // What leads to the other page stays with it.
  const { aliases: _, redirects: __, schedule: ___, ...rest } = own as Fields & Body;
  return {
    ...rest,
    ...made,
    pageInfo: state(fieldsOf(source['pageInfo'])['pageBlockContent'] ?? ''),
    flags: { ...fieldsOf(source['flags']), title },
    seo: { ...fieldsOf(source['seo']), title },
  };
}

/** The layout of a new page: empty, or a copy. */
export const ownLayout = (
  docs: Docs,
  { id, source }: { readonly id: string; readonly source: Body | undefined },
): Body => {
  const copy = source === undefined ? undefined : docs.get(`layout/${String(source['layout'])}`)?.body;
  return {
    ...(copy === undefined ? { v: 1, use: 'page', placements: [] } : structuredClone(copy)),
    type: 'layout',
    id,
  };
};
