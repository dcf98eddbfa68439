import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../core/errors.ts';
import { secretForms } from '../../../engine/index.ts';

// argon2id is the library's default; memory in KiB.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
// Leave one core for other requests: with two cores, nearly as many logins per second and 20–33 % less waiting for everybody else.
export const hashedAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 200;
const waitSeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

const requireRoom = (before: number): void => {
  if (before >= mostWaiting) throw new HttpError('busy', undefined, { waitSeconds });
};

let underWay = 0;

/**
 * Does work that hashes a password in the end. Throws `busy` at once if as much of it is under way as may wait, so that a refusal wastes nothing and nobody
 * waits longer than the queue is.
 */
export const withRoomToHash = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  requireRoom(Math.max(underWay, waiting.length));
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
};

/** Hashing is expensive: a few run at once and the rest wait in order. If too many wait, the next caller must retry later. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= hashedAtOnce) {
    requireRoom(waiting.length);
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

const hashForm = (form: string): Promise<string> => inTurn(() => hash(form, cost));

/** Returns the argon2id hash of the full password in NFKC, whatever its length. */
export const hashPassword = (password: string): Promise<string> => hashForm(secretForms(password)[0]);

// Created once at startup, before the first login needs it.
const nobodys = hash('nobody has this password', cost);

const matches = async (stored: string | undefined, form: string): Promise<boolean> => {
  const against = stored ?? (await nobodys);
  const fits = await inTurn(() => verify(against, form));
  return fits && stored !== undefined;
};

export interface VerifiedPassword {
  readonly isRight: boolean;
  /** Hash of the NFKC form, if the stored hash is of the password as it was typed. The caller stores it. */
  readonly renewed?: string;
}

/** Verifies a password. Without a hash it takes the same time and is wrong, so callers cannot learn which accounts exist. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<VerifiedPassword> => {
  const [form, asTyped] = secretForms(password);
  if (await matches(stored, form)) return { isRight: true };
  if (asTyped === undefined || !(await matches(stored, asTyped))) return { isRight: false };
  return { isRight: true, renewed: await hashForm(form) };
};

export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await verifyPassword(stored, password)).isRight;
