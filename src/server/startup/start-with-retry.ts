import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '../core/env.ts';
import { listen } from './listen.ts';
import { PassingError, StartError } from '../core/start-error.ts';
import { loadConnectionPages } from './load-connection-pages.ts';
import { buildStartupApp } from './startup-app.ts';

const RETRY_MS = 2_000;

interface Parts<Started> {
  readonly env: Env;
  /** Folder of the shipped documents. */
  readonly config: string;
  /** Does all work before listening. If it throws, it leaves nothing open. */
  readonly start: () => Promise<Started>;
  readonly say: (line: string) => void;
}

/** Errors that only the operator can fix are printed and end the process. */
const isFinal = (error: unknown): boolean => error instanceof StartError && !(error instanceof PassingError);

const reasonOf = (error: unknown): string =>
  error instanceof PassingError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);

/** Starts the server, and retries until it can. Until then visitors get the connection-error page on `port`. */
export const startWithRetry = async <Started>({
  env,
  config,
  start,
  say,
}: Parts<Started>): Promise<{ readonly started: Started; readonly port: number }> => {
  let reason: string;
  try {
    return { started: await start(), port: env.port };
  } catch (error) {
    if (isFinal(error)) throw error;
    reason = reasonOf(error);
    say(reason);
  }
  const app = await buildStartupApp({ env, pages: await loadConnectionPages(env, config), log: process.stderr });
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
