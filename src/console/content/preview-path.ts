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

/** Path of the first page that lists the call which shows documents of a type. */
const callerPath = (docs: Docs, type: string): string | undefined => {
  const call = definitionOf(type)?.shownBy;
  const lists = ({ dataServiceList }: Body): boolean =>
    Array.isArray(dataServiceList) &&
    dataServiceList.some((one) => fieldsOf(one)['dataServiceUniformresourcelocator'] === call);
  return call === undefined ? undefined : pathOfPage(docs, bodiesOf(docs, 'page').find(lists));
};

/** Preview path of a document: a page's own path, a page with the layout or that shows documents of the type, else the main page of its venue, else the gate. */
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
  return (
    shown ??
    (doc === undefined ? undefined : callerPath(docs, doc.type)) ??
    (venue === undefined ? undefined : screenPath(docs, docs.get(`venue/${venue}`)?.body?.['main'])) ??
    '/'
  );
};
