import { userSession } from '../session/user-session.ts';
import { callNative } from './native.ts';

/** The kind of scan that reads QR codes and barcodes (P-648, P-732). */
export const scanType = '1005';

/** Lets the person scan a code in the app; undefined when nothing was read. `code`: what it is read for, where that has a code. */
export const scanCode = async (parkType: string, code = ''): Promise<string | undefined> => {
  const answer = await callNative('scan', { scanType, membershipUid: userSession()?.user.membershipUid ?? '', parkType, code });
  return answer.code === 200 ? answer.data.scanCode : undefined;
};
