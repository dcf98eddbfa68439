import { defineStates } from '#engine';
import { PASSWORD, addOperator, signIn } from '#tests/operators.ts';
import type { Operation } from '#tests/two-processes.ts';
import {
  savePicture,
  storedPictures,
  sweepPictures,
  touchPicture,
} from '../../../src/server/site/media/pictures-store.ts';
import { changePerson, endKeys, lockPerson } from '../../../src/server/core/operators/operators-store.ts';
import { lockDrafts } from '../../../src/server/site/publishing/drafts-store.ts';
import { asSaved, saveRevisions } from '../../../src/server/site/publishing/save-revision.ts';
import { transition } from '../../../src/server/core/records/transition.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races about pictures, operators and states of records. */
export const publishingRaces = ({ server, processes, db, now }: RaceServer): Races => {
  /** A picture that nobody has used for long. */
  const oldPicture = async (): Promise<string> => {
    const hash = unique();
    await savePicture(
      db(),
      { hash, width: 1, height: 1, widths: [1], formats: ['webp'], colour: '#ffffff' },
      [{ width: 1, format: 'webp', bytes: new Uint8Array([1]) }],
      '2026-01-01T00:00:00.000Z',
    );
    return hash;
  };
  const pictureBytes = async (hash: string) =>
    (await db().selectFrom('picture_bytes').select('width').where('hash', '=', hash).execute()).length;

  return {
    'saving a document that names a picture and sweeping old pictures': {
      prepare: async () => {
        const hash = await oldPicture();
        const save: Operation = async (tx) => {
          await lockDrafts(tx);
          const document = asSaved({ type: 'picture', id: `PIC-${hash}`, v: 1, hash });
          if (!(await storedPictures(tx, new Map([[`picture/PIC-${hash}`, document]]))).has(hash))
            return 'unknown picture';
          await saveRevisions(tx, [document], 'somebody', '');
          return 'OK';
        };
        return {
          one: save,
          other: (tx) => sweepPictures(tx, '2026-02-01T00:00:00.000Z'),
          read: () => pictureBytes(hash),
        };
      },
      first: { outcomes: ['OK', 0], left: 1 },
      second: { outcomes: [1, 'unknown picture'], left: 0 },
    },
    'uploading a picture again and sweeping old pictures': {
      prepare: async () => {
        const hash = await oldPicture();
        return {
          one: async (tx) => (await touchPicture(tx, hash, now().toISOString())) !== undefined,
          other: (tx) => sweepPictures(tx, '2026-02-01T00:00:00.000Z'),
          read: () => pictureBytes(hash),
        };
      },
      first: { outcomes: [true, 0], left: 1 },
      second: { outcomes: [1, false], left: 0 },
    },
    'stopping an operator and their sign-in': {
      prepare: async () => {
        const { id, email } = await addOperator({ publishing: server.app().publishing }, []);
        const stop: Operation = async (tx, app) => {
          await lockPerson(tx, app.store, id);
          await changePerson(tx, id, { state: 'stopped' }, now().toISOString());
          await endKeys(tx, id);
          return 'OK';
        };
        const enterConsole: Operation = async () =>
          (await signIn({ app: processes.app() }, email, PASSWORD)).statusCode;
        return {
          one: stop,
          other: enterConsole,
          read: async () =>
            (await db().selectFrom('operator_keys').select('id').where('operator', '=', id).execute()).length,
        };
      },
      first: { outcomes: ['OK', 401], left: 0 },
      second: { outcomes: [200, 'OK'], left: 0 },
    },
    'moving a record between two states from which it may end': {
      prepare: async () => {
        const id = unique();
        await db()
          .insertInto('operators')
          .values({
            id,
            email: `${id}@resort.example`,
            name: 'A',
            password_hash: '',
            grants: '[]',
            state: 'active',
            created_at: '',
            updated_at: '',
          })
          .execute();
        const machine = defineStates([
          { from: 'active', to: 'stopped', by: ['server'] },
          { from: 'stopped', to: 'ended', by: ['server'] },
          { from: 'active', to: 'ended', by: ['server'] },
        ]);
        const move =
          (to: 'stopped' | 'ended'): Operation =>
          async (tx) =>
            (await transition(tx, {
              table: 'operators',
              machine,
              id,
              to,
              actor: { kind: 'server', id: '' },
              at: now(),
            })) ?? 'refused';
        return {
          one: move('stopped'),
          other: move('ended'),
          read: async () =>
            String(
              (await db().selectFrom('operators').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state,
            ),
        };
      },
      first: { outcomes: ['active', 'stopped'], left: 'ended' },
      second: { outcomes: ['active', 'refused'], left: 'ended' },
    },
  };
};
