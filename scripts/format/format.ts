import { PROGRAMS, runNode, type ProgramResult } from '../support/program.ts';

/** Formats the repository's code as `.oxfmtrc.json` says; `list` changes nothing and prints the files that differ. */
export function format(mode: 'write' | 'list'): Promise<ProgramResult> {
  return runNode(PROGRAMS.oxfmt, [mode === 'write' ? '--write' : '--list-different', '.']);
}
