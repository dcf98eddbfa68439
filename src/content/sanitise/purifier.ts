import type { Removal } from '../check/prepared.ts';
import { purifyOptions } from './policy.ts';

/** Sanitises a text: what is left of it, and what was taken away. */
export type Purifier = (html: string) => { readonly html: string; readonly removed: readonly Removal[] };

/**
 * Stands before each text, so that it is read as in a page of ours: without a type a table would stay in the paragraph before it, and without a
 * body scripts and comments at the beginning would land in the head, where nobody sees them go.
 */
const before = '<!doctype html><body>';

/** DOMPurify in a window of its own. Loaded on first use, because a start with stored results needs no DOM. */
export async function createPurifier(): Promise<Purifier> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  return (html) => ({ html: purify.sanitize(`${before}${html}`, purifyOptions), removed: purify.removed.map(describe) });
}

interface Removed {
  readonly element?: Node;
  readonly attribute?: Attr | null;
  readonly from?: Node;
}

const COMMENT = 8;

function describe({ element, attribute, from }: Removed): Removal {
  const owner = from?.nodeName.toLowerCase() ?? '';
  if (element === undefined) return { what: `<${owner} ${attribute?.name ?? ''}>`, why: 'attribute' };
  if (element.nodeType === COMMENT) return { what: `<!--${(element.nodeValue ?? '').slice(0, 40)}-->`, why: 'comment' };
  return { what: `<${element.nodeName.toLowerCase()}>`, why: 'tag' };
}
