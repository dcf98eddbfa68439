import { randomBytes, randomUUID } from 'node:crypto';
import type { Env } from '../../core/env.ts';
import { StartError } from '../../core/start-error.ts';
import type { Store } from '../../core/storage/store.ts';
import { hashPassword, isCommonPassword } from '../accounts/index.ts';
import { everything, everythingAndRecords } from '../../core/operators/grants.ts';
import { hasPeople, insertPerson } from '../../core/operators/operators-store.ts';

const shortest = 12;

/**
 * Creates the first administrator when no operators exist: from the environment, or with a random password that is printed once. In a demo, the
 * administrator holds the record roles too, so that every area of the console works.
 */
export const firstAdministrator = async (
  { db, faultOf }: Store,
  { consoleAdmin, mode }: Pick<Env, 'consoleAdmin' | 'mode'>,
  say: (line: string) => void,
): Promise<void> => {
  if (await hasPeople(db)) return;
  const email = consoleAdmin?.email ?? 'admin@promenade.local';
  const password = consoleAdmin?.password.reveal() ?? randomBytes(12).toString('base64url');
  if (password.length < shortest || isCommonPassword(password))
    throw new StartError(
      `CONSOLE_ADMIN_PASSWORD is too easy to guess: give ${shortest} characters or more, none of the most used ones.`,
    );
  try {
    await insertPerson(db, {
      id: randomUUID(),
      email,
      name: 'Administrator',
      grants: mode === 'demo' ? everythingAndRecords : everything,
      state: 'active',
      passwordHash: await hashPassword(password),
      at: new Date().toISOString(),
    });
  } catch (error) {
    // When two processes start on one database, only one creates the administrator.
    if (faultOf(error) === 'duplicate') return;
    throw error;
  }
  say(
    consoleAdmin === undefined
      ? `First administrator of /console (said only now): ${email} with the password ${password}`
      : `First administrator of /console: ${email}`,
  );
  if (mode !== 'demo')
    say(
      'Administrators see no records and no Today board. Grant the record roles, also to yourself, in /console/settings/people.',
    );
};
