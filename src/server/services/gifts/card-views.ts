import { placeName } from '../../core/records/place-name.ts';
import type { Asked } from './asked.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { sql } from 'kysely';
import type { GiftCardDetail, GiftCards, GiftCardView } from '#schemas/calls/gifts/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { accountOf } from '../../core/records/ledger.ts';
import { pageOf, readPage, type Page } from '../../core/records/page-of.ts';
import { rankOf } from '../../core/records/rank-of.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { refsOf } from '../pocket/index.ts';
import { kindOf, type GiftCard } from './card-store.ts';
import { columnsOf } from '../../core/storage/columns.ts';

interface Viewer {
  readonly member: string;
  readonly login: string;
  readonly locale: Locale;
}

/** Card with its balance and its open gift. */
type Row = GiftCard & { readonly balance: number | string | null } & {
  readonly [Field in 'receiver' | 'message' | 'until' | 'friend']: string | null;
};

const order: readonly GiftCardView['statusCd'][] = ['RECEIVED', 'ACTIVE', 'SENT', 'USED', 'EXPIRED', 'CANCELLED'];

const dayOf = (instant: string | null): string => (instant === null ? '' : kstDay(new Date(instant)));

/** True if so much is used that the rest can be refunded. */
const isRefundable = (
  { amount, state }: GiftCard,
  balance: number,
  {
    percent,
    smallAmount,
    smallPercent,
  }: { readonly percent: number; readonly smallAmount: number; readonly smallPercent: number },
): boolean =>
  state === 'ACTIVE' &&
  balance > 0 &&
  (amount - balance) * 100 >= amount * (amount <= smallAmount ? smallPercent : percent);

const viewOf = (context: Context, { member, locale }: Viewer, card: Row): GiftCardView => {
  const kind = kindOf(context, card.kind);
  const balance = Number(card.balance ?? 0);
  const status = card.receiver === member ? 'RECEIVED' : card.state === 'ISSUED' ? 'ACTIVE' : card.state;
  return {
    cardKey: card.id,
    cardNo: `•••• ${card.last_digits}`,
    cardNm: localised(kind.name, locale),
    imageNm: kind.art,
    statusCd: status,
    cardStatus: status,
    balanceAmt: balance,
    expireDt: dayOf(card.expires_at),
    friendNm: card.friend ?? '',
    message: card.message ?? '',
    returnDt: dayOf(card.until),
    refundYn: ynOf(isRefundable(card, balance, kind.refund)),
    codeRef: '',
  };
};

/** Cards that a member owns or was sent, with balance and open gift. */
const cardsOf = (db: Db, member: string) =>
  db
    .selectFrom('gift_cards')
    .leftJoin('ledger_accounts', (join) =>
      join.onRef('ledger_accounts.owner', '=', 'gift_cards.id').on('ledger_accounts.book', '=', 'GIFT'),
    )
    .leftJoin('gifts', (join) =>
      join
        .onRef('gifts.subject', '=', 'gift_cards.id')
        .on('gifts.record', '=', 'gift-card')
        .on('gifts.state', '=', 'SENT'),
    )
    .leftJoin('members', (join) =>
      join.on((on) =>
        on.and([
          on('members.uid', '<>', member),
          on.or([on('members.uid', '=', on.ref('gifts.sender')), on('members.uid', '=', on.ref('gifts.receiver'))]),
        ]),
      ),
    )
    .where((row) => row.or([row('gift_cards.owner', '=', member), row('gifts.receiver', '=', member)]));

const withGift = <Query extends ReturnType<typeof cardsOf>>(query: Query) =>
  query
    .select(columnsOf('gift_cards'))
    .select([
      'ledger_accounts.balance',
      'gifts.receiver',
      'gifts.message',
      'gifts.until',
      'members.nickname as friend',
    ]);

