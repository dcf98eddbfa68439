import type { FastifyInstance } from 'fastify';
import type { ApartAnswer, ApartQuery, apartReasons, OpenedApart } from '#schemas/calls/privacy-desk/answers';
import { HttpError } from '../../core/errors.ts';
import { logView } from '../../core/operators/look-ups.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { type LegalKind, legalKinds } from '../../core/records/member-data.ts';
import { inApart, type KeptRecord } from '../../core/storage/apart.ts';
import { retentionOf } from '../withdrawal/index.ts';

const ROWS = 50;

const describe = ({ context }: FastifyInstance, { id, person, kind: stored, at }: Omit<KeptRecord, 'body'>) => {
  // Written by the withdrawal.
  const kind = legalKinds.find((one) => one === stored) ?? ('contract' satisfies LegalKind);
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + retentionOf(context).years[kind]);
  return { id, person, kind, at, until: until.toISOString() };
};

/** Lists the records apart by pseudonym, without their contents. */
export const listApart = async (app: FastifyInstance, { person, after }: ApartQuery): Promise<ApartAnswer> => {
  const rows = await inApart(app.store, (apart) =>
    apart
      .selectFrom('kept_records')
      .select(['id', 'person', 'kind', 'at'])
      .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(ROWS + 1)
      .execute(),
  );
  const shown = rows.slice(0, ROWS);
  const last = shown.at(-1);
  return {
    records: shown.map((row) => describe(app, row)),
    ...(rows.length > ROWS && last !== undefined ? { next: last.id } : {}),
  };
};

/** Opens one record. It is logged first. */
export const openApart = async (
  app: FastifyInstance,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: (typeof apartReasons)[number] },
): Promise<OpenedApart> => {
  const row = await inApart(app.store, (apart) =>
    apart
      .selectFrom('kept_records')
      .select(['id', 'person', 'kind', 'at', 'body'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new HttpError('notFound');
  await logView(app, { operator, venue: '', reason }, 'kept_records', id, { field: 'RECORD' });
  return { ...describe(app, row), body: JSON.parse(row.body) as Record<string, unknown> };
};
