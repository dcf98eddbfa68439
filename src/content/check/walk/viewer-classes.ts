import { testerFacts, type Snapshot } from '#engine';
import type { FactName } from '#schemas/condition.schema';
import type { Viewer } from '#schemas/viewer';
import { Bits } from './bits.ts';
import { conditionsOf } from '#engine/conditions-of';

/** Facts that belong to the way a visitor came, not to who they are. */
export const arrivalFacts: ReadonlySet<FactName> = new Set(['cameFrom', 'mode', 'via', 'source']);

/** Stands for every value that no condition names. */
export const otherValue = 'other';

/** Values that a release's conditions tell apart, by fact. */
export type FactValues = ReadonlyMap<FactName, ReadonlySet<string | boolean>>;

export function factValuesOf(snapshot: Snapshot): FactValues {
  const values = new Map<FactName, Set<string | boolean>>();
  for (const { condition } of conditionsOf(snapshot)) {
    for (const test of condition.groups.flat()) {
      if (test.fact === 'now') continue;
      const known = values.get(test.fact) ?? new Set();
      values.set(test.fact, known);
      for (const value of test.is) known.add(value);
    }
  }
  return values;
}

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

/** What a member can be, in the respects that conditions ask about; accounts of social providers have no password here (P-491). */
function memberWays(known: FactValues, testers: readonly string[]): Ways {
  const asked = (fact: FactName): boolean => known.has(fact);
  const yesNo = (fact: 'regular' | 'exMember'): Ways => (asked(fact) ? [{ [fact]: true }, { [fact]: false }] : [{}]);
  const passwords: Ways = asked('password') ? [{ password: 'ok' }, { password: 'initial' }, { password: 'due' }] : [{}];
  const types: readonly NonNullable<Viewer['loginType']>[] = ['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK'];
  const told = known.get('loginType') ?? new Set();
  const social = types.filter((type) => type !== 'RESORT').filter((type, index) => told.has(type) || index === 0);
  const accounts: Ways = asked('loginType')
    ? [...passwords.map((one) => ({ loginType: 'RESORT' as const, ...one })), ...social.map((loginType) => ({ loginType, ...(asked('password') ? { password: 'ok' as const } : {}) }))]
    : passwords;
  const lists: Ways = testers.length === 0 ? [testerFacts([])] : [testerFacts(testers, ''), testerFacts(testers, testers[0])];
  return product([
    [{ login: true }], accounts, asked('memberKind') ? [{ memberKind: 'full' }, { memberKind: 'simple' }] : [{}], yesNo('regular'), yesNo('exMember'),
    asked('grade') ? openWords('grade', known).map((grade) => ({ grade })) : [{}], lists,
  ]);
}

function product(respects: readonly Ways[]): Ways {
  return respects.reduce<Ways>((views, ways) => views.flatMap((view) => ways.map((way) => ({ ...view, ...way }))), [{}]);
}

/** What a release says of those who may come to it. */
export interface Audience {
  /** Members in the testers' list. */
  readonly testers: readonly string[];
  readonly production: boolean;
}

const most = 200_000;

/**
 * Every viewer who can exist, as far as a release can tell them apart: facts that no condition asks about are left out, values that none names
 * are one. Plain guests on a phone come first, so that findings are told of the plainest viewer.
 */
export class ViewerClasses {
  readonly viewers: readonly Viewer[];
  readonly #groups = new Map<string, readonly Group[]>();

  constructor(snapshot: Snapshot, { testers, production }: Audience) {
    const known = factValuesOf(snapshot);
    const places = known.has('onSite') ? [{}, ...snapshot.site.venueOrder.map((code) => ({ [code]: true }))] : [];
    const members = memberWays(known, testers).flatMap((member) => (places.length === 0 ? [member] : places.map((onSite) => ({ ...member, onSite: everywhere(snapshot, onSite) }))));
    const asked = known.has('curResort');
    // Who has no resort yet stands in the default one; only conditions tell the two apart.
    const codes = [...new Set([...snapshot.site.venueOrder, ...openWords('curResort', known)])].filter((code) => asked || code !== snapshot.site.defaultVenue);
    const resorts: Ways = [{}, ...codes.map((curResort) => ({ curResort }))];
    const used: Ways = known.has('os') ? devices : distinct(devices.map(({ platform }) => ({ platform })));
    const who: Ways = [{ login: false, ...testerFacts(testers) }, ...members];
    const spoken: Ways = [{ locale: 'ko' }, { locale: 'en' }];
    // Each has a language and a device.
    const all = product([who, spoken, used, resorts]) as readonly Viewer[];
    if (all.length > most) throw new Error(`The conditions of this release tell ${all.length} kinds of viewers apart; the walk looks at ${most} at most.`);
    this.viewers = all.map((viewer) => ({ ...viewer, production }));
  }

  get size(): number {
    return this.viewers.length;
  }

  /** Viewers who are alike in these facts, together. `venue`: the venue that `onSite` is about. */
  alike(facts: Iterable<FactName>, venue: string | undefined): readonly Group[] {
    const names = [...new Set(facts)].filter((fact) => !arrivalFacts.has(fact) && fact !== 'production').sort();
    const key = `${names.join(' ')} ${names.includes('onSite') ? (venue ?? '') : ''}`;
    const made = this.#groups.get(key);
    if (made !== undefined) return made;
    const groups = new Map<string, Group>();
    this.viewers.forEach((viewer, index) => {
      const values = names.map((name) => (name === 'onSite' ? viewer.onSite?.[venue ?? ''] : viewer[name as keyof Viewer]));
      const value = JSON.stringify(values.map((one) => one ?? null));
      let group = groups.get(value);
      if (group === undefined) groups.set(value, (group = { viewer, members: new Bits(this.size) }));
      group.members.add(index);
    });
    const all = [...groups.values()];
    this.#groups.set(key, all);
    return all;
  }
}

/** Viewers who are alike, and one of them. */
export interface Group {
  readonly viewer: Viewer;
  readonly members: Bits;
}

const everywhere = ({ site }: Snapshot, here: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(site.venueOrder.map((code) => [code, here[code] === true]));
