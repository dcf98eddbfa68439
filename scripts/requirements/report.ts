import type { Overruled, Requirement } from './ledger.ts';

/** Per ledger and area what is proven, as a table; with `withMissing` each sentence that is not. */
export function formatReport(
  requirements: readonly Requirement[],
  proven: ReadonlySet<string>,
  withMissing: boolean,
): string {
  const lines: string[] = [];
  for (const [ledger, ofLedger] of Map.groupBy(requirements, (one) => one.ledger)) {
    lines.push(count(ledger, ofLedger, proven));
    for (const [area, ofArea] of Map.groupBy(ofLedger, (one) => one.area)) {
      lines.push(count(`  ${area}`, ofArea, proven));
      const missing = withMissing ? ofArea.filter(({ id }) => !proven.has(id)) : [];
      lines.push(...missing.map(({ id, sentence }) => `      ${id} ${sentence}`));
    }
  }
  return [...lines, count('all', requirements, proven)].join('\n');
}

function count(label: string, requirements: readonly Requirement[], proven: ReadonlySet<string>): string {
  const done = requirements.filter(({ id }) => proven.has(id)).length;
  return `${label.padEnd(28)} ${String(done).padStart(5)} / ${requirements.length}`;
}

/** Lists the sentences that decisions overrule, with the rule of the decision and whether a test proves it. */
export const formatOverruled = (rows: readonly Overruled[], proven: ReadonlySet<string>): string =>
  [
    'overruled by decisions',
    ...rows.map(
      ({ id, says, decision }) =>
        `  ${id} ${(proven.has(id) ? 'proven' : 'not proven').padEnd(10)}  ${says} (${decision})`,
    ),
  ].join('\n');
