import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { entrantOf, listHash } from '../../src/content/draws/lots.ts';
import { repeatDraw } from '../../src/content/draws/repeat-draw.ts';
import { readStoredDraw } from '../../src/server/services/events/desk/draw-record.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const at = '2026-11-01T00:00:00.000Z';
const words = { ko: '겨울', en: 'Winter' };
const kinds = { type: 'code-list', id: 'COD_IAM_EVENT_KIND', v: 1, items: [{ codeId: 'ROULETTE', codeName: words }] };
const wheel = {
  type: 'event',
  id: 'winter',
  v: 1,
  eventId: '1',
  kind: 'ROULETTE',
  parks: ['09'],
  order: 1,
  title: words,
  until: '2026-11-20T00:00:00+09:00',
  prizes: [{ id: 'mug', name: words, kind: 'ITEM' }],
};

/** A store whose wheel ended after three turns. */
const storeWithWheel = async (): Promise<Store> => {
  const store = await tempStore();
  await seedWith(publishingOver(store), [...soundSite(), kinds, { ...kinds, id: 'COD_IAM_BOARD_KIND' }, wheel]);
  const [mask, members] = [randomBytes(32).toString('hex'), ['100000000001', '100000000002', '100000000003']];
  await store.db
    .insertInto('members')
    .values(
      members.map((uid, index) => ({
        uid,
        login_id: `visitor_${index}`,
        name: '',
        nickname: '',
        lang: 'ko' as const,
        birth_date: '',
        gender: '',
        email: '',
        mobile: '',
        kind: '2' as const,
        regular: 1,
        ex_member: 0,
        conversion_agreed_on: '',
        grade: '',
        picture: '',
        consents: '{}',
        passages: '{}',
        state: 'active' as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await store.db
    .insertInto('event_joins')
    .values(
      members.map((member, index) => ({
        id: `j${index}`,
        event: 'winter',
        kind: 'ROULETTE' as const,
        venue: 'TP',
        member,
        day: '20261101',
        occasion: ' 1',
        no: index + 1,
        turn: 1,
        state: 'WON' as const,
        prize: 'mug',
        drawn: '' as const,
        slot: '',
        score: 0,
        answers: '{}',
        stock: '{}',
        barred: '[]',
        release: 1,
        at,
        claim_until: null,
        settled_at: null,
      })),
    )
    .execute();
  await store.db
    .insertInto('event_seeds')
    .values({
      event: 'winter',
      seed: randomBytes(32).toString('hex'),
      mask,
      list_hash: listHash(
        members.map((member, index) => ({ no: index + 1, turn: 1, entrant: entrantOf(mask, member) })),
      ),
      drawn_at: '',
      drawn_release: 0,
      at,
    })
    .execute();
  return store;
};

it('reads the same record of a draw, to the byte, from a store and from its export in another store', async () => {
  const [store, other] = [await storeWithWheel(), await tempStore()];
  let text = '';
  await exportData(store, new Date(0), async (part) => void (text += part));
  await importData(
    other,
    async function* each() {
      yield* text.split('\n').slice(0, -1);
    },
    { replace: false },
  );
  const [one, same] = await Promise.all(
    [store, other].map(({ db }) => readStoredDraw(db, 'winter', new Date('2026-11-20T00:00:00+09:00'))),
  );
  expect(JSON.stringify(same)).toBe(JSON.stringify(one));
  expect(one === undefined ? 'none' : repeatDraw(one)).toMatchObject({
    findings: [],
    results: [{ winner: 'visito***' }, {}, {}],
  });
});
