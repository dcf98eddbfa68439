import type { FastifyInstance } from 'fastify';
import type { AccessAnswer, AccessBody } from '#schemas/calls/privacy-desk/access-answers';
import { normaliseTyped, emailKey } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { countLookup, logView, recentLookUp } from '../../core/operators/look-ups.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { sealAll } from './access-keeper.ts';
import { dayStart } from './korean-days.ts';

const ROWS = 50;
const RECORD = 'access_log';

/** Scope of one look at the log. The look-up holds it, so no later page can show more. */
interface Scope {
  readonly person: string;
  /** Days YYYYMMDD in Korean time; empty, without a limit. */
  readonly from: string;
  readonly until: string;
}

const writeScope = ({ person, from, until }: Scope): string => [person, from, until].join(' ');
const readScope = (text: string): Scope => {
  const [person = '', from = '', until = ''] = text.split(' ');
  return { person, from, until };
};

const columns = { ID: 'login_id', UID: 'uid', MOBILE: 'mobile', EMAIL: 'email' } as const;
const rules = { ID: 'identifier', UID: 'identifier', MOBILE: 'phone', EMAIL: 'email' } as const;

/** Finds the member whose log is asked for: by a whole value, or by the pseudonym of an entry. */
const findPerson = async (
  { store, context }: FastifyInstance,
  { member: named, person }: Pick<AccessBody, 'member' | 'person'>,
): Promise<{ readonly uid?: string; readonly person: string }> => {
  if (named !== undefined) {
    const { by, value } = named;
    const exact = normaliseTyped(rules[by], value);
    const found =
      exact === ''
        ? []
        : await store.db
            .selectFrom('members')
            .select('uid')
            .where((row) =>
              by === 'EMAIL'
                ? row(row.fn('lower', ['members.email']), '=', emailKey(exact))
                : row(columns[by], '=', exact),
            )
            .limit(2)
            .execute();
    const [member] = found;
    if (member === undefined) throw new HttpError('memberNotFound');
    if (found.length > 1) throw new HttpError('severalMembers');
    return { uid: member.uid, person: context.identityKeys.logPerson(member.uid) };
  }
  if (person === undefined) return { person: '' };
  const login = await store.db
    .selectFrom('access_log')
    .innerJoin('logins', 'logins.id', 'access_log.login')
    .select('logins.member')
    .where('person', '=', person)
    .limit(1)
    .executeTakeFirst();
  return { ...(login === undefined ? {} : { uid: login.member }), person };
};

/** Begins a look at the access log. It is logged with its reason and scope before anything is shown; the member sees one of the own entries. */
export const beginAccessLook = async (
  app: FastifyInstance,
  operator: Operator,
  { reason, from = '', until = '', ...who }: AccessBody,
): Promise<AccessAnswer> => {
  const look = { operator, venue: '', reason };
  const isOfMember = who.member !== undefined || who.person !== undefined;
  if (isOfMember) await countLookup(app, look);
  const { uid, person } = await findPerson(app, who);
  await sealAll(app.context);
  const scope = { person, from, until };
  const id = await logView(app, look, RECORD, writeScope(scope), { member: uid });
  return readEntries(app, id, scope);
};

/** Reads on in a look that the operator began within the last 30 minutes. */
export const continueAccessLook = async (
  app: FastifyInstance,
  operator: Operator,
  { look, before }: { readonly look: string; readonly before?: number | undefined },
): Promise<AccessAnswer> => {
  const { record, record_id } = await recentLookUp(app, { operator, venue: '' }, look);
  if (record !== RECORD) throw new HttpError('lookUpOld');
  return readEntries(app, look, readScope(record_id), before);
};

const readEntries = async (
  { store }: FastifyInstance,
  look: string,
  { person, from, until }: Scope,
  before?: number,
): Promise<AccessAnswer> => {
  const rows = await store.db
    .selectFrom('access_log')
    .select(columnsOf('access_log'))
    .where('seq', 'is not', null)
    .$if(person !== '', (query) => query.where('person', '=', person))
    .$if(from !== '', (query) => query.where('at', '>=', dayStart(from)))
    .$if(until !== '', (query) => query.where('at', '<', dayStart(until, 1)))
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(ROWS + 1)
    .execute();
  const shown = rows.slice(0, ROWS);
  const last = shown.at(-1);
  return {
    look,
    ...(person === '' ? {} : { person }),
    entries: shown.map(({ seq, at, person: who, login, kind, login_type, platform, reason }) => ({
      seq: Number(seq),
      at,
      person: who,
      login: login.slice(0, 8),
      kind,
      loginType: login_type,
      platform,
      reason,
    })),
    ...(rows.length > ROWS && last !== undefined ? { next: Number(last.seq) } : {}),
  };
};
