import { run } from './run.ts';

const { code, text } = await run(process.argv.slice(2));
(code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = code;
