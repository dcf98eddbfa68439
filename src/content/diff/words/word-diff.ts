import { quote } from '../../check/problem.ts';

/** Removed and added words of a text, with context. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
}

const around = 3;
const most = 400;

const split = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Lengths of the longest common parts of what is left of two lists of words. */
function table(one: readonly string[], two: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1));
  for (let a = one.length - 1; a >= 0; a--) {
    const [row, below] = [rows[a] as Uint16Array, rows[a + 1] as Uint16Array];
    for (let b = two.length - 1; b >= 0; b--)
      row[b] = one[a] === two[b] ? (below[b + 1] as number) + 1 : Math.max(below[b] as number, row[b + 1] as number);
  }
  return rows;
}

/** The stretches in which two long texts differ, word by word. */
export function wordChanges(before: string, after: string): readonly TextChange[] {
  const [one, two] = [split(before), split(after)];
  if (one.length > most || two.length > most) return [];
  const rows = table(one, two);
  const length = (a: number, b: number): number => rows[a]?.[b] ?? 0;
  const changes: TextChange[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < two.length) {
    if (a < one.length && b < two.length && one[a] === two[b]) {
      a++;
      b++;
      continue;
    }
    const [startA, startB] = [a, b];
    while ((a < one.length || b < two.length) && !(a < one.length && b < two.length && one[a] === two[b])) {
      if (b >= two.length || (a < one.length && length(a + 1, b) >= length(a, b + 1))) a++;
      else b++;
    }
    const lead = one.slice(Math.max(0, startA - around), startA).join(' ');
    changes.push({
      before: `${lead} ${one.slice(startA, a).join(' ')}`.trim(),
      after: `${lead} ${two.slice(startB, b).join(' ')}`.trim(),
    });
  }
  return changes;
}

/** The text of HTML, without its formatting. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Two texts as they are told: whole when they are short, else the first stretch that differs and how many more there are. */
export function tellTexts(before: string, after: string): TextChange & { readonly more: number } {
  const isShort = before.length <= 80 && after.length <= 80;
  const [first, ...rest] = isShort ? [] : wordChanges(before, after);
  if (first === undefined || first.before.length > 160 || first.after.length > 160)
    return { before: quote(before), after: quote(after), more: 0 };
  return { before: `…${quote(first.before)}…`, after: `…${quote(first.after)}…`, more: rest.length };
}
