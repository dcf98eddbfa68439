// A process that runs the job of withdrawals on the store of its environment. Prints a line when it begins, and one when it has ended.
import { readEnv } from '../../src/server/core/env.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import { Withdrawer } from '../../src/server/services/withdrawal/withdrawer.ts';
import { serverOn } from './leaving-members.ts';

const store = await openStore(readEnv(process.env));
const app = await serverOn(store);
const job = new Withdrawer(app, (fault) => console.error(fault));
process.stdout.write('begins\n');
await job.tick();
process.stdout.write('ended\n');
await job.close();
await app.close();
await store.close();
