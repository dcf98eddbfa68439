import { spawn } from 'node:child_process';
import { ROOT } from './places.ts';

export interface ProgramResult {
  /** 0 for success; a program ended by a signal counts as 1. */
  code: number;
  /** Both streams, in order of arrival; empty when they were shown instead. */
  output: string;
}

interface ProgramOptions {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Lets the program write to the screen instead of collecting what it says. */
  show?: boolean;
}

/** The packages' own programs, run by this Node: node_modules/.bin is a shell's affair. */
export const PROGRAMS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  cruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

/** Runs a script of this repository under this Node. */
export function runNode(script: string, args: readonly string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  return runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', `${ROOT}/${script}`, ...args], options);
}

/** Runs a program to its end; a stop signal for this process is passed on to it. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const { env = {}, cwd = ROOT, show = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const stop = passOnStop(child.kill.bind(child));
    child.on('error', (error) => {
      stop();
      resolve({ code: 1, output: `${command}: ${error.message}` });
    });
    child.on('close', (code) => {
      stop();
      resolve({ code: code ?? 1, output });
    });
  });
}

function passOnStop(kill: (signal: NodeJS.Signals) => boolean): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    kill(signal);
    process.exitCode = 1;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  };
}
