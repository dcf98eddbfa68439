import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../errors.ts';

// argon2id is the library's default; memory in KiB.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
// A core is left for whoever does not log in: on two cores nearly as many logins, and a fifth to a third less waiting for everybody else.
export const hashedAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 200;
const waitSeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is heavy, so that few run at once and the rest wait in turn; when too many wait, the next is told to come back. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= hashedAtOnce) {
    if (waiting.length >= mostWaiting) throw new HttpError('busy', undefined, { waitSeconds });
    await new Promise<void>((go) => waiting.push(go));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
};

/** argon2id of a password, whole however long it is. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

// Made once and out of turn: it is there before the first who asks for it.
const nobodys = hash('nobody has this password', cost);

/** Whether the password is that of the hash. Without one it takes as long and is wrong, so that nobody learns which accounts exist. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodys);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== undefined;
};
