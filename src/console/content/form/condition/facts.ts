import { factTest } from '#schemas/parts/condition/schema';
import { isFields, type Fields } from '../../../../content/check/is-fields.ts';
import { listOf, type Schema } from '../schema.ts';

/** One question about a visitor or the instant. */
export type Test = Fields;
/** Any-of groups of all-of tests. */
export type Groups = readonly (readonly Test[])[];

interface Fact {
  readonly name: string;
  /** Control for the value. */
  readonly answer: 'yes-no' | 'some' | 'words' | 'time';
  readonly values: readonly string[];
}

const schemas: readonly Schema[] = factTest.oneOf;

const factOf = ({ properties = {} }: Schema): Fact => {
  const is = properties['is'];
  const values = (is?.items?.enum ?? []).map(String);
  return {
    name: String(properties['fact']?.const),
    answer: is === undefined ? 'time' : is.items?.type === 'boolean' ? 'yes-no' : values.length > 0 ? 'some' : 'words',
    values,
  };
};

/** The closed list of facts, as the schema of conditions has it. */
export const facts: readonly Fact[] = schemas.map(factOf);

export const factNamed = (name: unknown): Fact | undefined => facts.find((fact) => fact.name === name);

/** The least test of a fact. */
export const freshTest = (name: string): Test => {
  const fact = factNamed(name);
  switch (fact?.answer) {
    case 'yes-no':
      return { fact: name, is: [true] };
    case 'some':
      return { fact: name, is: fact.values.slice(0, 1) };
    case 'time':
    case undefined:
      return { fact: name };
    case 'words':
      return { fact: name, is: [] };
  }
};

export const groupsOf = (value: unknown): Groups => listOf(value).map((group) => listOf(group).filter(isFields));

/** The groups with a test in place of another; undefined takes it away, and an empty group with it. No group left: no condition. */
export const putTest = (groups: Groups, group: number, at: number, test: Test | undefined): Groups | undefined => {
  const tests = groups[group] ?? [];
  const next = test === undefined ? tests.toSpliced(at, 1) : tests.toSpliced(at, 1, test);
  const all = next.length === 0 ? groups.toSpliced(group, 1) : groups.toSpliced(group, 1, next);
  return all.length === 0 ? undefined : all;
};

/** True when a boolean test expects yes; `not` inverts it. */
export const asksYes = (test: Test): boolean => (listOf(test['is'])[0] === true) !== (test['not'] === true);
