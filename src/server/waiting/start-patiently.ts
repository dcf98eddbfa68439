import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { listen } from '../listen.ts';
import { PassingError, StartError } from '../start-error.ts';
import { shelfOf } from './shelf-of.ts';
import { buildWaitingApp } from './waiting-app.ts';

const RETRY_MS = 2_000;

interface Parts<Started> {
  readonly env: Env;
  /** Folder of the documents that ship. */
  readonly config: string;
  /** Everything up to listening; it leaves nothing open when it throws. */
  readonly start: () => Promise<Started>;
  readonly say: (line: string) => void;
}

/** What only whoever started the server can change is told, and that is the end of it. */
const isFinal = (error: unknown): boolean => error instanceof StartError && !(error instanceof PassingError);

const reasonOf = (error: unknown): string => (error instanceof PassingError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Starts at once, or as soon as it goes: until then visitors get the connection-error page. `port` is the one that they were answered on. */
export const startPatiently = async <Started>({ env, config, start, say }: Parts<Started>): Promise<{ readonly started: Started; readonly port: number }> => {
  let reason: string;
  try {
    return { started: await start(), port: env.port };
  } catch (error) {
    if (isFinal(error)) throw error;
    reason = reasonOf(error);
    say(reason);
  }
  const app = await buildWaitingApp({ env, pages: await shelfOf(env, config), log: process.stderr });
  const address = await listen(app, env);
  say(`Waiting for it at ${address}, where visitors read that the connection is lost …`);
  try {
    for (;;) {
      await wait(RETRY_MS);
      try {
        return { started: await start(), port: Number(new URL(address).port) };
      } catch (error) {
        if (isFinal(error)) throw error;
        if (reasonOf(error) !== reason) say((reason = reasonOf(error)));
      }
    }
  } finally {
    await app.close();
  }
};
