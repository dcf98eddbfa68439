import type { DocumentType } from './documents.ts';

/**
 * Facts that texts name as `{{opening.today}}` or `{{ride.heightMin:EL-coaster}}`: the value is read from the document that owns it. The
 * subject is the ID of the document; a venue may be left out in texts of its own pages, and a prize follows its event after a slash.
 */
export const factSubjects = {
  /** Hours of today, such as 10:00–21:00. */
  'opening.today': 'venue',
  /** Closing time of today. */
  'opening.until': 'venue',
  /** Departure of the last bus of today. */
  'bus.last': 'venue',
  /** Times of a show today. */
  'show.times': 'show',
  'ride.heightMin': 'facility',
  'ride.ageMin': 'facility',
  /** Chance of a prize of a wheel. */
  'prize.chance': 'event',
  /** Walking and staying, without waiting. */
  'course.minutes': 'course',
  'course.metres': 'course',
} as const satisfies Readonly<Record<string, DocumentType>>;

export type FactName = keyof typeof factSubjects;
export const factNames = Object.keys(factSubjects) as readonly FactName[];

/** A fact that a text names, such as `prize.chance` of `wheel/first`. */
export interface FactPlaceholder {
  /** Text between the braces; the key of its value. */
  readonly key: string;
  /** May be a name that is not in the list. */
  readonly name: string;
  /** Empty where none is given. */
  readonly subject: string;
}

/**
 * Stands before the placeholders in the documents of a release, so that answers fill these and not what a member typed. No call takes a text
 * with it, and it has no width where a text is shown unfilled.
 */
export const factMark = '\u{E01EF}';

// A dot tells a fact from the values that a caller fills in.
const placeholder = /\u{E01EF}?\{\{([A-Za-z]+\.[A-Za-z]+)(?::([\w./-]+))?\}\}/gu;

const placeholderOf = (name: string, subject: string): FactPlaceholder => ({
  key: subject === '' ? name : `${name}:${subject}`,
  name,
  subject,
});

/** Returns the facts that a text names. */
export const factsIn = (text: string): readonly FactPlaceholder[] =>
  text.includes('{{')
    ? [...text.matchAll(placeholder)].map(([, name = '', subject = '']) => placeholderOf(name, subject))
    : [];

export const isFactName = (name: string): name is FactName => Object.hasOwn(factSubjects, name);

const changePlaceholders = (text: string, change: (whole: string, fact: FactPlaceholder) => string): string =>
  text.includes('{{')
    ? text.replaceAll(placeholder, (whole, name: string, subject = '') => change(whole, placeholderOf(name, subject)))
    : text;

/** Changes all texts of a value, also in maps. Parts without a change stay the same objects. */
function changeTexts<T>(value: T, change: (text: string) => string): T;
function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<unknown, unknown>)];
    const changed = changeTexts(entries, change);
    return changed === entries ? value : new Map(changed);
  }
  if (Array.isArray(value)) {
    const changed = value.map((one: unknown) => changeTexts(one, change));
    return changed.every((one, index) => one === value[index]) ? value : changed;
  }
  const entries = Object.entries(value);
  const changed = entries.map(([name, one]) => [name, changeTexts<unknown>(one, change)] as const);
  return changed.every(([, one], index) => one === entries[index]?.[1]) ? value : Object.fromEntries(changed);
}

/** Fills the facts in all texts of a value that holds texts of documents alone. */
export const fillFacts = <T>(value: T, valueOf: (fact: FactPlaceholder) => string): T =>
  changeTexts(value, (text) => changePlaceholders(text, (_, fact) => valueOf(fact)));

/** Fills the marked facts in all texts of a value that may hold texts of members too. */
export const fillMarkedFacts = <T>(value: T, valueOf: (fact: FactPlaceholder) => string): T =>
  changeTexts(value, (text) =>
    text.includes(factMark)
      ? changePlaceholders(text, (whole, fact) => (whole.startsWith(factMark) ? valueOf(fact) : whole))
      : text,
  );

/** Marks the facts in all texts of documents; marking twice changes nothing. */
export const markFacts = <T>(value: T): T =>
  changeTexts(value, (text) =>
    changePlaceholders(text, (whole) => (whole.startsWith(factMark) ? whole : `${factMark}${whole}`)),
  );

/** Name under which widgets receive the facts of their texts. */
export const factsNeed = 'facts of texts';

/** Stands where a fact is not known. */
export const noFact = '–';
