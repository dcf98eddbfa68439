import { agreementItem, type AgreementReading } from '#content/answers/index';
import type { MemberAgreement } from '#schemas/calls/contents/terms-answers';
import type { Agreement } from '#content/agreements';
import type { MemberRow } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import {
  ageOf,
  agreementsFor,
  isPresent,
  missingAgreements,
  partnerConsents,
  settingOf,
  type Context,
} from './agreements.ts';
import type { ConsentRow, PresentConsents } from './consents-store.ts';
import { expiresAt } from '../../core/records/consent-period.ts';

interface Shown {
  readonly member: Pick<MemberRow, 'birth_date' | 'created_at'>;
  readonly present: PresentConsents;
  readonly now: Date;
}

const reconfirmDay = (one: Agreement, row: ConsentRow | undefined): string =>
  one.type === 'terms' || one.reconfirmMonths === undefined || row?.agreed !== 1
    ? ''
    : kstDay(expiresAt(row.at, one.reconfirmMonths));

/** Returns everything a member is asked for but the consents of partner cards, with the member's answers. */
export const memberAgreements = (
  { live }: Pick<Context, 'live'>,
  reading: AgreementReading,
  { member, present, now }: Shown,
): { readonly list: readonly MemberAgreement[]; readonly missingList: readonly MemberAgreement[] } => {
  const { documents } = live.current.prepared;
  const missing = new Set(missingAgreements(documents, member, present, now));
  const ofPartners = partnerConsents(documents);
  const own = agreementsFor(documents, { now, age: ageOf(member, now) }).filter(({ id }) => !ofPartners.has(id));
  const list = own.map((one) => {
    const row = present.of(one.id, settingOf(one));
    const shown: MemberAgreement = {
      ...agreementItem(reading, one),
      agreedYn: ynOf(one.required ? !missing.has(one) : isPresent(row, one)),
      agreedDtm: row?.agreed === 1 ? momentOf(row.at) : '',
      agreedVersionNo: row?.agreed === 1 ? row.version : 0,
      reconfirmDt: reconfirmDay(one, row),
    };
    return { one, shown };
  });
  return {
    list: list.map(({ shown }) => shown),
    missingList: list.filter(({ one }) => missing.has(one)).map(({ shown }) => shown),
  };
};
