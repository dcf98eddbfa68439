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

// A dot tells a fact from the values that a caller fills in.
const placeholder = /\{\{([A-Za-z]+\.[A-Za-z]+)(?::([\w./-]+))?\}\}/g;

/** Returns the facts that a text names. */
export const factsIn = (text: string): readonly FactPlaceholder[] =>
  text.includes('{{')
    ? [...text.matchAll(placeholder)].map(([whole, name = '', subject = '']) => ({
        key: whole.slice(2, -2),
        name,
        subject,
      }))
    : [];

export const isFactName = (name: string): name is FactName => Object.hasOwn(factSubjects, name);

const fillText = (text: string, valueOf: (fact: FactPlaceholder) => string): string =>
  text.includes('{{')
    ? text.replaceAll(placeholder, (whole, name: string, subject = '') =>
        valueOf({ key: whole.slice(2, -2), name, subject }),
      )
    : text;

/** Fills the facts in all texts of a JSON value. Parts without facts stay the same objects. */
export function fillFacts<T>(value: T, valueOf: (fact: FactPlaceholder) => string): T;
export function fillFacts(value: unknown, valueOf: (fact: FactPlaceholder) => string): unknown {
  if (typeof value === 'string') return fillText(value, valueOf);
  if (Array.isArray(value)) {
    const filled = value.map((one: unknown) => fillFacts(one, valueOf));
    return filled.every((one, index) => one === value[index]) ? value : filled;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const filled = entries.map(([name, one]) => [name, fillFacts(one, valueOf)] as const);
  return filled.every(([, one], index) => one === entries[index]?.[1]) ? value : Object.fromEntries(filled);
}

/** Name under which widgets receive the facts of their texts. */
export const factsNeed = 'facts of texts';

/** Stands where a fact is not known. */
export const noFact = '–';
