import type { DocumentSet } from '#schemas/documents';
import type { Snapshot } from '../../../engine/index.ts';
import { findRoute } from '#engine/routing/find-route';

/** Document types with texts for visitors. */
const spoken = [
  'messages',
  'notice',
  'board',
  'discount',
  'banner',
  'code-list',
  'page',
  'layout',
  'park-map',
  'facility',
  'show',
  'course',
  'opening',
] as const;

const addLetters = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') for (const letter of value) into.add(letter);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addLetters(inner, into);
};

const isLatin = (letter: string): boolean => letter.charCodeAt(0) < 0x1100;
const printable = (letter: string): boolean => letter >= ' ' && letter !== '\u007f';

/** Characters used by a release, as sorted disjoint lists. */
export interface Glyphs {
  /** Latin script, digits and symbols. */
  readonly latin: string;
  /** Other characters of the main pages with their frame, menu and news: enough for most visits, and loaded on every first visit. */
  readonly first: string;
  readonly rest: string;
}

const wordsOfMainPages = (snapshot: Snapshot): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { to, name, tagline, frame, menu } of Object.values(snapshot.venues)) {
    const route = findRoute(snapshot, { path: to });
    const parts = [
      snapshot.layouts[frame],
      snapshot.menus[menu],
      'page' in route ? snapshot.layouts[route.page.layout] : undefined,
    ];
    for (const word of [name, tagline, ...parts.flatMap((part) => part?.messageKeys ?? [])]) words.add(word);
  }
  return words;
};

const gather = (parts: Iterable<unknown>): Set<string> => {
  const letters = new Set<string>();
  for (const part of parts) addLetters(part, letters);
  return letters;
};

const inOrder = (letters: Iterable<string>): string => [...letters].filter(printable).sort().join('');

/** Returns the characters used by a release. Each list has its own font file, and browsers load only the files that a page needs. */
export const glyphsOf = (documents: DocumentSet, snapshot: Snapshot): Glyphs => {
  const all = gather([
    ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
    ...spoken.flatMap((type) => [...documents[type].values()]),
  ]);
  const early = gather([
    ...[...wordsOfMainPages(snapshot)].flatMap((word) => [snapshot.messages.ko[word], snapshot.messages.en[word]]),
    ...documents.banner.values(),
    // Lists show records without their body.
    ...[...documents.notice.values(), ...documents.board.values(), ...documents.course.values()].map(
      ({ body: _, ...listed }) => listed,
    ),
  ]);
  const others = [...all].filter((letter) => !isLatin(letter));
  return {
    latin: inOrder([...all].filter(isLatin)),
    first: inOrder(others.filter((letter) => early.has(letter))),
    rest: inOrder(others.filter((letter) => !early.has(letter))),
  };
};
