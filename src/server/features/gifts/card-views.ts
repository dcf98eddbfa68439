import type { Kysely } from 'kysely';
import type { GiftCardDetail, GiftCardView } from '#schemas/gift-answers.schema';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../errors.ts';
import { accountOf } from '../../records/ledger.ts';
import type { Tables } from '../../storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../wire-values.ts';
import { refsOf } from '../pocket/holdings.ts';
import { kindOf, type GiftCard } from './card-store.ts';
import { inLocale, placeName, type GiftContext } from './gift-context.ts';
import type { Gift } from './gift-flow.ts';

interface Viewer {
  readonly member: string;
  readonly login: string;
  readonly locale: Locale;
}

type Row = GiftCard & { readonly balance: number | string | null };
type OpenGift = Gift & { readonly friend: string };

const dayOf = (instant: string | null): string => (instant === null ? '' : kstDay(new Date(instant)));

/** True if so much is used that the rest can be refunded. */
const isRefundable = ({ amount, state }: GiftCard, balance: number, { percent, smallAmount, smallPercent }: { readonly percent: number; readonly smallAmount: number; readonly smallPercent: number }): boolean =>
  state === 'ACTIVE' && balance > 0 && (amount - balance) * 100 >= amount * (amount <= smallAmount ? smallPercent : percent);

const viewOf = (context: GiftContext, { member, locale }: Viewer, card: Row, gift: OpenGift | undefined): GiftCardView => {
  const kind = kindOf(context, card.kind);
  const isReceived = gift !== undefined && gift.receiver === member;
  const balance = Number(card.balance ?? 0);
  return {
    cardKey: card.id, cardNo: `•••• ${card.last_digits}`, cardNm: inLocale(kind.name, locale), imageNm: kind.art,
    statusCd: isReceived ? 'RECEIVED' : card.state === 'ISSUED' ? 'ACTIVE' : card.state,
    balanceAmt: balance, expireDt: dayOf(card.expires_at), friendNm: gift?.friend ?? '', message: gift?.message ?? '', returnDt: gift === undefined ? '' : dayOf(gift.until), refundYn: ynOf(isRefundable(card, balance, kind.refund)), codeRef: '',
  };
};

/** Open gifts of cards to or from a member, with the nickname of the other. */
const openGifts = async (db: Kysely<Tables>, member: string): Promise<ReadonlyMap<string, OpenGift>> => {
  const rows = await db
    .selectFrom('gifts')
    .innerJoin('members', (join) => join.on((on) => on.or([on('members.uid', '=', on.ref('gifts.sender')), on('members.uid', '=', on.ref('gifts.receiver'))])))
    .selectAll('gifts')
    .select('members.nickname as friend')
    .where('record', '=', 'gift-card')
    .where('gifts.state', '=', 'SENT')
    .where((row) => row.or([row('sender', '=', member), row('receiver', '=', member)]))
    .where('members.uid', '<>', member)
    .execute();
  return new Map(rows.map((row) => [row.subject, row]));
};

const cardsWithBalance = (db: Kysely<Tables>) =>
  db.selectFrom('gift_cards').leftJoin('ledger_accounts', (join) => join.onRef('ledger_accounts.owner', '=', 'gift_cards.id').on('ledger_accounts.book', '=', 'GIFT')).selectAll('gift_cards').select('ledger_accounts.balance');

const order: readonly GiftCardView['statusCd'][] = ['RECEIVED', 'ACTIVE', 'SENT', 'USED', 'EXPIRED', 'CANCELLED'];

/** Lists the member's cards and those that wait to be accepted. */
export const listCards = async (db: Kysely<Tables>, context: GiftContext, viewer: Viewer, statuses: readonly string[]): Promise<readonly GiftCardView[]> => {
  const gifts = await openGifts(db, viewer.member);
  const waiting = [...gifts.values()].filter(({ receiver }) => receiver === viewer.member).map(({ subject }) => subject);
  const rows = await cardsWithBalance(db)
    .where((row) => row.or([row('gift_cards.owner', '=', viewer.member), ...(waiting.length === 0 ? [] : [row('gift_cards.id', 'in', waiting)])]))
    .orderBy('expires_at', 'desc')
    .orderBy('gift_cards.id')
    .limit(400)
    .execute();
  return rows
    .map((row) => viewOf(context, viewer, row, gifts.get(row.id)))
    .filter(({ statusCd }) => statuses.length === 0 || statuses.includes(statusCd))
    .toSorted((one, other) => order.indexOf(one.statusCd) - order.indexOf(other.statusCd));
};

/** Reads a card that the member owns or was sent. Throws `notFound` for any other. */
export const readCard = async (db: Kysely<Tables>, context: GiftContext, viewer: Viewer, id: string): Promise<GiftCardDetail> => {
  const gift = (await openGifts(db, viewer.member)).get(id);
  const row = await cardsWithBalance(db).where('gift_cards.id', '=', id).executeTakeFirst();
  if (row === undefined || (row.owner !== viewer.member && gift?.receiver !== viewer.member)) throw new HttpError('notFound');
  const card = viewOf(context, viewer, row, gift);
  const codeRef = card.statusCd === 'ACTIVE' && card.balanceAmt > 0 ? ((await refsOf(db, { holder: viewer.member, login: viewer.login, products: [id], at: context.now() })).get(id) ?? '') : '';
  return { card: { ...card, codeRef }, historyList: row.owner === viewer.member ? await historyOf(db, context, viewer, row) : [] };
};

/** Postings since the member owns the card: an earlier owner's are not theirs to see. */
const historyOf = async (db: Kysely<Tables>, context: GiftContext, { member, locale }: Viewer, card: GiftCard): Promise<GiftCardDetail['historyList']> => {
  const { parkKindCd } = kindOf(context, card.kind);
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
    .select(['ledger_transfers.id', 'kind', 'reason', 'amount', 'ledger_postings.at'])
    .where('account', '=', accountOf('GIFT', card.id))
    .where('ledger_postings.at', '>=', card.owned_since ?? '')
    .orderBy('ledger_postings.at', 'desc')
    .orderBy('ledger_transfers.id', 'desc')
    .limit(200)
    .execute();
  const received = await db
    .selectFrom('gifts')
    .innerJoin('members', 'members.uid', 'gifts.sender')
    .select(['gifts.id', 'decided_at', 'amount', 'nickname'])
    .where('subject', '=', card.id)
    .where('record', '=', 'gift-card')
    .where('receiver', '=', member)
    .where('gifts.state', '=', 'ACCEPTED')
    .where('decided_at', '>=', card.owned_since ?? '')
    .execute();
  return [
    ...rows.map(({ id, kind, reason, amount, at }) => ({ tranId: id, tranDtm: momentOf(at), tranKindCd: kind as GiftCardDetail['historyList'][number]['tranKindCd'], placeNm: placeName(context, parkKindCd, reason, locale), amount: Number(amount) })),
    ...received.map(({ id, decided_at, amount, nickname }) => ({ tranId: id, tranDtm: momentOf(decided_at ?? ''), tranKindCd: 'RECEIVED' as const, placeNm: nickname, amount: Number(amount) })),
  ];
};
