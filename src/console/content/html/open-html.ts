import { Node } from '@tiptap/pm/model';
import { flatten } from './flatten.ts';
import { readTree } from './read-tree.ts';
import { type Lost } from './read-attributes.ts';
import { parseHtml, printHtml, type HtmlTree } from './tree.ts';
import { writeDoc } from './write-tree.ts';

export interface OpenedHtml {
  readonly doc: Node;
  /** Parts that the editor would lose; while not empty, the text opens as HTML. */
  readonly lost: readonly Lost[];
}

export const printDoc = (doc: Node): string => printHtml(writeDoc(doc));

/** Elements that were written and that no parser found a place for. */
const unparsed = (html: string, tree: readonly HtmlTree[]): readonly Lost[] => {
  const left = new Map<string, number>();
  const count = (tag: string, by: number): void => void left.set(tag, (left.get(tag) ?? 0) + by);
  for (const [, tag = ''] of html.matchAll(/<([a-z!?][^\s/>]*)/gi)) count(tag.toLowerCase(), 1);
  const visit = (nodes: readonly HtmlTree[]): void =>
    nodes.forEach((node) => {
      if (typeof node === 'string') return;
      count(node.tag, -1);
      visit(node.children);
    });
  visit(tree);
  return [...left]
    .filter(([tag, by]) => by > 0 && !tag.startsWith('!--'))
    .map(([tag]) => ({ what: `<${tag}>`, by: 'site' }));
};

/** HTML as a document of the editor. Whether all of it is there is judged by what can be seen of both, not by who has read it. */
export const openHtml = (html: string): OpenedHtml => {
  const tree = parseHtml(html);
  const { doc, lost } = readTree(tree);
  const told = [...unparsed(html, tree), ...lost];
  // Neither has a place in a text; the second is what the reader works with.
  if (html.includes('\u0000') || html.includes('\uE000')) told.push({ what: '\\0', by: 'site' });
  if (told.length > 0)
    return { doc, lost: told.filter((one, index) => told.findIndex(({ what }) => what === one.what) === index) };
  const [before, after] = [flatten(tree), flatten(parseHtml(printDoc(doc)))];
  return {
    doc,
    lost:
      before.length === after.length && before.every((line, index) => line === after[index])
        ? []
        : [{ what: '', by: 'view' }],
  };
};
