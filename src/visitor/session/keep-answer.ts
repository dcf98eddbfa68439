import { userSession } from './user-session.ts';
import { storeDisabledFlag } from './disabled-flag.ts';
import { keepForVisit } from './visit-values.ts';

type Fields = Readonly<Record<string, unknown>>;
type Keep = (answer: Fields, query: URLSearchParams) => void;

const keepDisabled: Keep = ({ disabledYn }, query) => {
  const [membershipUid, parkType] = [userSession()?.user.membershipUid, query.get('parkType')];
  if (membershipUid !== undefined && parkType !== null)
    storeDisabledFlag(membershipUid, parkType, disabledYn === 'Y' ? 'Y' : 'N');
};

/** Answers about the member of which the specification keeps a part: for the visit (P-324), or on the device (P-322). */
const kept = new Map<string, Keep>([
  [
    'curation/persona-type',
    ({ respnsCd, personaName }) =>
      keepForVisit('myPersonaName', respnsCd === '000' && typeof personaName === 'string' ? personaName : ''),
  ],
  ['contents/subclub/club-list', ({ subClubList }) => keepForVisit('myClubList', JSON.stringify(subClubList))],
  ['members/disabled', keepDisabled],
  ['settings/check-disabled', keepDisabled],
]);

/** Keeps what is to be kept of an answer to a member. */
export const keepAnswer = (url: string, answer: unknown): void => {
  const [path = '', search] = url.split('?');
  if (typeof answer === 'object' && answer !== null)
    kept.get(path.replace('/api/v1/iam/', ''))?.(answer as Fields, new URLSearchParams(search));
};
