import { koreanDay } from '#engine';
import type { MyInfo } from '#schemas/calls/members/answers';

const KEY = 'parkPassages';

type Passage = Pick<NonNullable<MyInfo['leaveParkInfo']>, 'processDate' | 'processYn' | 'processTime'>;

/** Passages of a member through the gates of a park, as last answered. */
export interface LastPassages {
  readonly membershipUid: string;
  readonly park: string;
  readonly day: string;
  readonly enterParkInfo?: Passage;
  readonly leaveParkInfo?: Passage;
}

const timeOf = ({ processDate, processYn, processTime }: Passage): Passage => ({ processDate, processYn, processTime });

/** Stores the passages on the device, without ticket numbers, for pages that also work without a network. */
export const storePassages = (
  park: string,
  { membershipUid, enterParkInfo, leaveParkInfo }: MyInfo,
  now: number,
): void => {
  const passages: LastPassages = {
    membershipUid,
    park,
    day: koreanDay(now),
    ...(enterParkInfo ? { enterParkInfo: timeOf(enterParkInfo) } : {}),
    ...(leaveParkInfo ? { leaveParkInfo: timeOf(leaveParkInfo) } : {}),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(passages));
  } catch {
    // Without storage the page needs the network.
  }
};

/** Returns the passages of a member that are known for today (Korean time). */
export const storedPassages = (park: string, membershipUid: string, now: number): LastPassages | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastPassages | null;
    return stored?.park === park && stored.membershipUid === membershipUid && stored.day === koreanDay(now)
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
};

export const deletePassages = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
};
