import type { Store } from '../../src/server/core/storage/store.ts';

/** Columns of the free texts that calls take, by property; members do not read the reason of a report. */
export const columnOf = {
  alias: 'alias',
  groupNm: 'group',
  message: 'message',
  nickName: 'nickname',
  note: 'note',
  reason: '',
  senderNm: 'sender',
  text: 'text',
  title: 'title',
  userName: '',
  words: 'words',
} as const;
export const typedColumns = Object.values(columnOf).filter((column) => column !== '');

interface Planted {
  readonly member: string;
  /** Text for a column. */
  readonly typed: (column: (typeof typedColumns)[number]) => string;
  readonly at: Date;
}

/** Puts texts into every column that members type into, of the members of the demo. One of them gets a course and a billboard too. */
export const plantTypedTexts = async ({ db }: Store, { member, typed, at: instant }: Planted): Promise<void> => {
  const at = instant.toISOString();
  await db
    .updateTable('members')
    .set({ nickname: typed('nickname') })
    .execute();
  await db
    .updateTable('relations')
    .set({ asker_alias: typed('alias'), receiver_alias: typed('alias') })
    .execute();
  await db
    .updateTable('companion_groups')
    .set({ name: typed('group') })
    .execute();
  await db
    .updateTable('gifts')
    .set({ message: typed('message') })
    .execute();
  await db
    .insertInto('member_courses')
    .values({
      id: 'typed',
      venue: 'EL',
      member,
      state: 'SHARED',
      title: typed('title'),
      note: typed('note'),
      stops: '[{"facilityId":"101","minutes":20}]',
      picture: '',
      persona: '',
      shared_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .updateTable('inquiries')
    .set({ title: typed('title') })
    .execute();
  await db
    .updateTable('inquiry_messages')
    .set({ text: typed('text') })
    .execute();
  await db
    .insertInto('billboard_applications')
    .values({
      id: 'typed',
      member,
      venue: 'EL',
      billboard: 'EL-board',
      day: '20261105',
      time: '1200',
      template: 'sunset',
      words: typed('words'),
      sender: typed('sender'),
      state: 'APPROVED',
      reason: '',
      at,
      decided_at: at,
      decided_by: '',
      picture: null,
    })
    .execute();
};
