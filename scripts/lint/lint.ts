import { join } from 'node:path';
import { ROOT } from '../support/places.ts';
import { PROGRAMS, runNode, type ProgramResult } from '../support/program.ts';

const STRICT = ['--type-aware', '--report-unused-disable-directives-severity=error', '--deny-warnings'];

/** Lints paths of a folder laid out like this repository; one line a finding. */
export function lint(folder: string, paths: readonly string[]): Promise<ProgramResult> {
  const config = join(ROOT, 'scripts', 'lint.json');
  return runNode(PROGRAMS.oxlint, ['--config', config, ...STRICT, '--format', 'unix', ...paths], { cwd: folder });
}
