import type { FastifyInstance } from 'fastify';
import { defineStates } from '../../../engine/index.ts';
import type { PartnerCardAnswer } from '#schemas/calls/partner-cards/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { ynOf } from '../../core/wire-values.ts';
import { lockMember } from '../../core/records/lock.ts';
import { recordChanges } from '../consents/index.ts';
import { documentOf, missingAge, textsOf } from './documents.ts';
import { partnerOf, type Partner, type StoredState } from './partner.ts';
import { columnsOf } from '../../core/storage/columns.ts';

type Row = Tables['partner_cards'];

/** Members request and stop a card; the partner issues it, and may stop it. A stopped card can be requested anew. */
export const partnerCardMachine = defineStates<StoredState>([
  { from: 'REQUESTED', to: 'ACTIVE', by: ['server'] },
  { from: 'REQUESTED', to: 'STOPPED', by: ['member', 'server'] },
  { from: 'ACTIVE', to: 'STOPPED', by: ['member', 'server'] },
  { from: 'STOPPED', to: 'REQUESTED', by: ['member'] },
]);

export interface CardOf {
  readonly member: string;
  /** Partner's word in paths. */
  readonly card: string;
}

/** Member for whom an answer is written. */
export interface CardReader {
  readonly locale: Locale;
  readonly birthDate: string;
}

const rowOf = (db: Db, { member, card }: CardOf): Promise<Row | undefined> =>
  db
    .selectFrom('partner_cards')
    .select(columnsOf('partner_cards'))
    .where('member', '=', member)
    .where('card', '=', card)
    .executeTakeFirst();

/** Words of the cards that a member has, as this server knows them. */
export const activeCardsOf = async (db: Db, member: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('partner_cards')
      .select('card')
      .where('member', '=', member)
      .where('state', '=', 'ACTIVE')
      .execute()
  ).map(({ card }) => card);

const refOf = (app: FastifyInstance, { member, card }: CardOf): string =>
  app.context.keys.blind(`partner card ${card} ${member}`);

/** Returns the answers about a card: its state, and what the document says of it. */
const answersAbout =
  (app: FastifyInstance, { card }: CardOf, { isSimulated }: Partner, { locale, birthDate }: CardReader) =>
  (row: Pick<Row, 'state' | 'mask'> | undefined): PartnerCardAnswer => ({
    memberStatusCd: row?.state ?? 'NONE',
    cardNoMask: row?.state === 'ACTIVE' ? row.mask : '',
    demoYn: ynOf(isSimulated),
    ageMin: missingAge(app, card, birthDate),
    ...textsOf(app, card, row?.state ?? 'NONE', locale),
  });

/** Reads the status of a member's card. An open request or a card asks the partner, who may have issued or stopped it. */
export const readCard = async (app: FastifyInstance, of: CardOf, reader: CardReader): Promise<PartnerCardAnswer> => {
  const { store } = app.context;
  documentOf(app, of.card);
  const partner = partnerOf(app);
  const answerOf = answersAbout(app, of, partner, reader);
  const row = await rowOf(store.db, of);
  if (row === undefined || row.state === 'STOPPED') return answerOf(row);
  const { memberStatusCd: to, cardNoMask: mask } = await partner.tell({
    card: of.card,
    ref: refOf(app, of),
    state: row.state,
    agreedAt: row.agreed_at,
  });
  if (to === row.state || to === 'REQUESTED') return answerOf(row);
  return inTransaction(store, async (tx) => {
    const before = await transition(tx, {
      table: 'partner_cards',
      machine: partnerCardMachine,
      id: row.id,
      to,
      actor: serverActor,
      at: app.clock.now(),
      from: [row.state],
    });
    if (before !== undefined)
      await tx
        .updateTable('partner_cards')
        .set({ mask: to === 'ACTIVE' ? mask : '' })
        .where('id', '=', row.id)
        .execute();
    return answerOf(await rowOf(tx, of));
  });
};

interface Consent {
  readonly member: string;
  readonly item: string;
  readonly isAgreed: boolean;
  readonly at: Date;
}

/** Records that a member agrees to pass data to a partner, or no longer does. */
const recordConsent = async (
  tx: Tx,
  { context, live }: FastifyInstance,
  { member, item, isAgreed, at }: Consent,
): Promise<void> => {
  const versionNo = live.current.prepared.documents['consent-item'].get(item)?.versionNo ?? 0;
  await recordChanges(tx, context, {
    member,
    agreements: [{ termsId: item, versionNo, agreeYn: ynOf(isAgreed) }],
    source: 'partner-card',
    ref: orderedId(),
    now: at,
  });
};

/** Requests a card (with the member's agreement) or stops it, and tells the partner in the same transaction. Throws `partnerState` if its state or the member's age does not allow it. */
export const changeCard = async (
  tx: Tx,
  app: FastifyInstance,
  of: CardOf,
  to: 'REQUESTED' | 'STOPPED',
  reader: CardReader,
): Promise<PartnerCardAnswer> => {
  const document = documentOf(app, of.card);
  if (to === 'REQUESTED' && missingAge(app, of.card, reader.birthDate) > 0) throw new HttpError('partnerState');
  const partner = partnerOf(app);
  await lockMember(tx, app.store, of.member);
  const at = app.clock.now();
  const actor: Actor = { kind: 'member', id: of.member };
  const row = await rowOf(tx, of);
  const agreed = to === 'REQUESTED' ? { agreed_at: at.toISOString() } : {};
  if (row === undefined) {
    if (to === 'STOPPED') throw new HttpError('partnerState');
    const id = orderedId();
    await tx
      .insertInto('partner_cards')
      .values({ id, ...of, state: to, mask: '', agreed_at: at.toISOString() })
      .execute();
    await audit(tx, { record: 'partner_cards', id, actor, from: '', to, at });
  } else {
    if (
      (await transition(tx, { table: 'partner_cards', machine: partnerCardMachine, id: row.id, to, actor, at })) ===
      undefined
    )
      throw new HttpError('partnerState');
    await tx
      .updateTable('partner_cards')
      .set({ mask: '', ...agreed })
      .where('id', '=', row.id)
      .execute();
  }
  await recordConsent(tx, app, { member: of.member, item: document.consent, isAgreed: to === 'REQUESTED', at });
  await partner.tell({ card: of.card, ref: refOf(app, of), state: to, agreedAt: at.toISOString() });
  return answersAbout(app, of, partner, reader)({ state: to, mask: '' });
};
