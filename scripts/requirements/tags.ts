import type { TestResult } from '../test/read-report.ts';

/** Requirement ids in a test's name: `[P-456]`, `[P-456 V-012]` or `[P-456, V-012]`. */
export function tagsOf(name: string): string[] {
  return [...name.matchAll(/\[([PV]-\d+(?:[\s,]+[PV]-\d+)*)\]/g)].flatMap(([, ids = '']) => ids.split(/[\s,]+/));
}

/** Ids that a passing test proves and no failing test denies. */
export function provenIds(results: readonly TestResult[]): Set<string> {
  const idsOf = (outcome: TestResult['outcome']): string[] =>
    results.filter((result) => result.outcome === outcome).flatMap(({ name }) => tagsOf(name));
  const denied = new Set(idsOf('failed'));
  return new Set(idsOf('passed').filter((id) => !denied.has(id)));
}

/** Tests whose tag the ledger does not know: a slip of the pen proves nothing. */
export function unknownTags(results: readonly TestResult[], known: ReadonlySet<string>): string[] {
  return results.flatMap(({ name, file }) =>
    tagsOf(name)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is in no ledger: "${name}" in ${file}`),
  );
}
