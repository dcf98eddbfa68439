import type { Problem } from '#content';
import type { Span } from './json-spans.ts';

/** A change of some letters of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The letters that a remedy changes: those of the value or name alone. Undefined when the place has neither. */
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

/** An entry goes with the comma that parts it from the next, or, when it is the last, from the one before. */
function withoutComma({ start, end }: { readonly start: number; readonly end: number }, text: string): Edit {
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0];
  if (after !== undefined) return { start, end: end + after.length, text: '' };
  const before = /\s*,\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  return { start: start - before.length, end, text: '' };
}
