import type { DecisionInput, Snapshot } from '#engine';
import { factValuesOf } from '#content/check/walk/viewer-classes';
import type { Viewer } from '#schemas/viewer';
import type { SeededRandom } from '#engine/values/seeded-random';
import { hostileTexts } from './hostile.ts';

/** A visit that invariants are checked on. */
export interface Sample {
  readonly question: DecisionInput;
  /** A second viewer, made equal in the facts that a decision depends on. */
  readonly stranger: Viewer;
  /** Seed for choices of an invariant. */
  readonly choice: number;
}

const yesNo = [true, false] as const;
const start = Date.parse('2026-11-01T03:00:00Z');

/** Chooses visits to a site: every distinguishable kind of address, viewer, navigation and instant, and hostile ones. */
export function chooseSamples(snapshot: Snapshot, count: number, dice: SeededRandom): Sample[] {
  const paths = pathsOf(snapshot);
  const values = factValuesOf(snapshot);
  const instants = instantsOf(snapshot);
  const screens = Object.values(snapshot.pages).map(({ screen }) => screen);
  const viewer = (): Viewer => randomViewer(snapshot, values, dice);
  return Array.from({ length: count }, () => ({
    question: randomQuestion({ paths, instants, screens, values, dice }, viewer()),
    stranger: viewer(),
    choice: dice.seed(),
  }));
}

/** Instants at which the site changes. */
export const instantsOf = ({ pages }: Snapshot): readonly number[] =>
  [...new Set(Object.values(pages).flatMap(({ instants }) => instants))]
    .filter(Number.isFinite)
    .sort((one, two) => one - two);

function pathsOf({ pages, venues, site, account }: Snapshot): readonly string[] {
  const own = Object.values(pages).map(({ path }) => path);
  return [
    ...new Set([
      ...own,
      ...Object.values(venues).map(({ to }) => to),
      ...Object.values(site.paths),
      ...Object.values(account.paths),
      '/',
      '/none',
      '/gateway/',
    ]),
  ];
}

interface Choosing {
  readonly paths: readonly string[];
  readonly instants: readonly number[];
  readonly screens: readonly string[];
  readonly values: ReturnType<typeof factValuesOf>;
  readonly dice: SeededRandom;
}

function randomQuestion({ paths, instants, screens, values, dice }: Choosing, viewer: Viewer): DecisionInput {
  // Addresses cannot contain lone surrogates; readers replace them.
  const { text: word, pattern } = {
    text: () => (dice.pick(hostileTexts) ?? '').toWellFormed(),
    pattern: dice.pick(paths) ?? '/',
  };
  const value = (): string =>
    dice.chance(1, 6) ? word() : (dice.pick(['1', 'EL', '09', 'A-7', '한글', 'notice-1']) ?? '1');
  const filled = pattern.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(value()));
  const path = dice.chance(1, 20)
    ? filled + encodeURIComponent(word())
    : dice.chance(1, 30)
      ? filled.replace('/', '//')
      : filled;
  const ways = [...(values.get('mode') ?? []), 'x'].map(String);
  const query: Record<string, string> = {
    ...(dice.chance(1, 4) ? { mode: dice.pick(ways) ?? '' } : {}),
    ...(dice.chance(1, 6) ? { [dice.pick(['from', 'langId', 'toString', '__proto__', 'q']) ?? 'q']: value() } : {}),
  };
  const before = dice.chance(1, 3)
    ? dice.pick([...screens, ...[...(values.get('cameFrom') ?? [])].map(String)])
    : undefined;
  const instant = dice.pick([start, ...instants]) ?? start;
  return {
    path,
    query,
    viewer,
    now: instant + (dice.pick([0, 0, -1, 1, 3_600_000, -86_400_000]) ?? 0),
    how: before === undefined ? 'load' : (dice.pick(['push', 'replace', 'pop'] as const) ?? 'push'),
    ...(before === undefined ? {} : { previous: { path: '/before', screen: before } }),
    ...(dice.chance(1, 6) ? { via: dice.pick([...(values.get('via') ?? [])].map(String)) ?? word() } : {}),
    ...(dice.chance(1, 12) ? { missing: true } : {}),
  };
}

function randomViewer(snapshot: Snapshot, values: ReturnType<typeof factValuesOf>, dice: SeededRandom): Viewer {
  const maybe = <T>(fact: string, from: readonly T[]): Record<string, T> => {
    const value = dice.pick(from);
    return value === undefined || dice.chance(1, 3) ? {} : { [fact]: value };
  };
  const venues = snapshot.site.venueOrder;
  const named = (fact: 'grade' | 'curResort') => [...(values.get(fact) ?? [])].map(String);
  const common = {
    locale: dice.pick(['ko', 'en'] as const) ?? 'ko',
    platform: dice.pick(['APP', 'WEB_PC', 'WEB_MOBILE'] as const) ?? 'APP',
    ...maybe('os', ['ios', 'android', 'other']),
    ...maybe('curResort', [...venues, ...named('curResort'), 'other', 'constructor']),
    ...maybe('production', yesNo),
  };
  if (dice.chance(1, 3)) return { ...common, login: false, tester: dice.chance(1, 3), listed: false };
  const facts = {
    ...maybe('login', [true, true, false]),
    ...maybe('loginType', ['RESORT', 'KAKAO']),
    ...maybe('memberKind', ['simple', 'full']),
    ...maybe('regular', yesNo),
    ...maybe('exMember', yesNo),
    ...maybe('password', ['ok', 'initial', 'due']),
    ...maybe('grade', [...named('grade'), 'other', '__proto__']),
    ...maybe('tester', yesNo),
    ...maybe('listed', yesNo),
  };
  return {
    ...common,
    ...facts,
    ...(dice.chance(1, 2)
      ? { onSite: Object.fromEntries(dice.some(venues, 2).map((code) => [code, dice.chance(1, 2)])) }
      : {}),
  };
}
