import { userSession } from './user-session.ts';

const KEY = 'userDisabledCd';

/** Flags of disabled boarding on this device: the member, and Y or N by park. */
type DisabledFlags = Readonly<Record<string, string>>;

/** Stores the flag of a park; those of other parks stay. Another member's are left behind. */
export const storeDisabledFlag = (membershipUid: string, park: string, flag: 'Y' | 'N'): void => {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as DisabledFlags;
    localStorage.setItem(
      KEY,
      JSON.stringify({
        ...(known['id'] === undefined || known['id'] === membershipUid ? known : {}),
        id: membershipUid,
        [park]: flag,
      }),
    );
  } catch {
    // Without storage the flag is read again.
  }
};

/** Notes that the member gave up disabled boarding in a park. */
export const disabledGivenUp = (park: string): void => {
  const membershipUid = userSession()?.user.membershipUid;
  if (membershipUid !== undefined) storeDisabledFlag(membershipUid, park, 'N');
};
