import { ageOn, koreanDay } from '#engine';
import { agreementsOn, koreanDate, type Agreement } from '#content/agreements';
import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import type { DocumentSet } from '#schemas/documents';
import type { AgreementFlow } from '#schemas/documents/consent-item/schema';
import type { Context as ServerContext } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { issueKeys } from '../../core/records/offerwall-keys.ts';
import type { ConsentSetting } from '../../core/storage/consent-tables.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { appendConsents, type ConsentRow, type PresentConsents } from './consents-store.ts';
import { writeSettings } from './settings.ts';

export type Context = Pick<ServerContext, 'store' | 'live' | 'readSecret'>;
type Documents = Pick<DocumentSet, 'terms' | 'consent-item'>;

/** Consent items that partner cards ask for. They are given and withdrawn with the card, nowhere else. */
export const partnerConsents = (documents: Pick<DocumentSet, 'partner-card'>): ReadonlySet<string> =>
  new Set([...documents['partner-card'].values()].map(({ consent }) => consent));

/** Version of terms or of a consent item that somebody is asked for. */
export interface RequestedAgreement {
  readonly id: string;
  readonly kind: 'terms' | 'consent';
  readonly versionNo: number;
  readonly required: boolean;
}

interface AgreementRequest {
  readonly now: Date;
  /** Age in years; left out, as for adults. */
  readonly age?: number | undefined;
  /** Sign-up that asks; left out, everything in use. */
  readonly flow?: AgreementFlow | undefined;
}

export const agreementsFor = (documents: Documents, { now, age, flow }: AgreementRequest): readonly Agreement[] =>
  agreementsOn(documents, { day: koreanDate(now.getTime()), age, flow });

/** Returns the versions that somebody is asked for now, optional ones too. */
export const requiredAgreements = (documents: Documents, request: AgreementRequest): readonly RequestedAgreement[] =>
  agreementsFor(documents, request).map(({ id, type, versionNo, required }) => ({
    id,
    kind: type === 'terms' ? 'terms' : 'consent',
    versionNo,
    required,
  }));

/** Throws `consentMissing` (JOI_08) unless everything that a flow requires is agreed to in its present version, and nothing else is named. */
export const requireAgreements = (documents: Documents, request: AgreementRequest, agreed: TermsAgreeList): void => {
  const requested = agreementsFor(documents, request);
  const isAsked = agreed.every(({ termsId, versionNo }) =>
    requested.some((item) => item.id === termsId && item.versionNo === versionNo),
  );
  const isComplete = requested.every(
    (item) => !item.required || agreed.some(({ termsId, agreeYn }) => termsId === item.id && agreeYn === 'Y'),
  );
  if (!isAsked || !isComplete) throw new HttpError('consentMissing');
};

export const settingOf = (one: Agreement): ConsentSetting | undefined =>
  one.type === 'terms' ? undefined : (one.channel ?? one.setting);

export interface Recorded extends AgreementRequest {
  readonly member: string;
  readonly agreements: TermsAgreeList;
  /** Cause of the agreements, and its ID: repeating them writes nothing. */
  readonly source: string;
  readonly ref: string;
}

/**
 * Appends what a member agreed to and refused, and sets the settings that it turns on. Throws `consentMissing` unless everything required is agreed to in
 * its present version.
 */
export const recordAgreements = async (tx: Tx, context: Context, recorded: Recorded): Promise<void> => {
  const requested = agreementsFor(context.live.current.prepared.documents, recorded);
  const agreed = new Set(recorded.agreements.filter(({ agreeYn }) => agreeYn === 'Y').map(({ termsId }) => termsId));
  if (requested.some(({ id, required }) => required && !agreed.has(id))) throw new HttpError('consentMissing');
  await recordChanges(tx, context, recorded);
};

/** Same, for some of the agreements. Throws `consentMissing` for a version that is not asked for, and for refusing what is required. */
export const recordChanges = async (
  tx: Tx,
  context: Context,
  { member, agreements, source, ref, now, age, flow }: Recorded,
): Promise<void> => {
  // Work under a consent locks the member too, so it either precedes a withdrawal or sees it.
  await lockMembers(tx, context.store, [member]);
  const requested = new Map(
    agreementsFor(context.live.current.prepared.documents, { now, age, flow }).map((one) => [one.id, one]),
  );
  const answered = new Map(agreements.map((one) => [one.termsId, one]));
  const rows = [...answered.values()].map(({ termsId, versionNo, agreeYn }) => {
    const one = requested.get(termsId);
    if (one?.versionNo !== versionNo || (one.required && agreeYn === 'N')) throw new HttpError('consentMissing');
    return { one, agreeYn };
  });
  await appendConsents(
    tx,
    rows.map(({ one, agreeYn }) => ({
      member,
      item: one.id,
      kind: one.type === 'terms' ? ('terms' as const) : ('consent' as const),
      version: one.versionNo,
      setting: settingOf(one) ?? '',
      agreed: agreeYn === 'Y' ? 1 : 0,
      source,
      ref,
      at: now.toISOString(),
    })),
  );
  for (const { one, agreeYn } of rows) if (agreeYn === 'Y') await issueKeys(tx, context, { member, item: one.id, now });
  const settings = Object.fromEntries(
    rows.flatMap(({ one, agreeYn }) => {
      const setting = settingOf(one);
      return setting === undefined ? [] : [[setting, agreeYn] as const];
    }),
  );
  await writeSettings(tx, context, { member, settings, now });
};

/** Returns the age of a member today; undefined if the birth date is unknown. */
export const ageOf = ({ birth_date }: Pick<MemberRow, 'birth_date'>, now: Date): number | undefined =>
  ageOn(birth_date, koreanDay(now.getTime()));

/** True if a row agrees to the present version. */
export const isPresent = (row: ConsentRow | undefined, { versionNo }: Agreement): boolean =>
  row?.agreed === 1 && row.version === versionNo;

/**
 * Returns the required versions that a member has not agreed to. Who joined while a version was in force agreed to it then: joining asks for it. So only
 * versions that came into force later count.
 */
export const missingAgreements = (
  documents: Documents,
  member: Pick<MemberRow, 'birth_date' | 'created_at'>,
  present: PresentConsents,
  now: Date,
): readonly Agreement[] => {
  const joinedOn = koreanDate(Date.parse(member.created_at));
  return agreementsFor(documents, { now, age: ageOf(member, now) }).filter(
    (one) => one.required && one.effectiveOn > joinedOn && !isPresent(present.of(one.id, settingOf(one)), one),
  );
};
