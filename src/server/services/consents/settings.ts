import type { DocumentSet } from '#schemas/documents';
import type { ConsentItem } from '#schemas/documents/consent-item/schema';
import { lockMember } from '../../core/records/lock.ts';
import type { Context as ServerContext } from '../../core/context.ts';
import type { ConsentSetting } from '../../core/storage/consent-tables.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { appendConsents } from './consents-store.ts';

type Context = Pick<ServerContext, 'store' | 'live'>;
export type Settings = Readonly<Partial<Record<ConsentSetting, 'Y' | 'N'>>>;

/** Returns the consent item that turns a setting on. */
export const itemOfSetting = (
  documents: Pick<DocumentSet, 'consent-item'>,
  setting: ConsentSetting,
): ConsentItem | undefined =>
  [...documents['consent-item'].values()].find((item) => item.channel === setting || item.setting === setting);

interface Written {
  readonly member: string;
  readonly settings: Settings;
  readonly now: Date;
}

/** Writes settings into the member, where searches and senders read them. */
export const writeSettings = async (tx: Tx, { store }: Context, { member, settings, now }: Written): Promise<void> => {
  if (Object.keys(settings).length === 0) return;
  const { consents } = await lockMember(tx, store, member);
  await tx
    .updateTable('members')
    .set({
      consents: JSON.stringify({ ...(JSON.parse(consents) as Settings), ...settings }),
      updated_at: now.toISOString(),
    })
    .where('uid', '=', member)
    .execute();
};

/** Appends the consents of settings that a member changed elsewhere, such as in the profile. */
export const appendSettings = async (
  tx: Tx,
  { live }: Pick<Context, 'live'>,
  { member, settings, now, source, ref }: Written & { readonly source: string; readonly ref: string },
): Promise<void> =>
  appendConsents(
    tx,
    (Object.entries(settings) as [ConsentSetting, 'Y' | 'N'][]).map(([setting, yn]) => {
      const item = itemOfSetting(live.current.prepared.documents, setting);
      return {
        member,
        item: item?.id ?? setting,
        kind: 'consent',
        version: item?.versionNo ?? 0,
        setting,
        agreed: yn === 'Y' ? 1 : 0,
        source,
        ref,
        at: now.toISOString(),
      };
    }),
  );
