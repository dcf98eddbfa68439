import { htmlToDOM } from 'html-react-parser';
import type { Removal } from '../check/prepared.ts';

interface Parsed {
  readonly type: string;
  readonly name?: string;
  readonly children?: readonly Parsed[];
}

/**
 * Tags that an author wrote and that are not in the result. DOMPurify names what it removes, but not what the parser before it
 * already leaves out: a cell outside a table, a second body, a document type.
 */
export function lostTags(source: string, result: string): Removal[] {
  const [before, after] = [countTags(source), countTags(result)];
  return [...before].flatMap(([tag, count]): Removal[] =>
    count > (after.get(tag) ?? 0) ? [{ what: `<${tag}>`, why: 'tag' }] : [],
  );
}

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const left: Parsed[] = [...htmlToDOM(html)];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const tag = node.name ?? (node.type === 'text' || node.type === 'comment' ? undefined : node.type);
    if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    for (const child of node.children ?? []) left.push(child);
  }
  return counts;
}
