import { definitionOf } from '../../content/check/definition-of.ts';
import { fieldsOf, textsIn } from '../../content/check/is-fields.ts';
import type { Docs, DocContent } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';
import type { Body } from '../api/client.ts';
import { addressAt } from '../problems/addresses.ts';

const pathOfPage = (docs: Docs, page: Body | undefined): string | undefined => {
  const path = textsIn(page?.['paths']).find((one) => !one.includes('{'));
  return page === undefined || path === undefined ? undefined : addressAt((key) => docs.get(key)?.body, page, path);
};

const screenPath = (docs: Docs, screen: unknown): string | undefined =>
  pathOfPage(
    docs,
    bodiesOf(docs, 'page').find((page) => page['screen'] === screen),
  );

const readsCall = (value: unknown, call: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, inner]) => (name === 'path' && inner === call) || readsCall(inner, call))
    : false;

/** Placements that a visitor sees at once: outside of steps, or in the first of them. */
const firstSeen = (layout: Body | undefined): readonly Record<string, unknown>[] => {
  const placements = Array.isArray(layout?.['placements']) ? layout['placements'].map(fieldsOf) : [];
  // Placements of an unsound draft may lie in each other.
  const inFirst = (id: unknown, inside: readonly unknown[] = []): boolean => {
    const found = placements.find((one) => one['id'] === id);
    const outer = placements.find((one) => one['id'] === found?.['in']);
    if (found === undefined || outer === undefined || inside.includes(id)) return true;
    if (outer['widget'] !== 'steps') return inFirst(outer['id'], [...inside, id]);
    const { steps } = fieldsOf(outer['settings']);
    const panels = Array.isArray(steps) ? fieldsOf(steps[0])['panels'] : undefined;
    return Array.isArray(panels) && panels.some((panel) => fieldsOf(panel)['placement'] === id);
  };
  return placements.filter(({ id }) => inFirst(id));
};

/** Path of a page that shows documents of a type to a guest. One that visitors can search for comes first. */
const pathShowing = (docs: Docs, call: string): string | undefined =>
  bodiesOf(docs, 'page')
    .filter(({ flags, layout }) => {
      const { isNeedLogin } = fieldsOf(flags);
      return (
        isNeedLogin !== true &&
        firstSeen(docs.get(`layout/${String(layout)}`)?.body).some(({ settings }) => readsCall(settings, call))
      );
    })
    .toSorted((one, other) => Number(one['notSearched'] === true) - Number(other['notSearched'] === true))
    .map((page) => pathOfPage(docs, page))
    .find((path) => path !== undefined);

/** Preview path of a document: a page's own path, a page with the layout, a page that shows documents of its type, else the main page of its venue, else the gate. */
export const previewPathOf = (docs: Docs, doc: DocContent | undefined, venue: string | undefined): string => {
  const own = doc?.type === 'page' ? pathOfPage(docs, doc.body ?? doc.live) : undefined;
  if (own !== undefined) return own;
  const shown =
    doc?.type === 'layout'
      ? bodiesOf(docs, 'page')
          .filter((page) => page['layout'] === doc.id || Object.values(fieldsOf(page['stateLayouts'])).includes(doc.id))
          .map((page) => pathOfPage(docs, page))
          .find((path) => path !== undefined)
      : undefined;
  const { shownBy } = (doc === undefined ? undefined : definitionOf(doc.type)) ?? {};
  return (
    shown ??
    (shownBy === undefined ? undefined : pathShowing(docs, shownBy)) ??
    (venue === undefined ? undefined : screenPath(docs, docs.get(`venue/${venue}`)?.body?.['main'])) ??
    '/'
  );
};
