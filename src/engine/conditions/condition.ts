import type { Condition, FactName, FactTest } from '#schemas/parts/condition/schema';
import type { Viewer } from '#schemas/viewer';
import { daysSince1970 } from '../values/dates.ts';
import type { CompiledCondition } from '../snapshot.ts';

export type Truth = boolean | 'unknown';

/** Input of a condition. `venue` is the venue of the page. */
export interface Facts {
  readonly viewer: Viewer;
  readonly now: number;
  readonly venue: string | undefined;
  readonly cameFrom: string | undefined;
  /** Answers of the guard's sources, by name. The guard's own source has the name ''. */
  readonly sources?: Readonly<Record<string, string>> | undefined;
  readonly mode: string | undefined;
  readonly via?: string | undefined;
}

/** Returns the value of a fact, or undefined if it is unknown. */
export const factValue = (fact: FactName, facts: Facts): string | boolean | undefined => {
  switch (fact) {
    case 'cameFrom':
      return facts.cameFrom ?? '';
    case 'mode':
      return facts.mode ?? '';
    case 'via':
      return facts.via ?? '';
    case 'source':
      return facts.sources?.[''];
    case 'onSite':
      return facts.venue === undefined ? undefined : facts.viewer.onSite?.[facts.venue];
    case 'locale':
    case 'platform':
    case 'os':
    case 'curResort':
    case 'login':
    case 'loginType':
    case 'memberKind':
    case 'regular':
    case 'exMember':
    case 'password':
    case 'grade':
    case 'tester':
    case 'listed':
    case 'production':
      return facts.viewer[fact];
  }
};

const inWindow = (test: Extract<FactTest, { fact: 'now' }>, now: number): boolean =>
  (test.from === undefined || now >= Number(test.from)) && (test.until === undefined || now < Number(test.until));

/** Evaluates one test. The result is unknown if the fact is unknown. */
export const evaluateTest = (test: FactTest, facts: Facts): Truth => {
  if (test.fact === 'now') return inWindow(test, facts.now) !== (test.not === true);
  const value = test.fact === 'source' ? facts.sources?.[test.of ?? ''] : factValue(test.fact, facts);
  if (value === undefined) return 'unknown';
  return (test.is as readonly (string | boolean)[]).includes(value) !== (test.not === true);
};

const allOf = (tests: readonly FactTest[], facts: Facts): Truth => {
  let truth: Truth = true;
  for (const test of tests) {
    const one = evaluateTest(test, facts);
    if (one === false) return false;
    if (one === 'unknown') truth = 'unknown';
  }
  return truth;
};

/** Evaluates a condition in three-valued logic: false wins within a group, true wins between groups. */
export const evaluate = (condition: CompiledCondition | undefined, facts: Facts): Truth => {
  if (condition === undefined) return true;
  let truth: Truth = false;
  for (const group of condition.groups) {
    const one = allOf(group, facts);
    if (one === true) return true;
    if (one === 'unknown') truth = 'unknown';
  }
  return truth;
};

/** Facts and instants that a compiled part depends on. */
export interface Dependencies {
  readonly facts: Set<FactName>;
  readonly instants: Set<number>;
}

export const emptyDependencies = (): Dependencies => ({ facts: new Set(), instants: new Set() });

/** Parses an instant of a document (ISO 8601 with offset) into milliseconds since 1970. Returns NaN if it is invalid. */
export const readInstant = (text: string): number => {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|([+-])(\d\d):(\d\d))$/.exec(text);
  if (match === null) return Number.NaN;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const offset = match[7] === undefined ? 0 : (match[7] === '-' ? -1 : 1) * (Number(match[8]) * 60 + Number(match[9]));
  return (daysSince1970(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset * 60) * 1_000;
};

/** Compiles a condition: converts instants to milliseconds and adds its dependencies to `into`. */
export const compileCondition = (
  condition: Condition | undefined,
  into: Dependencies,
): CompiledCondition | undefined => {
  if (condition === undefined) return undefined;
  const facts = new Set<FactName>();
  const groups = condition.map((group) =>
    group.map((test) => {
      if (test.fact !== 'now') {
        facts.add(test.fact);
        into.facts.add(test.fact);
        return test;
      }
      const { from, until, ...rest } = test;
      const read = (text: string): string => {
        const at = readInstant(text);
        into.instants.add(at);
        return String(at);
      };
      return {
        ...rest,
        ...(from === undefined ? {} : { from: read(from) }),
        ...(until === undefined ? {} : { until: read(until) }),
      };
    }),
  );
  return { groups, facts: [...facts] };
};
