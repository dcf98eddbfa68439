import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  arrangeItems,
  editableBlocks,
  formatArrangement,
  parseArrangement,
  type EditableBlock,
} from '../../../engine/index.ts';
import type { MainSetting, MainSettingBody } from '#schemas/calls/settings/answers';
import { HttpError } from '../../core/errors.ts';
import { lockMember } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { readMains } from '../../core/session/main-settings.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { readViewer } from '../../core/viewer/read-viewer.ts';
import { ynOf } from '../../core/wire-values.ts';

const MOST_BLOCKS = 100;

/** Returns the blocks that the caller sees on the main page of a venue when nothing is moved or hidden. Throws `notFound` without such a venue. */
const blocksOf = async (
  app: FastifyInstance,
  request: FastifyRequest,
  venue: string,
): Promise<readonly EditableBlock[]> => {
  const viewer = await readViewer(app, request);
  const blocks = editableBlocks(app.live.current.snapshot, { venue, viewer, now: app.clock.now().getTime() });
  if (blocks === undefined) throw new HttpError('notFound');
  return blocks;
};

interface Asked {
  readonly request: FastifyRequest;
  readonly venue: string;
}

/** Reads the order of a venue's main page as a member has chosen it. */
export const readMain = async (
  app: FastifyInstance,
  member: Pick<MemberRow, 'main_settings' | 'lang'>,
  { request, venue, locale }: Asked & { readonly locale: 'ko' | 'en' },
): Promise<MainSetting> => {
  const { snapshot } = app.live.current;
  const texts = snapshot.messages[locale];
  const chosen = readMains(member)[venue];
  const blocks = await blocksOf(app, request, venue);
  return {
    venue,
    venueNm: texts[snapshot.venues[venue]?.name ?? ''] ?? '',
    ownYn: ynOf(chosen !== undefined),
    widgets: arrangeItems(blocks, chosen ?? '').map(({ item: { id, name }, isShown }, index) => ({
      id,
      name: texts[name] ?? '',
      order: index + 1,
      shownYn: ynOf(isShown),
    })),
  };
};

/**
 * Writes the order of a venue's main page; an empty list makes it the venue's own again. Blocks that the page does not have are refused; those that the
 * list lacks come last. At least one block stays.
 */
export const changeMain = async (
  tx: Tx,
  app: FastifyInstance,
  {
    uid,
    blocks,
    body: { venue, widgets },
  }: {
    readonly uid: string;
    readonly blocks: ReadonlySet<string>;
    readonly body: MainSettingBody;
  },
): Promise<void> => {
  const { context } = app;
  const ids = new Set(widgets.map(({ id }) => id));
  if (ids.size !== widgets.length) throw new HttpError('invalid');
  if (widgets.some(({ id }) => !blocks.has(id))) throw new HttpError('notFound');
  if (widgets.length > 0 && widgets.every(({ shownYn }) => shownYn === 'N')) throw new HttpError('mainEmpty');
  const { [venue]: before = '', ...others } = readMains(await lockMember(tx, context.store, uid));
  // Blocks that the caller does not see now, such as those of the other language, stay as they were.
  const unseen = parseArrangement(before).filter(({ id }) => id !== '' && !blocks.has(id));
  const arrangement = formatArrangement(
    [
      ...widgets
        .toSorted((one, other) => one.order - other.order)
        .map(({ id, shownYn }) => ({ id, isShown: shownYn === 'Y' })),
      ...unseen,
    ].slice(0, MOST_BLOCKS),
  );
  await tx
    .updateTable('members')
    .set({
      main_settings: JSON.stringify(widgets.length === 0 ? others : { ...others, [venue]: arrangement }),
      updated_at: context.clock.now().toISOString(),
    })
    .where('uid', '=', uid)
    .execute();
  await announceMember(tx, context, uid, 'account');
};

/** Placements that a change may name. */
export const blockIds = async (app: FastifyInstance, { request, venue }: Asked): Promise<ReadonlySet<string>> =>
  new Set((await blocksOf(app, request, venue)).map(({ id }) => id));
