import type { FastifyInstance } from 'fastify';
import type { DayList } from '#schemas/calls/devices/answers';
import { kstDay, ynOf } from '../../core/wire-values.ts';
import { productDocument } from '../pocket/index.ts';
import { initialsOf } from './initials.ts';

const PART = 2000;

/** Lists the code references that a venue's gates accept today, in parts, with the public keys of their phones. It holds no secret. */
export const readDayList = async (
  app: FastifyInstance,
  { venue, after }: { readonly venue: string; readonly after: string },
): Promise<DayList> => {
  const today = kstDay(app.clock.now());
  const rows = await app.store.db
    .selectFrom('code_refs')
    .innerJoin('pocket_products', 'pocket_products.id', 'code_refs.product')
    .innerJoin('code_keys', 'code_keys.login', 'code_refs.login')
    .innerJoin('logins', 'logins.id', 'code_refs.login')
    .innerJoin('members', 'members.uid', 'code_refs.holder')
    .leftJoin('loans', (join) =>
      join.onRef('loans.product', '=', 'code_refs.product').on('loans.state', '=', 'LENT').on('loans.day', '>=', today),
    )
    .select([
      'code_refs.ref',
      'code_keys.id as keyId',
      'code_keys.public_key',
      'pocket_products.kind',
      'pocket_products.product',
      'pocket_products.people',
      'pocket_products.holder_name',
      'pocket_products.state',
      'pocket_products.entered_on',
      'members.name',
    ])
    .where('code_refs.ref', '>', after)
    .where('code_refs.ended_at', '=', '')
    .where('logins.ended_at', 'is', null)
    .where('pocket_products.venue', '=', venue)
    .where('pocket_products.kind', '!=', 'MEAL')
    .where('pocket_products.state', 'in', ['REGISTERED', 'ENTERED'])
    .where('pocket_products.valid_from', '<=', today)
    .where('pocket_products.valid_until', '>=', today)
    // A loan ends with its day without a write, and a phone may have asked for a reference while its ticket was lent.
    .whereRef('code_refs.holder', '=', (row) => row.fn.coalesce('loans.holder', 'pocket_products.member'))
    .where((row) =>
      row.or([row('loans.day', 'is', null), row('loans.day', '=', today), row('pocket_products.kind', '=', 'SEASON')]),
    )
    .orderBy('code_refs.ref')
    .limit(PART)
    .execute();
  const { documents } = app.live.current.prepared;
  return {
    day: today,
    codeList: rows.map(
      ({ ref, keyId, people, holder_name: holderName, state, entered_on: enteredOn, name, ...row }) => ({
        codeRef: ref,
        keyId,
        productKindCd: row.kind,
        productNm: productDocument(documents, row)?.name.ko ?? row.product,
        peopleCnt: people,
        initials: initialsOf(holderName || name),
        enteredYn: ynOf(state === 'ENTERED' && enteredOn === today),
      }),
    ),
    keyList: [...new Map(rows.map(({ keyId, public_key: publicKey }) => [keyId, { keyId, publicKey }])).values()],
    nextAfter: rows.length < PART ? '' : (rows.at(-1)?.ref ?? ''),
  };
};
