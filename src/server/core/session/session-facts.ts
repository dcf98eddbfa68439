import { guestFacts, memberFacts, type MemberRecord, type RoleFacts } from '../../../engine/index.ts';
import type { DocumentSet } from '#schemas/documents';
import { ynOf } from '../wire-values.ts';
import { readMains } from './main-settings.ts';
import { passageInfoOf, passagesOf } from './park-visits.ts';
import type { Principal } from './principal.ts';
import type { SessionRow } from './sessions-store.ts';

/** Viewer facts of a session. */
export type SessionFacts = Partial<RoleFacts>;

type Documents = Pick<DocumentSet, 'code-list' | 'site' | 'venue'>;

/** Uids of the search testers; undefined if there is no list. */
const testersOf = (documents: Documents): readonly string[] | undefined => {
  const [site] = documents.site.values();
  const list = site === undefined ? undefined : documents['code-list'].get(site.testerCodeList);
  return list?.items.map(({ codeId }) => codeId);
};

/** Without the list nobody can search; an empty list allows everybody, including guests (P-496). */
const closedWithout = (testers: readonly string[] | undefined): SessionFacts =>
  testers === undefined ? { tester: false, listed: false } : {};

/** Left out for who has ordered nothing: most members share their pages. */
const mainsOf = ({ main_settings }: SessionRow): Pick<MemberRecord, 'mains'> =>
  main_settings === '{}' ? {} : { mains: readMains({ main_settings }) };

/** Formats a session for the API. Each venue has an entry, so a missing visit is also known. */
const recordOf = (session: SessionRow, { venue }: Documents): MemberRecord => {
  const passages = passagesOf(session);
  return {
    loginType: session.login_type,
    nextPasswordChangeAlertDTM: session.alert_on ?? '',
    membershipUid: session.uid,
    userPasswordIntzYn: ynOf(session.initial),
    memberKind: session.kind,
    regularMemberYn: ynOf(session.regular),
    exMemberYn: ynOf(session.ex_member),
    convAgrDate: session.conversion_agreed_on,
    grdCd: session.grade,
    ...mainsOf(session),
    passages: Object.fromEntries([...venue.keys()].map((code) => [code, passageInfoOf(code, passages[code])])),
  };
};

/** Returns viewer facts. For a lapsed session all member facts are unknown (never the guest's values). */
export const sessionFacts = (principal: Principal, documents: Documents, now: Date): SessionFacts => {
  const testers = testersOf(documents);
  if (principal.kind === 'guest') return { ...guestFacts(testers ?? []), ...closedWithout(testers) };
  if (principal.kind !== 'member') return {};
  return {
    ...memberFacts(recordOf(principal.session, documents), testers ?? [], now.getTime()),
    ...closedWithout(testers),
  };
};
