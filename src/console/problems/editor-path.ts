import type { Docs } from '../site/documents.ts';
import { valueAt } from './apply-fix.ts';

/** Returns the console path of the editor for a document, optionally at a pointer. */
export const editorPath = (docs: Docs, key: string, pointer = ''): string => {
  if (key.startsWith('picture/')) return `/media/${key.slice('picture/'.length)}`;
  const placement = key.startsWith('layout/') ? /^\/placements\/\d+/.exec(pointer)?.[0] : undefined;
  const id = placement === undefined ? undefined : valueAt(docs.get(key)?.body, `${placement}/id`);
  const query = new URLSearchParams({
    ...(pointer === '' ? {} : { at: pointer }),
    ...(typeof id === 'string' ? { place: id } : {}),
  }).toString();
  return `/${key.startsWith('menu/') ? 'menus' : 'content'}/${key}${typeof id === 'string' ? '/layout' : ''}${query === '' ? '' : `?${query}`}`;
};
