import type { DeskInquiry, InboxAnswer, InboxQuery } from '#schemas/calls/cscenter/console-answers';
import { codeLists } from '#schemas/code-lists';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { filesOf } from '../../core/files/file-records.ts';
import { inBoth } from '../../core/in-both.ts';
import { allowsRecords } from '../../core/operators/grants.ts';
import { listPeople, type Person } from '../../core/operators/operators-store.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { Db } from '../../core/storage/tables.ts';
import { categoriesOf, claimOf } from './ask.ts';
import { openStates } from './states.ts';
import { readMessages } from './views.ts';

const PAGE = 30;
const doneStates = ['ANSWERED', 'CLOSED', 'CANCELLED'] as const;

interface Desk {
  readonly venue: string;
  /** Operator who looks. */
  readonly operator: string;
}

const inquiries = (db: Db, venue: string) =>
  db
    .selectFrom('inquiries')
    .innerJoin('members', 'members.uid', 'inquiries.member')
    .select([
      'inquiries.id',
      'inquiries.title',
      'inquiries.category',
      'inquiries.state',
      'inquiries.assignee',
      'inquiries.lang',
      'inquiries.at',
      'inquiries.due_at',
      'members.name',
    ])
    .where('inquiries.venue', '=', venue);

type Row = Awaited<ReturnType<ReturnType<typeof inquiries>['execute']>>[number];
type Names = ReadonlyMap<string, string>;

const namesOf = (people: readonly Person[]): Names => new Map(people.map(({ id, name }) => [id, name]));

const itemOf = (context: Context, row: Row, names: Names): InboxAnswer['inquiries'][number] => {
  const category = categoriesOf(context).find(({ codeId }) => codeId === row.category)?.codeName;
  return {
    id: row.id,
    title: row.title,
    category: inBoth(category, row.category),
    state: row.state,
    nameMask: maskName(row.name),
    assignee: { id: row.assignee, name: names.get(row.assignee) ?? '' },
    askedAt: row.at,
    dueAt: row.due_at,
    isLate: row.due_at !== '' && row.due_at < context.clock.now().toISOString(),
  };
};

/** Lists the inquiries of a venue: open ones by the time at which they are due, others the latest first. Names are masked, so it is no look-up. */
export const readInbox = async (
  db: Db,
  context: Context,
  { venue, operator }: Desk,
  { view = 'OPEN', category, page = 1 }: InboxQuery,
): Promise<InboxAnswer> => {
  const now = context.clock.now().toISOString();
  const counted = await db
    .selectFrom('inquiries')
    .select((row) => [
      row.fn.countAll<number | string>().as('open'),
      row.fn.count<number | string>(row.case().when('assignee', '=', operator).then(1).end()).as('mine'),
      row.fn.count<number | string>(row.case().when('assignee', '=', '').then(1).end()).as('unassigned'),
      row.fn.count<number | string>(row.case().when('due_at', '<', now).then(1).end()).as('late'),
    ])
    .where('venue', '=', venue)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  let found = inquiries(db, venue).where('inquiries.state', 'in', view === 'DONE' ? doneStates : openStates);
  if (view === 'MINE') found = found.where('inquiries.assignee', '=', operator);
  if (view === 'UNASSIGNED') found = found.where('inquiries.assignee', '=', '');
  if (view === 'LATE') found = found.where('inquiries.due_at', '<', now);
  if (category !== undefined && category !== '') found = found.where('inquiries.category', '=', category);
  const { count } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await (view === 'DONE' ? found.orderBy('inquiries.at', 'desc') : found.orderBy('inquiries.due_at'))
    .orderBy('inquiries.id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  const names = namesOf(await listPeople(db));
  return {
    inquiries: rows.map((row) => itemOf(context, row, names)),
    total: Number(count),
    pageSize: PAGE,
    counts: {
      open: Number(counted.open),
      mine: Number(counted.mine),
      unassigned: Number(counted.unassigned),
      late: Number(counted.late),
    },
    categories: categoriesOf(context).map(({ codeId, codeName }) => ({ code: codeId, name: inBoth(codeName, codeId) })),
  };
};

const agentsOf = (people: readonly Person[], venue: string): readonly Person[] =>
  people.filter(({ state, grants }) => state === 'active' && allowsRecords(grants, 'agent', venue));

/** Lists the agents of a venue to whom inquiries can be given. */
export const agentsOfVenue = async (db: Db, venue: string): Promise<readonly Person[]> =>
  agentsOf(await listPeople(db), venue);

/** Reads an inquiry of a venue with what was written, its files, templates for answers and its changes. Throws `notFound`. */
export const readDeskInquiry = async (
  db: Db,
  context: Context,
  { venue, isLead }: { readonly venue: string; readonly isLead: boolean },
  id: string,
): Promise<DeskInquiry> => {
  const row = await inquiries(db, venue).where('inquiries.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  const people = await listPeople(db);
  const names = namesOf(people);
  const files = await filesOf(db, claimOf(id));
  const log = await db
    .selectFrom('record_log')
    .select(['at', 'actor_kind', 'actor', 'from_state', 'to_state'])
    .where('record', '=', 'inquiries')
    .where('record_id', '=', id)
    .orderBy('id')
    .limit(100)
    .execute();
  const templates = context.live.current.prepared.documents['code-list'].get(codeLists.vocAnswer)?.items ?? [];
  return {
    ...itemOf(context, row, names),
    lang: row.lang,
    messages: (await readMessages(db, [id])).map(({ id: message, operator, text, at }) => ({
      id: message,
      by: operator === '' ? 'MEMBER' : 'CENTER',
      text,
      at,
      author: operator === '' ? '' : (names.get(operator) ?? ''),
    })),
    files: files.map(({ id: file, media_type }) => ({
      id: file,
      kind: media_type === 'image/jpeg' ? 'IMAGE' : 'PDF',
      url: `/api/console/v1/members/${venue}/inquiries/${id}/files/${file}`,
    })),
    templates: templates.map(({ codeId, codeName }) => ({ code: codeId, text: inBoth(codeName, codeId) })),
    people: isLead ? agentsOf(people, venue).map(({ id: person, name }) => ({ id: person, name })) : [],
    log: log.map(({ at, actor_kind, actor, from_state, to_state }) => ({
      at,
      by: actor_kind === 'operator' ? (names.get(actor) ?? '') : '',
      from: from_state,
      to: to_state,
    })),
  };
};
