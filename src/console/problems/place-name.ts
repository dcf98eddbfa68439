import { labelOf } from '../content/form/labels.ts';
import type { Language } from '../texts/use-texts.ts';

const isIndex = (part: string): boolean => /^\d+$/.test(part);
/** Names that documents give, such as keys of messages, are told as they are. */
const isField = (part: string): boolean => /^[A-Za-z]+$/.test(part);

const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const nameOf = (language: Language, part: string, before: readonly string[]): string =>
  isField(part) ? labelOf(language, part, before.findLast((one) => !isIndex(one)) ?? '') : part;

/** Label of a pointer's last name; undefined for the document. */
export const placeName = (language: Language, pointer: string): string | undefined => {
  const parts = partsOf(pointer);
  const last = parts.findLastIndex((part) => !isIndex(part));
  return parts[last] === undefined ? undefined : nameOf(language, parts[last], parts.slice(0, last));
};

/** The way to the place of a pointer, with places in lists counted from one; empty for the whole document. */
export const placePath = (language: Language, pointer: string): string =>
  partsOf(pointer)
    .map((part, index, all) =>
      isIndex(part)
        ? ` ${Number(part) + 1}`
        : `${index === 0 ? '' : ' › '}${nameOf(language, part, all.slice(0, index))}`,
    )
    .join('');
