import { documentLabels } from '../../check/document-labels.ts';
import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { both, quoted, quotedWords, sayTime } from '../words/phrase.ts';

const kinds: Readonly<Record<string, Words>> = documentLabels;
export const kindOf = (type: string): Words => kinds[type] ?? both(type);

/** Types of which there is one: its id says nothing. */
export const single: ReadonlySet<string> = new Set([
  'site',
  'system-config',
  'words',
  'account-policy',
  'errors',
  'analytics',
  'sharing',
  'app',
]);

const local = (value: unknown): Words | undefined => {
  if (!isFields(value)) return undefined;
  const [ko, en] = [value['ko'] ?? value['en'], value['en'] ?? value['ko']];
  return typeof ko === 'string' && typeof en === 'string' ? { ko, en } : undefined;
};

const callOf = ({ method, path }: Fields, id: string): Words =>
  both(typeof path === 'string' ? `${typeof method === 'string' ? `${method} ` : ''}${path}` : id);

/** Owner of a theme or menu: one venue or the site. */
function ownerOf(type: string, id: string, names: Names): Words | undefined {
  if (type === 'theme' && names.document('site', 'site')?.['theme'] === id) return { ko: '사이트', en: 'the site' };
  const venue = names.venueOf(type, id);
  return venue === undefined ? undefined : names.venue(venue);
}

/** Quoted name of a document. */
function titleOf(type: string, id: string, body: Fields, names: Names): Words {
  switch (type) {
    case 'page':
      return names.document('page', id) === undefined ? quotedWords(names.pageTitle(body)) : names.page(id);
    case 'link':
      return quotedWords(names.text(body['linkName']) ?? both(id));
    case 'venue':
      return quotedWords(names.text(body['name']) ?? both(id));
    case 'data-service':
    case 'operation':
      return quotedWords(callOf(body, id));
    case 'picture':
      return quotedWords(both(typeof body['name'] === 'string' && body['name'] !== '' ? body['name'] : id));
    case 'client':
    case 'facility':
    case 'show':
    case 'ticket-product':
    case 'exp-program':
    case 'meal-kind':
    case 'billboard':
    case 'facility-use':
    case 'wallet':
    case 'coupon-kind':
    case 'gift-card-kind':
      return quotedWords(local(body['name']) ?? both(id));
    case 'mini-game':
      return quotedWords(local(body['title']) ?? both(id));
    default:
      return quotedWords(local(body['title']) ?? local(body['bannerSubject']) ?? both(id));
  }
}

/** A document as an operator calls it: `the page “Map”`. */
export function subjectOf(type: string, id: string, body: Fields, names: Names): Words {
  const kind = kindOf(type);
  if (single.has(type)) return { ko: kind.ko, en: `the ${kind.en}` };
  if (type === 'deep-links' || type === 'push' || type === 'theme' || type === 'menu') {
    const owner = type === 'theme' || type === 'menu' ? ownerOf(type, id, names) : names.venue(id);
    if (owner !== undefined) return { ko: `${owner.ko} ${kind.ko}`, en: `the ${kind.en} of ${owner.en}` };
    return { ko: `${quoted(id)} ${kind.ko}`, en: `the ${kind.en} ${quoted(id)}` };
  }
  if (type === 'park-map' || type === 'path-graph' || type === 'opening') {
    const owner = names.venueOf(type, id);
    const venue = owner === undefined ? both(quoted(id)) : names.venue(owner);
    const date = sayTime(String(body['date']));
    return {
      ko: `${venue.ko} ${kind.ko}${date === undefined ? '' : `(${date.ko})`}`,
      en: `the ${kind.en} of ${venue.en}${date === undefined ? '' : ` on ${date.en}`}`,
    };
  }
  const title = titleOf(type, id, body, names);
  return { ko: `${title.ko} ${kind.ko}`, en: `the ${kind.en} ${title.en}` };
}
