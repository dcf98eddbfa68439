import { guestFacts, memberFacts, type MemberRecord, type RoleFacts } from '#engine';
import type { DocumentSet } from '#schemas/documents';
import { ynOf } from '../wire-values.ts';
import { passageInfoOf, passagesOf } from './passages.ts';
import type { Principal } from './principal.ts';
import type { SessionRow } from './sessions-store.ts';

/** What a session tells of its viewer. */
export type SessionFacts = Partial<RoleFacts>;

type Documents = Pick<DocumentSet, 'code-list' | 'site' | 'venue'>;

/** Uids of the search testers; undefined while there is no such list. */
const testersOf = (documents: Documents): readonly string[] | undefined => {
  const [site] = documents.site.values();
  const list = site === undefined ? undefined : documents['code-list'].get(site.testerCodeList);
  return list?.items.map(({ codeId }) => codeId);
};

/** Without the list search is open to nobody; an empty one opens it to everybody, guests too (P-496). */
const closedWithout = (testers: readonly string[] | undefined): SessionFacts => (testers === undefined ? { tester: false, listed: false } : {});

/** A session in the words of the calls. Every venue has an entry, so that where somebody never was is known too. */
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
    passages: Object.fromEntries([...venue.keys()].map((code) => [code, passageInfoOf(code, passages[code])])),
  };
};

/** Facts of the viewer; while a session has lapsed, nothing of it is known (never the guest's outcome). */
export const sessionFacts = (principal: Principal, documents: Documents, now: Date): SessionFacts => {
  const testers = testersOf(documents);
  if (principal.kind === 'guest') return { ...guestFacts(testers ?? []), ...closedWithout(testers) };
  if (principal.kind !== 'member') return {};
  return { ...memberFacts(recordOf(principal.session, documents), testers ?? [], now.getTime()), ...closedWithout(testers) };
};
