import type { Names } from '../../../content/diff/names.ts';
import type { Docs } from '../../site/documents.ts';
import { bodiesOf } from '../../site/use-site.tsx';
import { textOf } from './schema.ts';

/** The theme that a document's pictures are seen in: its venue's, else the site's. */
export const themeFor = (
  docs: Docs,
  names: Names,
  { type, id }: { readonly type: string; readonly id: string },
): string => {
  if (type === 'theme') return id;
  const venue = names.venueOf(type, id);
  const theme = venue === undefined ? undefined : docs.get(`venue/${venue}`)?.body?.['theme'];
  return textOf(theme ?? bodiesOf(docs, 'site')[0]?.['theme']);
};
