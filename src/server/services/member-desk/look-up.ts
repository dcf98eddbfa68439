import { inBoth } from '../../core/in-both.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance } from 'fastify';
import { countLetters, emailKey, firstLetters, normaliseTyped } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { MemberRow } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { countLookup, logView, type LookUp } from '../../core/operators/look-ups.ts';
import {
  holderOf,
  type Holding,
  holdingsOf,
  isMealNumber,
  type IssuedNumber,
  isTicketNumber,
  maskNumber,
  productDocument,
  readTyped,
  stateOn,
  ticketingOf,
} from '../pocket/index.ts';
import type { MemberLookup } from '#schemas/calls/members/console-answers';
import { columnsOf } from '../../core/storage/columns.ts';

const PAST_DAYS = 90;

const maskStart = (text: string, shown: number): string =>
  text === '' ? '' : `${firstLetters(shown, text)}${'*'.repeat(Math.max(3, countLetters(text) - shown))}`;

const describeMember = (look: string, row: MemberRow) => {
  const { nickname, name, login_id, mobile, email, birth_date, created_at, picture, state, state_reason } = row;
  return {
    look,
    nickname,
    nameMask: maskName(name),
    loginMask: maskStart(login_id ?? '', 3),
    mobileMask: mobile === '' ? '' : `•••• ${mobile.slice(-4)}`,
    emailMask: email === '' ? '' : `${maskStart(email.split('@')[0] ?? '', 2)}@${email.split('@')[1] ?? ''}`,
    birthMask: birth_date === '' ? '' : '••••••••',
    picture,
    since: created_at,
    state: state === 'suspended' ? ('SUSPENDED' as const) : ('ACTIVE' as const),
    stateReason: state === 'suspended' ? state_reason : '',
  };
};

type Described = Pick<IssuedNumber, 'kind' | 'product' | 'number' | 'valid_from' | 'valid_until'>;

const describe = (app: FastifyInstance, row: Described, state: Holding['state'] | 'FREE', isLent: boolean) => {
  const name = productDocument(app.live.current.prepared.documents, row)?.name;
  return {
    kind: row.kind,
    product: inBoth(name, row.product),
    numberMask: maskNumber(row.number),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    state,
    isLent,
  };
};

/** Finds a ticket, pass or meal of a venue by its whole number, with the member who has it and the changes of its record. */
export const lookUpTicket = async (app: FastifyInstance, look: LookUp, typed: string) => {
  const { db } = app.store;
  await countLookup(app, look);
  const number = readTyped(typed);
  const issued =
    isTicketNumber(number) || isMealNumber(number) ? await ticketingOf(app, look.venue).find(db, number) : undefined;
  if (issued?.venue !== look.venue) throw new HttpError('ticketNotFound');
  const row = await holderOf(db, issued.number);
  const lookUp = await logView(
    app,
    look,
    row === undefined ? 'issued_numbers' : 'pocket_products',
    row?.id ?? issued.product,
    { member: row?.member },
  );
  if (row === undefined) return { ticket: describe(app, issued, 'FREE', false), changes: [] };
  const today = kstDay(app.clock.now());
  const member = await db
    .selectFrom('members')
    .select(columnsOf('members'))
    .where('uid', '=', row.member)
    .executeTakeFirst();
  const loan = await db
    .selectFrom('loans')
    .select('id')
    .where('product', '=', row.id)
    .where('state', '=', 'LENT')
    .where('day', '>=', today)
    .executeTakeFirst();
  const changes = await db
    .selectFrom('record_log')
    .select(['at', 'actor_kind', 'to_state'])
    .where('record', '=', 'pocket_products')
    .where('record_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    ticket: describe(app, row, stateOn(row, today), loan !== undefined),
    ...(member === undefined ? {} : { member: describeMember(lookUp, member) }),
    changes: changes.map(({ at, actor_kind, to_state }) => ({ at, by: actor_kind, to: to_state })),
  };
};

const columns = { ID: 'login_id', UID: 'uid', MOBILE: 'mobile' } as const;
const rules = { ID: 'identifier', UID: 'identifier', MOBILE: 'phone', EMAIL: 'email' } as const;

/** Finds one active member by a whole value; the look-up is counted and logged. */
export const findMember = async (
  app: FastifyInstance,
  look: LookUp,
  typed: Pick<MemberLookup, 'by' | 'value'>,
): Promise<MemberRow> => (await findLogged(app, look, typed, ['active'])).member;

const findLogged = async (
  app: FastifyInstance,
  look: LookUp,
  { by, value }: Pick<MemberLookup, 'by' | 'value'>,
  states: readonly MemberRow['state'][],
): Promise<{ readonly member: MemberRow; readonly lookUp: string }> => {
  const { db } = app.store;
  await countLookup(app, look);
  const exact = normaliseTyped(rules[by], value);
  const found =
    exact === ''
      ? []
      : await db
          .selectFrom('members')
          .select(columnsOf('members'))
          .where((row) =>
            by === 'EMAIL'
              ? row(row.fn('lower', ['members.email']), '=', emailKey(exact))
              : row(columns[by], '=', exact),
          )
          .where('state', 'in', states)
          .limit(2)
          .execute();
  const [member] = found;
  if (member === undefined) throw new HttpError('memberNotFound');
  if (found.length > 1) throw new HttpError('severalMembers');
  return { member, lookUp: await logView(app, look, 'members', member.uid, { member: member.uid }) };
};

/** Finds one member by a whole value, with what the member has in the pocket of a venue. */
export const lookUpMember = async (
  app: FastifyInstance,
  look: LookUp,
  { by, value }: Pick<MemberLookup, 'by' | 'value'>,
) => {
  const { db } = app.store;
  const { member, lookUp } = await findLogged(app, look, { by, value }, ['active', 'suspended']);
  const now = app.clock.now();
  const today = kstDay(now);
  const holdings = (
    await holdingsOf(db, member.uid, { since: kstDay(new Date(now.getTime() - PAST_DAYS * DAY_MS)), today })
  ).filter(({ venue }) => venue === look.venue);
  return {
    member: describeMember(lookUp, member),
    products: holdings.map((row) => describe(app, row, stateOn(row, today), row.holder !== row.member)),
  };
};
