import type { Removal } from '../check/prepared.ts';
import { beforeText } from '../check/html-policy.ts';
import { purifyOptions } from './policy.ts';

/** Sanitises a text: what is left of it, and what was taken away. */
export type Purifier = (html: string) => { readonly html: string; readonly removed: readonly Removal[] };

/** DOMPurify in a window of its own. Loaded on first use, because a start with stored results needs no DOM. */
export async function createPurifier(): Promise<Purifier> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  return (html) => ({
    html: purify.sanitize(`${beforeText}${html}`, purifyOptions),
    removed: purify.removed.map(describe),
  });
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
