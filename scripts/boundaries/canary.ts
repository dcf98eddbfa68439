import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../support/places.ts';
import { cruise, RULES } from './cruise.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { CLEAN_FILES, PACKAGES, PLANTED, PLANTED_CYCLE } from './planted.ts';

interface Finding {
  from: string;
  rule: { name: string };
}

/**
 * Plants forbidden imports in a small tree of its own and checks it with the rules of the project.
 * Gives what went wrong: planted imports that no rule found, and clean files that one did. Walls that see nothing are green too.
 */
export async function runCanary(rules: string = RULES): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-canary-'));
  try {
    plant(folder);
    const findings = await findingsIn(folder, rules);
    const isFound = (file: string, rule: string): boolean =>
      findings.some((finding) => finding.from === file && finding.rule.name === rule);
    return [
      ...PLANTED.filter(({ file, rule }) => !isFound(file, rule)).map(
        ({ file, rule }) => `${rule} did not find ${file}`,
      ),
      ...(findFolderCycles(folder).length === 1 ? [] : ['the planted circle of folders was not found']),
      ...findings.filter(({ from }) => from in CLEAN_FILES).map(({ from, rule }) => `${rule.name} refuses ${from}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plant(folder: string): void {
  const packages = PACKAGES.flatMap((name) => [
    { file: `node_modules/${name}/package.json`, text: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }) },
    { file: `node_modules/${name}/index.js`, text: 'module.exports = {};' },
  ]);
  const clean = Object.entries({ ...CLEAN_FILES, ...PLANTED_CYCLE }).map(([file, text]) => ({ file, text }));
  for (const { file, text } of [...packages, ...clean, ...PLANTED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(folder, file));
}

async function findingsIn(folder: string, rules: string): Promise<Finding[]> {
  const { output } = await cruise(folder, ['src', 'schemas', 'widgets'], ['--config', rules, '--output-type', 'json']);
  const report: { summary: { violations: Finding[] } } = JSON.parse(output);
  return report.summary.violations;
}
