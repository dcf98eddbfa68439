import { drawWinners, pickPrize } from '#engine';
import type { DrawEntry, DrawRecord } from '#schemas/calls/events/draw-record';
import { fractionOf, listHash, lotOf, seedHash } from './lots.ts';

/** Difference between a record and the repeated draw. `no` is the entry; 0, the whole record. */
export interface DrawFinding {
  readonly code: 'seed' | 'list' | 'rules' | 'stock' | 'result';
  readonly no: number;
  readonly expected: string;
  readonly found: string;
}

/** Result of an entry in the repeated draw. */
export type RepeatedEntry = Pick<DrawEntry, 'no' | 'entrant' | 'turn' | 'winner'> & {
  readonly lot: string;
  readonly result: 'WON' | 'WAITLISTED' | 'LOST';
  readonly prize: string;
};

export interface RepeatedDraw {
  /** In the order of the draw. */
  readonly results: readonly RepeatedEntry[];
  readonly findings: readonly DrawFinding[];
}

const inWords = (result: string, prize: string): string => (prize === '' ? result : `${result} ${prize}`);

/** Repeats a draw or wheel from its list and seed, and compares the results. Needs the seed. */
export const repeatDraw = (record: DrawRecord): RepeatedDraw => {
  const findings: DrawFinding[] = [];
  const compare = (code: DrawFinding['code'], no: number, expected: string, found: string): void => {
    if (expected !== found) findings.push({ code, no, expected, found });
  };
  compare('seed', 0, record.seedHash, seedHash(record.seed));
  compare('list', 0, record.listHash, listHash(record.entries));
  const keys = new Set<string>();
  const numbers = new Set<number>();
  for (const { no, entrant, turn } of record.entries) {
    const key = `${entrant} ${turn}`;
    if (keys.has(key) || numbers.has(no)) findings.push({ code: 'list', no, expected: '', found: key });
    keys.add(key);
    numbers.add(no);
  }
  const results = record.kind === 'DRAW' ? repeatWinners(record, findings) : repeatWheel(record, findings);
  const entries = new Map(record.entries.map((entry) => [entry.no, entry]));
  for (const { no, result, prize } of results) {
    const entry = entries.get(no);
    compare('result', no, inWords(result, prize), inWords(entry?.result ?? '', entry?.prize ?? ''));
  }
  return { results, findings };
};

const repeatWinners = (
  { event, seed, rules, entries }: DrawRecord,
  findings: DrawFinding[],
): readonly RepeatedEntry[] => {
  const [rule] = rules;
  if (rule === undefined) {
    findings.push({ code: 'rules', no: 0, expected: '1', found: '0' });
    return [];
  }
  const lots = entries.map((entry) => ({ ...entry, lot: lotOf(seed, { event, ...entry }) }));
  return drawWinners(
    lots,
    rule.prizes.map(({ id, stock }) => ({ id, left: stock })),
    rule.waiting,
  ).map(({ join: { no, entrant, turn, winner, lot }, result, prize }) => ({
    no,
    entrant,
    turn,
    winner,
    lot,
    result,
    prize,
  }));
};

/** Repeats the turns of a wheel in their order. What was left follows from the turns before, so a missing turn shows. */
const repeatWheel = (
  { event, seed, rules, entries }: DrawRecord,
  findings: DrawFinding[],
): readonly RepeatedEntry[] => {
  const byRelease = new Map(rules.map((rule) => [rule.release, rule.prizes]));
  const taken = new Map<string, number>();
  const results: RepeatedEntry[] = [];
  for (const { no, entrant, turn, winner, release, stock, barred = [], prize: given } of entries.toSorted(
    (one, other) => one.no - other.no,
  )) {
    const prizes = byRelease.get(release);
    if (prizes === undefined) {
      findings.push({ code: 'rules', no, expected: String(release), found: '' });
      continue;
    }
    for (const { id, stock: all } of prizes) {
      const left = all === undefined ? undefined : Math.max(0, all - (taken.get(id) ?? 0));
      if (left !== stock[id])
        findings.push({ code: 'stock', no, expected: `${id} ${left ?? ''}`, found: `${id} ${stock[id] ?? ''}` });
    }
    taken.set(given, (taken.get(given) ?? 0) + 1);
    const lot = lotOf(seed, { event, entrant, turn });
    const prize = pickPrize(
      prizes.map(({ id, weight, stock: all }) => ({
        id,
        ...(weight === undefined ? {} : { weight }),
        left: all === undefined ? undefined : (stock[id] ?? 0),
      })),
      fractionOf(lot),
      new Set(barred),
    );
    results.push({
      no,
      entrant,
      turn,
      winner,
      lot,
      result: prize === undefined ? 'LOST' : 'WON',
      prize: prize?.id ?? '',
    });
  }
  return results;
};
