import type { Db } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import type { BillboardApplication } from '#schemas/calls/billboard/answers';
import type { Locale } from '#schemas/parts';
import { readPage, type Page, type Paged } from '../../core/records/page-of.ts';
import { ynOf } from '../../core/wire-values.ts';
import type { Application } from './find-billboard.ts';
import { rejectReasonName } from './decide.ts';
import { canCancel } from './slots.ts';
import { openStates } from './states.ts';

const viewOf = (
  context: Context,
  row: Omit<Application, 'picture'> & { readonly hasPicture: boolean },
  locale: Locale,
): BillboardApplication => {
  const billboard = context.live.current.prepared.documents.billboard.get(row.billboard);
  const template = billboard?.templates.find(({ id }) => id === row.template);
  return {
    applId: row.id,
    screenNm: billboard === undefined ? '' : localised(billboard.name, locale),
    showDtm: `${row.day}${row.time}00`,
    showTm: `${row.time.slice(0, 2)}:${row.time.slice(2)}`,
    templateNm: template === undefined ? '' : localised(template.name, locale),
    imageNm: template?.art ?? '',
    pictureUrl: row.hasPicture ? `/billboard-pictures/${row.id}` : '',
    words: row.words,
    senderNm: row.sender,
    statusCd: row.state,
    reasonNm: row.state === 'REJECTED' ? rejectReasonName(context, row.reason, locale) : '',
    cancelYn: ynOf(
      openStates.some((one) => one === row.state) &&
        canCancel(billboard ?? { cancelHours: 0 }, row.day, row.time, context.clock.now()),
    ),
  };
};

/** Lists a page of the applications of a member, the latest first. */
export const listOwn = async (
  db: Db,
  context: Context,
  { member, locale, page }: { readonly member: string; readonly locale: Locale; readonly page: Page },
): Promise<Paged<BillboardApplication>> => {
  const columns = [
    'id',
    'member',
    'venue',
    'billboard',
    'day',
    'time',
    'template',
    'words',
    'sender',
    'state',
    'reason',
    'at',
    'decided_at',
    'decided_by',
  ] as const;
  const { rows, totalCnt } = await readPage(
    db
      .selectFrom('billboard_applications')
      .select([...columns, (row) => row('picture', 'is not', null).$castTo<number>().as('hasPicture')])
      .where('member', '=', member)
      .orderBy('at', 'desc')
      .orderBy('id'),
    page,
  );
  return {
    rows: rows.map(({ hasPicture, ...row }) => viewOf(context, { ...row, hasPicture: Boolean(hasPicture) }, locale)),
    totalCnt,
  };
};
