import { describe, expect, it } from 'vitest';
import { edited, set, shipped } from '#tests/edited-site.ts';
import type { Words } from '#schemas/texts';
import { schemasAlong } from '../../field-texts/index.ts';
import { diffDocuments } from '../index.ts';

interface Choice {
  readonly path: readonly (string | number)[];
  readonly to: string;
  readonly name: Words;
}

/** Every value of a document that is chosen from values with names, with another one to choose. */
const choicesIn = (type: string, body: unknown): readonly Choice[] => {
  const found: Choice[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'object' && value !== null) {
      // An action is said as a whole, by what it does.
      if ('action' in value && typeof value.action === 'string') return;
      for (const [name, member] of Object.entries(value))
        walk(member, [...path, Array.isArray(value) ? Number(name) : name]);
      return;
    }
    const values = typeof value === 'string' ? (schemasAlong(type, body, path).at(-1)?.values ?? {}) : {};
    const other = Object.entries(values).find(([code]) => code !== value);
    if (other !== undefined && typeof value === 'string' && value in values)
      found.push({ path, to: other[0], name: other[1] });
  };
  walk(body, []);
  return found;
};

const choices = shipped.flatMap(({ type, id, body }) =>
  choicesIn(type, body).map((choice) => ({ type, id, ...choice })),
);
const placeOf = ({ type, path }: (typeof choices)[number]): string =>
  `${type} ${path.filter((step) => typeof step === 'string').join('/')}`;
/** A state, a way out and a kind of path are said by sentences of their own. */
const inSentences = /^(data-service state|page .*StateCode|(deep-links|push) .*follow|path-graph edges\/kind)$/;
const firsts = [...new Map(choices.map((choice) => [placeOf(choice), choice])).entries()].filter(
  ([place]) => !inSentences.test(place),
);

describe.each(firsts)('the review of %s', (place, { type, id, path, to, name }) => {
  const text = JSON.stringify(diffDocuments(shipped, edited([set(`${type}/${id}`, path.join('/'), to)])));
  it('says the Korean name of the value', () => expect(text).toContain(name.ko));
  // The state of a page stands within a sentence.
  const english = place.endsWith('StatusCode') ? name.en.toLowerCase() : name.en;
  it('says the English name of the value', () => expect(text).toContain(english));
});
