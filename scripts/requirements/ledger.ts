import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/places.ts';
import { parseCsv } from './parse-csv.ts';

/** One sentence that the product must keep, as the ledger counts it. */
export interface Requirement {
  id: string;
  ledger: string;
  area: string;
  sentence: string;
}

/** All requirements of the ledgers in tests/requirements, in their order. */
export function readLedgers(folder = join(ROOT, 'tests', 'requirements')): Requirement[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) =>
      parseCsv(readFileSync(join(folder, name), 'utf8')).map(({ id = '', area = '', requirement = '' }) => ({
        id,
        ledger: name.replace(/^ledger-|\.csv$/g, ''),
        area,
        sentence: requirement,
      })),
    );
}

/** A sentence of the ledger that a decision of the product owner overrules. */
export interface Overruled {
  readonly id: string;
  /** Place of the decision. */
  readonly decision: string;
  /** Rule that the decision sets. */
  readonly says: string;
  /** Test that proves the decision, tagged with the id. */
  readonly test: string;
}

/** All overruled sentences, in the order of their file. */
export const readOverruled = (path = join(ROOT, 'tests', 'requirements', 'overruled.json')): readonly Overruled[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as { readonly rows: readonly Overruled[] }).rows;
