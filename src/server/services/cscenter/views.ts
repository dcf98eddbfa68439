import { codeName } from '#content/answers/texts';
import type { InquiryDetail, InquiryItem, ReplyChannel } from '#schemas/calls/cscenter/answers';
import { codeLists } from '#schemas/code-lists';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { filesOf } from '../../core/files/file-records.ts';
import { readPage, type Page, type Paged } from '../../core/records/page-of.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Db, Tables } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { claimOf, requireOwnInquiry, type Inquiry, type Own } from './ask.ts';
import { openStates } from './states.ts';

type Message = Tables['inquiry_messages'];

const momentOrEmpty = (instant: string): string => (instant === '' ? '' : momentOf(instant));

const commonOf = ({ live }: Pick<Context, 'live'>, row: Inquiry, locale: Locale) => {
  const { prepared, snapshot } = live.current;
  const { documents } = prepared;
  return {
    vocId: row.id,
    categoryNm: codeName(documents, codeLists.vocCategory, row.category, locale),
    parkType: row.venue,
    parkNm: snapshot.messages[locale][documents.venue.get(row.venue)?.name ?? ''] ?? row.venue,
    title: row.title,
    statusCd: row.state,
    regDtm: momentOf(row.at),
    answerDtm: momentOrEmpty(row.answered_at),
    dueDtm: momentOrEmpty(row.due_at),
  };
};

/** Reads what was written in inquiries, in order. */
export const readMessages = (db: Db, ids: readonly string[]): Promise<readonly Message[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('inquiry_messages')
        .select(columnsOf('inquiry_messages'))
        .where('inquiry', 'in', ids)
        .orderBy('id')
        .execute();

const statesOf = { ALL: undefined, WAITING: openStates, ANSWERED: ['ANSWERED', 'CLOSED'] } as const;

/** Lists a page of the inquiries of a member, the latest first. */
export const listOwnInquiries = async (
  db: Db,
  context: Pick<Context, 'live'>,
  {
    member,
    locale,
    page,
    stateCd = 'ALL',
  }: {
    readonly member: string;
    readonly locale: Locale;
    readonly page: Page;
    readonly stateCd?: keyof typeof statesOf | undefined;
  },
): Promise<Paged<InquiryItem>> => {
  const states = statesOf[stateCd];
  const all = db
    .selectFrom('inquiries')
    .select(columnsOf('inquiries'))
    .where('member', '=', member)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { rows, totalCnt } = await readPage(states === undefined ? all : all.where('state', 'in', states), page);
  const messages = await readMessages(
    db,
    rows.map(({ id }) => id),
  );
  const counts = await countFiles(
    db,
    rows.map(({ id }) => claimOf(id)),
  );
  return {
    totalCnt,
    rows: rows.map((row) => ({
      ...commonOf(context, row, locale),
      replyTxt: messages.findLast(({ inquiry, operator }) => inquiry === row.id && operator !== '')?.text ?? '',
      fileCnt: counts.get(claimOf(row.id)) ?? 0,
    })),
  };
};

const countFiles = async (db: Db, refs: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (refs.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select((row) => ['ref', row.fn.countAll<number | string>().as('count')])
    .where('ref', 'in', refs)
    .where('state', '=', 'CLAIMED')
    .groupBy('ref')
    .execute();
  return new Map(rows.map(({ ref, count }) => [ref, Number(count)]));
};

/** Reads an own inquiry. Throws `notFound` for one of another member. */
export const readOwnInquiry = async (
  db: Db,
  context: Pick<Context, 'live'>,
  own: Own,
  locale: Locale,
): Promise<InquiryDetail> => {
  const row = await requireOwnInquiry(db, own);
  const [first, ...replies] = await readMessages(db, [row.id]);
  const files = await filesOf(db, claimOf(row.id));
  return {
    ...commonOf(context, row, locale),
    categoryCd: row.category,
    text: first?.text ?? '',
    replies: replies.map(({ id, operator, text, at }) => ({
      replyId: id,
      byCd: operator === '' ? 'MEMBER' : 'CENTER',
      text,
      regDtm: momentOf(at),
    })),
    fileList: files.map(({ id, media_type }, index) => ({
      fileId: id,
      url: `/files/${id}`,
      imageUrl: media_type === 'image/jpeg' ? `/files/${id}` : '',
      kindCd: media_type === 'image/jpeg' ? 'IMAGE' : 'PDF',
      fileNm: `${index + 1}`,
    })),
    // Written by `ask`.
    replyChannels: JSON.parse(row.channels) as ReplyChannel[],
    reopenYn: ynOf(row.state === 'ANSWERED' && row.reopened === 0),
    cancelYn: ynOf(row.state === 'RECEIVED'),
  };
};
