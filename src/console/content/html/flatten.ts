import { isInline } from './roles.ts';
import { isElement, type HtmlElement, type HtmlTree } from './tree.ts';

const spaces = /[ \t\n\r\f]+/g;
/** Elements that must not be joined: two adjacent links are not one. */
const counted = new Set(['a', 'button', 'q', 'abbr', 'time', 'span']);

interface Leaf {
  readonly text: string;
  readonly around: readonly HtmlElement[];
}

const signOf = ({ tag, attributes }: HtmlElement): string =>
  `${tag} ${JSON.stringify(Object.entries(attributes).toSorted(([one], [two]) => (one < two ? -1 : 1)))}`;

const holdsBlock = (node: HtmlTree): boolean =>
  isElement(node) && (!isInline(node.tag) || node.children.some(holdsBlock));

const leavesOf = (node: HtmlTree, around: readonly HtmlElement[]): readonly Leaf[] => {
  if (!isElement(node)) return node === '' ? [] : [{ text: node, around }];
  if (node.children.length > 0) return node.children.flatMap((child) => leavesOf(child, [...around, node]));
  return [{ text: `<${signOf(node)}>`, around }];
};

/** A line of text as pieces, each with what it stands in; in which order that is nested makes no difference to who reads it. */
const flattenLine = (line: readonly HtmlTree[], isKept: boolean): readonly string[] => {
  const seen = new Map<HtmlElement, number>();
  const nameOf = (element: HtmlElement): string => {
    if (!counted.has(element.tag)) return signOf(element);
    if (!seen.has(element)) seen.set(element, seen.size);
    return `${signOf(element)} ${seen.get(element)}`;
  };
  const pieces = line
    .flatMap((node) => leavesOf(node, []))
    .map(({ text, around }) => ({ text, around: around.map(nameOf).toSorted().join(' in ') }));
  const said: { text: string; around: string }[] = [];
  let isAfterSpace = true;
  for (const { text, around } of pieces) {
    const isBreak = text.startsWith('<br ');
    const last = said.at(-1);
    // Space around a line break is not seen.
    if (isBreak && last !== undefined && !isKept) last.text = last.text.replace(/ $/, '');
    const shown: string =
      isKept || text.startsWith('<') ? text : text.replaceAll(spaces, ' ').replace(isAfterSpace ? /^ / : /^(?!)/, '');
    if (shown !== '') isAfterSpace = isBreak || shown.endsWith(' ');
    if (last?.around === around) last.text += shown;
    else if (shown !== '') said.push({ text: shown, around });
  }
  const end = said.at(-1);
  if (end !== undefined && !isKept) end.text = end.text.replace(/ $/, '');
  return said.filter(({ text }) => text !== '').map(({ text, around }) => `${text} | ${around}`);
};

/** Everything that somebody can see, or press, of a tree, in order: equal lists, equal pages. Written apart from reader and writer of the editor, to judge both. */
export const flatten = (tree: readonly HtmlTree[], isKept = false): readonly string[] => {
  const said: string[] = [];
  let line: HtmlTree[] = [];
  const endLine = (): void => {
    said.push(...flattenLine(line, isKept));
    line = [];
  };
  for (const node of tree) {
    if (!isElement(node) || (isInline(node.tag) && !holdsBlock(node))) {
      line.push(node);
      continue;
    }
    endLine();
    said.push(`<${signOf(node)}>`, ...flatten(node.children, isKept || node.tag === 'pre'), `</${node.tag}>`);
  }
  endLine();
  return said;
};
