import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCanary } from '../boundaries/canary.ts';
import { cruise } from '../boundaries/cruise.ts';
import { findUnknownLicences } from '../build/open-source.ts';
import { findFolderCycles } from '../boundaries/folder-cycles.ts';
import { format } from '../format/format.ts';
import { lint } from '../lint/lint.ts';
import { CACHE, ROOT } from '../support/places.ts';
import { PROGRAMS, runNode, type ProgramResult } from '../support/program.ts';
import { findStaleFiles } from './stale-files.ts';

export interface CheckStep {
  name: string;
  /** Returns findings, or an empty text. */
  run(): Promise<string>;
}

const CODE = ['src', 'widgets', 'schemas', 'scripts', 'tests', 'vite.config.ts'];

/** Steps of `npm run check`, in order. */
export const STEPS: readonly CheckStep[] = [
  { name: 'format (npm run format mends it)', run: () => findings(format('list')) },
  { name: 'types of the whole', run: () => typeCheck('tsconfig.json', 'whole') },
  { name: 'types of the engine alone', run: () => typeCheck('src/engine/tsconfig.json', 'engine') },
  { name: 'types of wayfinding alone', run: () => typeCheck('src/wayfinding/tsconfig.json', 'wayfinding') },
  { name: 'lint', run: () => findings(lint(ROOT, CODE)) },
  {
    name: 'files, exports and packages that nothing uses',
    run: () => findings(runNode(PROGRAMS.knip, ['--no-progress', '--reporter', 'compact'])),
  },
  { name: 'walls', run: () => findings(cruise(ROOT, CODE)) },
  { name: 'folders that import each other', run: async () => findFolderCycles(ROOT).join('\n') },
  { name: 'walls see planted faults', run: async () => (await runCanary()).join('\n') },
  { name: 'licences of packages', run: async () => findUnknownLicences().join('\n') },
  { name: 'generated files are fresh', run: () => findStaleFiles() },
];

function typeCheck(project: string, name: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const buildInfo = join(CACHE, `${name}.tsbuildinfo`);
  return findings(
    runNode(PROGRAMS.tsc, ['--project', project, '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false']),
  );
}

async function findings(running: Promise<ProgramResult>): Promise<string> {
  const { code, output } = await running;
  return code === 0 ? '' : output.trim() || `ended with ${code}`;
}
