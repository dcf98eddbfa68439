import { STEPS } from './steps.ts';

let failed = 0;
for (const { name, run } of STEPS) {
  const started = performance.now();
  const problems = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems === '' ? '✓' : '✗'} ${name.padEnd(46)} ${seconds} s`);
  if (problems === '') continue;
  console.log(problems.replaceAll(/^/gm, '    '));
  failed += 1;
}
console.log(failed === 0 ? 'check: all is well' : `check: ${failed} of ${STEPS.length} steps found problems`);
process.exitCode = failed === 0 ? 0 : 1;
