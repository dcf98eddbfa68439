import { testerFacts } from '#engine';
import type { DocumentSet } from '#schemas/documents';
import type { Viewer } from '#schemas/viewer';
import { kstDay } from '../kst.ts';
import type { Principal } from './principal.ts';
import type { SessionRow } from './sessions-store.ts';

/** What a session tells of its viewer. */
export type SessionFacts = Pick<Viewer, 'login' | 'loginType' | 'memberKind' | 'regular' | 'exMember' | 'password' | 'grade' | 'tester' | 'listed' | 'onSite'>;

type Documents = Pick<DocumentSet, 'code-list' | 'site'>;

/** Without the list search is open to nobody; an empty one opens it to everybody, guests too (P-496). */
const testing = (documents: Documents, uid: string | undefined): Pick<Viewer, 'tester' | 'listed'> => {
  const [site] = documents.site.values();
  const testers = site === undefined ? undefined : documents['code-list'].get(site.testerCodeList);
  return testers === undefined ? { tester: false, listed: false } : testerFacts(testers.items.map(({ codeId }) => codeId), uid);
};

const passwordOf = ({ login_type, initial, alert_on }: SessionRow, today: string): NonNullable<Viewer['password']> => {
  if (login_type !== 'RESORT' || initial === null) return 'ok';
  if (initial === 1) return 'initial';
  return alert_on !== null && alert_on !== '' && alert_on <= today ? 'due' : 'ok';
};

/** Facts of the viewer; while a session has lapsed, nothing of it is known (never the guest's outcome). */
export const sessionFacts = (principal: Principal, documents: Documents, now: Date): SessionFacts => {
  if (principal.kind === 'guest') return { login: false, ...testing(documents, undefined) };
  if (principal.kind !== 'member') return {};
  const { session } = principal;
  return {
    login: true,
    loginType: session.login_type as NonNullable<Viewer['loginType']>,
    memberKind: session.kind === '1' ? 'simple' : 'full',
    regular: session.regular === 1,
    exMember: session.ex_member === 1 && session.conversion_agreed_on === '',
    password: passwordOf(session, kstDay(now)),
    grade: session.grade,
    ...testing(documents, session.uid),
  };
};
