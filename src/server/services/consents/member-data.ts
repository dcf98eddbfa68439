import type { MemberData } from '../../core/records/member-data.ts';
import { localised } from '#content/answers/texts';
import type { Context } from '../../core/context.ts';
import type { Locale } from '#schemas/parts';
import { ynOf } from '../../core/wire-values.ts';
import { consentsOfMember, type ConsentRow } from './consents-store.ts';

const titleOf = ({ live }: Context, { item }: ConsentRow, locale: Locale): string => {
  const { documents } = live.current.prepared;
  const title = (documents.terms.get(item) ?? documents['consent-item'].get(item))?.title;
  return localised(title, locale) || item;
};

/** History of consents. Law requires it for five years after a withdrawal too. */
export const memberData: MemberData = {
  columns: { consents: ['member', 'ref'], consent_notices: ['member'] },
  exported: async (db, context, member, locale) => ({
    consents: (await consentsOfMember(db, member)).map((row) => ({
      title: titleOf(context, row, locale),
      versionNo: row.version,
      agreeYn: ynOf(row.agreed),
      at: row.at,
    })),
  }),
  keptByLaw: async (db, _, member) =>
    (await consentsOfMember(db, member)).map(({ id, at, item, kind, version, agreed, source }) => ({
      id: `consent ${id}`,
      kind: 'consent',
      at,
      body: { item, kind, version, agreed, source },
    })),
  empty: async (tx, _, member) => {
    await tx.deleteFrom('consent_notices').where('member', '=', member).execute();
    await tx.deleteFrom('consents').where('member', '=', member).execute();
  },
};
