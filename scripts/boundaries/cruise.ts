import { join } from 'node:path';
import { ROOT } from '../support/places.ts';
import { PROGRAMS, runNode, type ProgramResult } from '../support/program.ts';

/** The project's walls. */
export const RULES = join(ROOT, 'scripts', 'boundaries', 'rules.mjs');

/** Checks the walls between the rooms of a tree laid out like this repository. */
export function cruise(
  folder: string,
  paths: readonly string[],
  args: readonly string[] = ['--config', RULES],
): Promise<ProgramResult> {
  return runNode(PROGRAMS.cruise, [...args, ...paths], { cwd: folder });
}
