import { koreanDay, newCompanionRequests } from '#engine';
import { makeCall } from '../data/call-service.ts';
import { serverNow } from '../data/server-clock.ts';
import { adoptFacts } from './facts.ts';
import type { SessionTools } from './tools.ts';
import { keepUserSession, userSession } from './user-session.ts';

interface Place {
  readonly venue: string;
  /** Personalisation value with the day of the last view. */
  readonly valueCode: string;
}

const scopeOf = ({ scope, presentRef }: SessionTools) => {
  const { house } = presentRef.current;
  return house === undefined ? scope() : { ...scope(), house };
};

const post = (tools: SessionTools, url: string, body: object): Promise<unknown> =>
  makeCall({ method: 'POST', url, body, skipErrorHandler: true }, scopeOf(tools));

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;

/** Reads whether the member has new companion requests, and keeps them in the session on the device (P-315). */
export const readCompanionNews = async (tools: SessionTools, { venue, valueCode }: Place): Promise<boolean> => {
  // A browser that lost its storage learns first who is logged in.
  if (userSession() === undefined) await adoptFacts(tools);
  const membershipUid = userSession()?.user.membershipUid;
  if (membershipUid === undefined) return false;
  const query = new URLSearchParams({
    membershipUid,
    companionFriendType: 'COMPANION',
    parkType: venue,
    personalInfoInquirYn: 'N',
  });
  const [companions, value] = await Promise.all([
    makeCall({ method: 'GET', url: `/api/v1/iam/members/companion?${query.toString()}` }, scopeOf(tools)),
    post(tools, '/api/v1/iam/prsnz-data', { usrPrsnzTypeCd: valueCode }),
  ]);
  const stored = fieldOf(value, 'usrPrsnzVal');
  const newCompanionList = newCompanionRequests(
    fieldOf(companions, 'companionList'),
    typeof stored === 'string' ? stored : '',
  );
  const session = userSession();
  const newCompanion = newCompanionList.length > 0;
  if (session !== undefined && session.user.membershipUid === membershipUid)
    keepUserSession({ ...session, newCompanion, newCompanionList });
  return newCompanion;
};

/** Stores that the member has viewed the requests today. */
export const markCompanionsViewed = async (tools: SessionTools, { valueCode }: Place): Promise<void> => {
  await post(tools, '/api/v1/iam/set-prsnz-data', { usrPrsnzTypeCd: valueCode, usrPrsnzVal: koreanDay(serverNow()) });
};
