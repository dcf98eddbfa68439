import { testerFacts, type Snapshot } from '#engine';
import { evaluateTest } from '#engine/conditions/condition';
import type { FactName, FactTest } from '#schemas/parts/condition/schema';
import type { Viewer } from '#schemas/viewer';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { Bits } from './bits.ts';
import { listConditions } from '#engine/conditions/list-conditions';

/** Facts that belong to the way a visitor came, not to who they are. */
export const arrivalFacts: ReadonlySet<FactName> = new Set(['cameFrom', 'mode', 'via', 'source']);

/** Stands for every value that no condition names. */
export const otherValue = 'other';

/** Values that a release's conditions tell apart, by fact. */
export type FactValues = ReadonlyMap<FactName, ReadonlySet<string | boolean>>;

export const factValuesOf = memoizeByObject((snapshot: Snapshot): FactValues => {
  const values = new Map<FactName, Set<string | boolean>>();
  for (const { condition } of listConditions(snapshot)) {
    for (const test of condition.groups.flat()) {
      if (test.fact === 'now') continue;
      const known = values.get(test.fact) ?? new Set();
      values.set(test.fact, known);
      for (const value of test.is) known.add(value);
    }
  }
  return values;
});

const devices = [
  { platform: 'WEB_MOBILE', os: 'android' },
  { platform: 'WEB_MOBILE', os: 'ios' },
  { platform: 'WEB_PC', os: 'other' },
  { platform: 'APP', os: 'android' },
  { platform: 'APP', os: 'ios' },
] as const satisfies readonly Partial<Viewer>[];

/** One of several ways to be, in one respect. */
type Ways = readonly Partial<Viewer>[];

const distinct = (ways: Ways): Ways => [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];

const openWords = (fact: 'grade' | 'curResort', known: FactValues): readonly string[] => {
  const named = [...(known.get(fact) ?? [])].map(String);
  return named.length === 0 ? [] : [...named, otherValue];
};

/** Distinguishable members by the facts in conditions; accounts of social providers have no password here (P-491). */
function memberWays(known: FactValues, testers: readonly string[]): Ways {
  const asked = (fact: FactName): boolean => known.has(fact);
  const yesNo = (fact: 'regular' | 'exMember'): Ways => (asked(fact) ? [{ [fact]: true }, { [fact]: false }] : [{}]);
  const passwords: Ways = asked('password') ? [{ password: 'ok' }, { password: 'initial' }, { password: 'due' }] : [{}];
  const types: readonly NonNullable<Viewer['loginType']>[] = ['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'];
  const told = known.get('loginType') ?? new Set();
  const social = types.filter((type) => type !== 'RESORT').filter((type, index) => told.has(type) || index === 0);
  const accounts: Ways = asked('loginType')
    ? [
        ...passwords.map((one) => ({ loginType: 'RESORT' as const, ...one })),
        ...social.map((loginType) => ({ loginType, ...(asked('password') ? { password: 'ok' as const } : {}) })),
      ]
    : passwords;
  const lists: Ways =
    testers.length === 0 ? [testerFacts([])] : [testerFacts(testers, ''), testerFacts(testers, testers[0])];
  return product([
    [{ login: true }],
    accounts,
    asked('memberKind') ? [{ memberKind: 'full' }, { memberKind: 'simple' }] : [{}],
    yesNo('regular'),
    yesNo('exMember'),
    asked('grade') ? openWords('grade', known).map((grade) => ({ grade })) : [{}],
    lists,
  ]);
}

function product(respects: readonly Ways[]): Ways {
  return respects.reduce<Ways>(
    (views, ways) => views.flatMap((view) => ways.map((way) => ({ ...view, ...way }))),
    [{}],
  );
}

/** Viewer facts that a release distinguishes. */
export interface Audience {
  /** Members in the testers' list. */
  readonly testers: readonly string[];
  readonly production: boolean;
}

const most = 200_000;

/** More kinds of viewers than can be walked. */
export class TooManyViewers extends Error {
  readonly count: number;
  /** Facts with the most values. */
  readonly facts: readonly string[];
  constructor(count: number, facts: readonly string[]) {
    super(`The conditions of this release distinguish ${count} kinds of viewers. The check supports at most ${most}.`);
    this.count = count;
    this.facts = facts;
  }
}

/**
 * Every viewer who can exist, as far as a release can tell them apart: facts that no condition asks about are left out, values that none names
 * are one. Plain guests on a phone come first, so that findings are told of the plainest viewer.
 */
export class ViewerClasses {
  readonly viewers: readonly Viewer[];
  readonly #everybody: Bits;
  readonly #groups = new Map<string, readonly Group[]>();
  readonly #splits = new Map<string, readonly (readonly [key: string, who: Bits])[]>();

