import type { Problem } from '#content';
import type { Span } from './json-spans.ts';

/** Replacement of a range of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the edit of a fix, limited to the value or name. Undefined when the location has neither. */
export function editOf(fix: NonNullable<Problem['fix']>, span: Span | undefined, text: string): Edit | undefined {
  if (span === undefined) return undefined;
  switch (fix.kind) {
    case 'replace':
      return { start: span.start, end: span.end, text: JSON.stringify(fix.value) };
    case 'rename':
      return span.key && { ...span.key, text: JSON.stringify(fix.key) };
    case 'remove':
      return withoutComma({ start: span.key?.start ?? span.start, end: span.end }, text);
  }
}

/** Delete an entry with the comma after it, or before it when it is the last. */
function withoutComma({ start, end }: { readonly start: number; readonly end: number }, text: string): Edit {
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0];
  if (after !== undefined) return { start, end: end + after.length, text: '' };
  const before = /\s*,\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  return { start: start - before.length, end, text: '' };
}
