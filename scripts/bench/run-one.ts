import { BENCHES } from './benches.ts';

// Runs one bench in this process; the parent reads its lines.
const load = BENCHES[process.argv[2] ?? ''];
if (load === undefined) throw new Error(`Benches: ${Object.keys(BENCHES).join(', ')}`);
const { bench } = await load();
for (const reading of await bench()) process.stdout.write(`${JSON.stringify(reading)}\n`);