  constructor(snapshot: Snapshot, { testers, production }: Audience) {
    const known = factValuesOf(snapshot);
    const places = known.has('onSite') ? [{}, ...snapshot.site.venueOrder.map((code) => ({ [code]: true }))] : [];
    const members = memberWays(known, testers).flatMap((member) =>
      places.length === 0 ? [member] : places.map((onSite) => ({ ...member, onSite: everywhere(snapshot, onSite) })),
    );
    const asked = known.has('curResort');
    // A viewer without a resort is in the default one; only conditions distinguish the two.
    const codes = [...new Set([...snapshot.site.venueOrder, ...openWords('curResort', known)])].filter(
      (code) => asked || code !== snapshot.site.defaultVenue,
    );
    const resorts: Ways = [{}, ...codes.map((curResort) => ({ curResort }))];
    const used: Ways = known.has('os') ? devices : distinct(devices.map(({ platform }) => ({ platform })));
    const who: Ways = [{ login: false, ...testerFacts(testers) }, ...members];
    const spoken: Ways = [{ locale: 'ko' }, { locale: 'en' }];
    // Each has a language and a device.
    const count = who.length * spoken.length * used.length * resorts.length;
    if (count > most)
      throw new TooManyViewers(
        count,
        [...known]
          .sort(([, one], [, other]) => other.size - one.size)
          .slice(0, 3)
          .map(([fact]) => fact),
      );
    const all = product([who, spoken, used, resorts]) as readonly Viewer[];
    this.viewers = all.map((viewer) => ({ ...viewer, production }));
    this.#everybody = new Bits(this.size);
    for (let index = 0; index < this.size; index++) this.#everybody.add(index);
  }

  get everybody(): Bits {
    return this.#everybody;
  }

  get size(): number {
    return this.viewers.length;
  }

  /**
   * Viewers whom nothing tells apart, together: neither one of the tests nor the value of one of the facts. What a release shows hangs on
   * viewers by nothing else, so each group is decided once. `venue`: the venue that `onSite` is about.
   */
  alike(tests: Iterable<FactTest>, facts: readonly FactName[] = [], venue?: string): readonly Group[] {
    const splits = this.#splitsFor(tests, facts, venue);
    const key = [...splits.keys()].sort().join('\n');
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const groups = this.#parted(this.#everybody, splits);
    this.#groups.set(key, groups);
    return groups;
  }

  /** The same within a group, for what may be of any venue. */
  apart(
    { members }: Group,
    tests: readonly FactTest[],
    facts: readonly FactName[],
    venues: readonly string[],
  ): readonly Group[] {
    const onSite = tests.filter(({ fact }) => fact === 'onSite');
    const splits = new Map([
      ...this.#splitsFor(tests, facts, undefined),
      ...venues.flatMap((venue) => [...this.#splitsFor(onSite, [], venue)]),
    ]);
    return this.#parted(members, splits);
  }

  #splitsFor(
    tests: Iterable<FactTest>,
    facts: readonly FactName[],
    venue: string | undefined,
  ): ReadonlyMap<string, Bits> {
    const splits = new Map<string, Bits>();
    for (const test of tests) {
      if (test.fact === 'now' || arrivalFacts.has(test.fact) || test.fact === 'production') continue;
      for (const [key, bits] of this.#splitsBy(test, venue)) splits.set(key, bits);
    }
    for (const fact of facts) for (const [key, bits] of this.#splitsOf(fact)) splits.set(key, bits);
    return splits;
  }

  /** The plainest viewers first. */
  #parted(members: Bits, splits: ReadonlyMap<string, Bits>): readonly Group[] {
    let parts: readonly Bits[] = [members];
    for (const bits of splits.values())
      parts = parts.flatMap((part) => [part.and(bits), part.without(bits)].filter((one) => !one.isEmpty));
    return parts
      .map((part) => ({ viewer: this.viewers[part.first] as Viewer, members: part }))
      .sort((one, other) => one.members.first - other.members.first);
  }

  /** Who meets a test, and of whom it is not known. */
  #splitsBy(test: FactTest, venue: string | undefined): readonly (readonly [key: string, who: Bits])[] {
    const { not: _, ...plain } = test;
    const key = `${JSON.stringify(plain)} ${test.fact === 'onSite' ? (venue ?? '') : ''}`;
    const known = this.#splits.get(key);
    if (known !== undefined) return known;
    const [yes, unknown] = [new Bits(this.size), new Bits(this.size)];
    this.viewers.forEach((viewer, index) => {
      const truth = evaluateTest(plain as FactTest, { viewer, now: 0, venue, cameFrom: undefined, mode: undefined });
      if (truth === true) yes.add(index);
      if (truth === 'unknown') unknown.add(index);
    });
    const splits = [
      [key, yes],
      [`? ${plain.fact} ${venue ?? ''}`, unknown],
    ] as const;
    this.#splits.set(key, splits);
    return splits;
  }

  #splitsOf(fact: FactName): readonly (readonly [key: string, who: Bits])[] {
    const known = this.#splits.get(fact);
    if (known !== undefined) return known;
    const byValue = new Map<string, Bits>();
    this.viewers.forEach((viewer, index) => {
      const value = `${fact} = ${JSON.stringify(viewer[fact as keyof Viewer])}`;
      const bits = byValue.get(value) ?? new Bits(this.size);
      byValue.set(value, bits);
      bits.add(index);
    });
    const splits = [...byValue];
    this.#splits.set(fact, splits);
    return splits;
  }
}

/** Viewers who are alike, and one of them. */
export interface Group {
  readonly viewer: Viewer;
  readonly members: Bits;
}

const everywhere = ({ site }: Snapshot, here: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(site.venueOrder.map((code) => [code, here[code] === true]));
