import { htmlToDOM, type DOMNode, type Element, type Text } from 'html-react-parser';

// The parser's classes come from two packages: their kinds tell more than `instanceof`.
const isElement = (node: DOMNode): node is Element => 'attribs' in node;
const isText = (node: DOMNode): node is Text => node.type === 'text';

/** A page as it was and as it is, with a mark (`data-changed`) on everything that differs; the first mark of each is the fragment `changed`. */
export interface MarkedPages {
  readonly one: string;
  readonly two: string;
  /** How many places differ; of the page that has more. */
  readonly marks: number;
}

// What is numbered anew with each drawing says nothing, nor does what nobody sees.
const silent = new Set([
  'id',
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'nonce',
  'integrity',
]);
const unseen = new Set(['script', 'style', 'link', 'meta', 'template', 'noscript']);

const isSeen = (node: DOMNode): node is Element | Text =>
  isElement(node) ? !unseen.has(node.name) : isText(node) && node.data.trim() !== '';
const childrenOf = (element: Element): readonly (Element | Text)[] => (element.children as DOMNode[]).filter(isSeen);
const tagOf = ({ name, attribs }: Element): string =>
  `${name} ${Object.entries(attribs)
    .filter(([attribute]) => !silent.has(attribute))
    .map(([attribute, value]) => `${attribute}=${value}`)
    .sort()
    .join(' ')}`;

const wordsOf = (element: Element): readonly string[] =>
  childrenOf(element).flatMap((node) => (isText(node) ? [node.data.trim()] : wordsOf(node)));

/** Everything of an element that is seen, as text: of two that are the same it is the same. */
class Prints {
  readonly #known = new WeakMap<object, string>();

  of(node: Element | Text): string {
    if (isText(node)) return node.data.trim();
    const known =
      this.#known.get(node) ??
      `<${tagOf(node)}>${childrenOf(node)
        .map((child) => this.of(child))
        .join('\n')}</>`;
    this.#known.set(node, known);
    return known;
  }
}

/** Pairs of what is the same in two lists, in order (the longest common part). */
const samePairs = (one: readonly string[], two: readonly string[]): readonly (readonly [number, number])[] => {
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1));
  const at = (x: number, y: number): number => longest[x]?.[y] ?? 0;
  for (let x = one.length - 1; x >= 0; x--)
    for (let y = two.length - 1; y >= 0; y--)
      longest[x]?.fill(one[x] === two[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1)), y, y + 1);
  const pairs: (readonly [number, number])[] = [];
  for (let x = 0, y = 0; x < one.length && y < two.length;) {
    if (one[x] === two[y]) pairs.push([x++, y++]);
    else if (at(x + 1, y) >= at(x, y + 1)) x++;
    else y++;
  }
  return pairs;
};

class Marker {
  readonly #prints = new Prints();
  readonly one = new Set<Element>();
  readonly two = new Set<Element>();

  compare(one: Element, two: Element): void {
    if (this.#prints.of(one) === this.#prints.of(two)) return;
    const [was, is] = [childrenOf(one), childrenOf(two)];
    const textOf = (all: readonly (Element | Text)[]): string =>
      all
        .filter(isText)
        .map((node) => this.#prints.of(node))
        .join('\n');
    const before = this.one.size + this.two.size;
    if (textOf(was) === textOf(is)) this.#compareLists({ one, two }, was.filter(isElement), is.filter(isElement));
    // Nothing inside differs by itself: it is the element.
    if (this.one.size + this.two.size === before) this.#mark(one, two);
  }

  #mark(one: Element | undefined, two: Element | undefined): void {
    if (one !== undefined) this.one.add(one);
    if (two !== undefined) this.two.add(two);
  }

  #compareLists(
    around: { readonly one: Element; readonly two: Element },
    one: readonly Element[],
    two: readonly Element[],
  ): void {
    const pairs = [
      ...samePairs(
        one.map((element) => this.#prints.of(element)),
        two.map((element) => this.#prints.of(element)),
      ),
      [one.length, two.length] as const,
    ];
    let [x, y] = [0, 0];
    for (const [nextX, nextY] of pairs) {
      this.#compareGap(around, one.slice(x, nextX), two.slice(y, nextY));
      [x, y] = [nextX + 1, nextY + 1];
    }
  }

  /** Between two parts that are the same: what looks alike is one that changed, the rest went or came. */
  #compareGap(
    around: { readonly one: Element; readonly two: Element },
    gone: readonly Element[],
    come: readonly Element[],
  ): void {
    const left = [...gone];
    const fresh: Element[] = [];
    for (const [index, next] of come.entries()) {
      const same =
        gone.length === come.length
          ? left.findIndex((old) => old === gone[index] && old.name === next.name)
          : left.findIndex((old) => this.#isAlike(old, next));
      const [old] = same < 0 ? [] : left.splice(same, 1);
      if (old === undefined) fresh.push(next);
      else this.compare(old, next);
    }
    for (const element of left) this.#mark(element, undefined);
    for (const element of fresh) this.#mark(undefined, element);
    // Where something only went, its place is marked in the other page.
    if (left.length > 0 && fresh.length === 0 && this.two.size === 0) this.#mark(undefined, around.two);
    if (fresh.length > 0 && left.length === 0 && this.one.size === 0) this.#mark(around.one, undefined);
  }

  #isAlike(one: Element, two: Element): boolean {
    if (tagOf(one) !== tagOf(two)) return false;
    const [was, is] = [wordsOf(one), new Set(wordsOf(two))];
    return was.some((line) => is.has(line)) || childrenOf(one).length === 0;
  }
}

const bodyOf = (html: string): Element | undefined => {
  const find = (nodes: readonly DOMNode[]): Element | undefined => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const found = node.name === 'body' ? node : find(node.children as DOMNode[]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(htmlToDOM(html, { withStartIndices: true }));
};

/** Writes the marks into the page where it is; nothing else of it changes. */
const write = (html: string, marked: ReadonlySet<Element>): string => {
  const places = [...marked]
    .flatMap(({ startIndex, name, attribs }) =>
      startIndex === null ? [] : [{ startIndex, name, hasId: Object.hasOwn(attribs, 'id') }],
    )
    .toSorted((one, two) => one.startIndex - two.startIndex);
  return places.reduceRight((page, { startIndex, name, hasId }, index) => {
    const end = startIndex + 1 + name.length;
    const anchor = index > 0 ? '' : hasId ? '<span id="changed"></span>' : ' id="changed"';
    return index === 0 && hasId
      ? `${page.slice(0, startIndex)}${anchor}${page.slice(startIndex, end)} data-changed${page.slice(end)}`
      : `${page.slice(0, end)}${anchor} data-changed${page.slice(end)}`;
  }, html);
};

/** Marks what differs between two drawings of a page, by their elements and never by their pixels. */
export function markPageChanges(one: string, two: string): MarkedPages {
  const [was, is] = [bodyOf(one), bodyOf(two)];
  if (was === undefined || is === undefined) return { one, two, marks: 0 };
  const marker = new Marker();
  marker.compare(was, is);
  return {
    one: write(one, marker.one),
    two: write(two, marker.two),
    marks: Math.max(marker.one.size, marker.two.size),
  };
}
