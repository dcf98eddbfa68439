import { run } from './run.ts';

const { code, text } = await run(process.argv.slice(2));
if (text !== '') (code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = code;
