import { Parser } from 'htmlparser2';

/** Elements without content, and those that end by themselves where the next one begins: they hold none of their own kind. */
const flat: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rb rt rtc rp'.split(
    ' ',
  ),
);
/** Elements that may stay open at the end; what they should be is said of 40 (`DEEPEST`). */
const mostOpen = 100;
/** Elements that a parser may have to make of a text: one left open comes back in each paragraph that follows. */
const mostMade = 100_000;

const tags = (text: string): number => text.match(/<[a-z]/gi)?.length ?? 0;

/**
 * Whether a text would keep a parser busy for seconds or minutes: thousands of elements inside each other, or left open so that each paragraph repeats
 * them. Time grows with the length of the text alone. An element counts as closed only by its own end tag, and tags where this parser sees text count
 * too, so that nobody gets past by being read otherwise.
 */
export function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let unclosed = 0;
  let made = 0;
  let isTooMuch = false;
  const count = (more: number): void => {
    unclosed += more;
    made += 1 + unclosed;
    if (unclosed <= mostOpen && made <= mostMade) return;
    isTooMuch = true;
    // The rest would tell nothing more.
    parser.pause();
  };
  const pass = (text: string): void => count(tags(text));
  const parser = new Parser({
    onopentagname: (name) => {
      if (flat.has(name)) return count(0);
      open.set(name, (open.get(name) ?? 0) + 1);
      count(1);
    },
    onclosetag: (name, isImplied) => {
      const others = (open.get(name) ?? 0) - 1;
      if (isImplied || others < 0) return;
      open.set(name, others);
      unclosed -= 1;
    },
    ontext: pass,
    oncomment: pass,
    onprocessinginstruction: (_name, data) => pass(data),
  });
  parser.end(html);
  return isTooMuch;
}