/** Lists a page of the member's cards and those that wait to be accepted, without the card `except`. */
export const listCards = async (
  db: Db,
  context: Context,
  viewer: Viewer,
  { statuses, except = '', page }: Asked & { readonly except?: string | undefined },
): Promise<GiftCards> => {
  const status = sql<string>`case when gifts.receiver = ${viewer.member} then 'RECEIVED' when gift_cards.state = 'ISSUED' then 'ACTIVE' else gift_cards.state end`;
  let asked = cardsOf(db, viewer.member).where('gift_cards.id', '<>', except);
  if (statuses.length > 0) asked = asked.where(status, 'in', statuses);
  const { rows, totalCnt } = await readPage(
    withGift(asked).orderBy(rankOf(status, order)).orderBy('gift_cards.expires_at', 'desc').orderBy('gift_cards.id'),
    page,
  );
  const { sum } = await cardsOf(db, viewer.member)
    .where('gift_cards.owner', '=', viewer.member)
    .where('gift_cards.state', '=', 'ACTIVE')
    .select((row) => row.fn.sum<number | string | null>('ledger_accounts.balance').as('sum'))
    .executeTakeFirstOrThrow();
  return { cardList: rows.map((row) => viewOf(context, viewer, row)), totalCnt, totalAmt: Number(sum ?? 0) };
};

/** Reads a card that the member owns or was sent, with a page of its history. Throws `notFound` for any other. */
export const readCard = async (
  db: Db,
  context: Context,
  viewer: Viewer,
  id: string,
  page: Page = pageOf({}),
): Promise<GiftCardDetail> => {
  const row = await withGift(cardsOf(db, viewer.member).where('gift_cards.id', '=', id)).executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  const card = viewOf(context, viewer, row);
  const codeRef =
    card.statusCd === 'ACTIVE' && card.balanceAmt > 0
      ? ((
          await refsOf(db, { holder: viewer.member, login: viewer.login, products: [id], at: context.clock.now() })
        ).get(id) ?? '')
      : '';
  return {
    card: { ...card, codeRef },
    ...(row.owner === viewer.member
      ? await historyOf(db, context, viewer, row, page)
      : { historyList: [], totalCnt: 0 }),
  };
};

/** A page of what happened since the member owns the card: an earlier owner's postings are not theirs to see. */
const historyOf = async (
  db: Db,
  context: Context,
  { member, locale }: Viewer,
  card: GiftCard,
  page: Page,
): Promise<Pick<GiftCardDetail, 'historyList' | 'totalCnt'>> => {
  const { parkKindCd } = kindOf(context, card.kind);
  const since = card.owned_since ?? '';
  const posted = db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
    .select([
      'ledger_transfers.id',
      'ledger_transfers.kind',
      'ledger_transfers.reason',
      'ledger_postings.amount',
      'ledger_postings.at',
    ])
    .where('ledger_postings.account', '=', accountOf('GIFT', card.id))
    .where('ledger_postings.at', '>=', since);
  const received = db
    .selectFrom('gifts')
    .innerJoin('members', 'members.uid', 'gifts.sender')
    .select([
      'gifts.id',
      sql.lit('RECEIVED').as('kind'),
      'members.nickname as reason',
      'gifts.amount',
      sql<string>`gifts.decided_at`.as('at'),
    ])
    .where('gifts.subject', '=', card.id)
    .where('gifts.record', '=', 'gift-card')
    .where('gifts.receiver', '=', member)
    .where('gifts.state', '=', 'ACCEPTED')
    .where('gifts.decided_at', '>=', since);
  const { rows, totalCnt } = await readPage(
    db
      .selectFrom(posted.unionAll(received).as('history'))
      .select(['id', 'kind', 'reason', 'amount', 'at'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );
  return {
    historyList: rows.map(({ id, kind, reason, amount, at }) => ({
      tranId: id,
      tranDtm: momentOf(at),
      tranKindCd: kind as GiftCardDetail['historyList'][number]['tranKindCd'],
      placeNm: kind === 'RECEIVED' ? reason : placeName(context, parkKindCd, reason, locale),
      amount: Number(amount),
    })),
    totalCnt,
  };
};
