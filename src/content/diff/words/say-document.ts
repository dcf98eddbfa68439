import { definitionOf, typeLabel } from '../../check/definition-of.ts';
import type { Fields } from '../../check/is-fields.ts';
import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { documentTitle } from './document-title.ts';
import { both, quotedWords, sayTime } from './phrase.ts';

/** Owner of a theme or menu: one venue or the site. */
function ownerOf(type: string, id: string, names: Names): Words | undefined {
  if (names.document('site', 'site')?.[type] === id) return { ko: '사이트', en: 'the site' };
  const venue = names.venueOf(type, id);
  return venue === undefined ? undefined : names.venue(venue);
}

/** Title of a document; a call by its method and path. */
function titleOf(type: string, id: string, body: Fields, names: Names): Words {
  if (type === 'page' && names.document('page', id) !== undefined) return names.page(id);
  const title = documentTitle(type, body, names) ?? both(id);
  const { method, path } = body;
  return quotedWords(typeof method === 'string' && title.en === path ? both(`${method} ${path}`) : title);
}

/** A document as an operator calls it: `the page “Map”`. */
export function sayDocument(type: string, id: string, body: Fields, names: Names): Words {
  const kind = typeLabel(type);
  const of = definitionOf(type)?.of;
  if (of === 'site') return { ko: kind.ko, en: `the ${kind.en}` };
  const owner = of === 'venue' ? ownerOf(type, id, names) : undefined;
  if (owner === undefined) {
    const title = of === 'venue' ? quotedWords(both(id)) : titleOf(type, id, body, names);
    return { ko: `${title.ko} ${kind.ko}`, en: `the ${kind.en} ${title.en}` };
  }
  const date = sayTime(String(body['date']));
  return {
    ko: `${owner.ko} ${kind.ko}${date === undefined ? '' : `(${date.ko})`}`,
    en: `the ${kind.en} of ${owner.en}${date === undefined ? '' : ` on ${date.en}`}`,
  };
}
