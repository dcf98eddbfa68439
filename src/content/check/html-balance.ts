import { tagsIn, type Tag } from './html-tags.ts';

/** The first tag of an HTML text that is not closed as it was opened, and where it stands. `near` is how the text goes on from there. */
export interface Unbalanced {
  readonly kind: 'unclosed' | 'unopened' | 'cut';
  readonly tag: string;
  /** The end tag that comes too early; none at the end of the text. */
  readonly before?: string;
  readonly at: number;
  readonly near: string;
}

const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const NEAR = 30;

/** True when tags are closed in reverse order of opening. */
export function findUnbalanced(html: string): Unbalanced | undefined {
  const fault = findFault(html);
  return fault && { ...fault, near: html.slice(fault.at, fault.at + NEAR) };
}

type Fault = Omit<Unbalanced, 'near'>;

function findFault(html: string): Fault | undefined {
  const open: Tag[] = [];
  for (const tag of tagsIn(html)) {
    const { name, at, end, isEnd } = tag;
    if (end === -1) return { kind: 'cut', tag: `<${isEnd ? '/' : ''}${name}`, at };
    const fault = isEnd ? close(open, tag) : undefined;
    if (fault !== undefined) return fault;
    if (!isEnd && !empty.has(name)) open.push(tag);
  }
  const last = open.at(-1);
  return last && { kind: 'unclosed', tag: `<${last.name}>`, at: last.at };
}

function close(open: Tag[], { name, at }: Tag): Fault | undefined {
  const last = open.at(-1);
  if (last?.name === name) return void open.pop();
  if (empty.has(name)) return undefined;
  if (last === undefined || !open.some((one) => one.name === name)) return { kind: 'unopened', tag: `</${name}>`, at };
  return { kind: 'unclosed', tag: `<${last.name}>`, before: `</${name}>`, at: last.at };
}
