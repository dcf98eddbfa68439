import { spawn } from 'node:child_process';
import { LaunchError } from './fail.mjs';

const PARENT_CHECK_MS = 250;
const ORPHAN_GRACE_MS = 10_000;

/**
 * Runs one program to its end and gives its exit code.
 * Stop signals are passed on. npm signals only its shell, which dies without passing anything on: so a change of
 * parent ends the child too.
 */
export function runChild(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const stopWatching = passOnEndings(child);
    child.on('error', (error) => {
      stopWatching();
      reject(new LaunchError(`${command} could not be started: ${error.message}`));
    });
    child.on('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function passOnEndings(child) {
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);

  const parent = process.ppid;
  let lastResort;
  const watch = setInterval(() => {
    if (process.ppid === parent || lastResort !== undefined) return;
    child.kill('SIGTERM');
    lastResort = setTimeout(() => child.kill('SIGKILL'), ORPHAN_GRACE_MS);
  }, PARENT_CHECK_MS);

  return () => {
    clearInterval(watch);
    clearTimeout(lastResort);
    for (const signal of signals) process.off(signal, forward);
  };
}
