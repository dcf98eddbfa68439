import type { Command } from '#schemas/command';
import { userSession } from '../session/user-session.ts';
import { callNative } from './native.ts';

interface Around {
  readonly parkType: string;
  readonly run: (command: Command) => void;
  readonly fail: () => void;
}

/** A link that ends in the name and no value gets its value. */
const isOpenEnded = (href: string, name: string): boolean => href.endsWith(`?${name}=`) || href.endsWith(`&${name}=`);

const withParam = (href: string, name: string, value: string): string =>
  `${href}${isOpenEnded(href, name) ? '' : `${href.includes('?') ? '&' : '?'}${name}=`}${encodeURIComponent(value.toWellFormed())}`;

/** Reads a code and opens the link with it: what was read is a value in the query and nothing else, whatever it says. */
export const runScan = async (
  { open, param }: Extract<Command, { kind: 'scan' }>,
  { parkType, run, fail }: Around,
): Promise<void> => {
  const code = await scanCode(parkType);
  if (code === undefined) return fail();
  const { address } = open;
  run({
    ...open,
    href: withParam(open.href, param, code),
    ...(address === undefined ? {} : { address: withParam(address, param, code) }),
  });
};

/** The kind of scan that reads QR codes and barcodes (P-648, P-732). */
const scanType = '1005';

/** Lets the person scan a code in the app; undefined when nothing was read. `code`: what it is read for, where that has a code. */
export const scanCode = async (parkType: string, code = ''): Promise<string | undefined> => {
  const answer = await callNative('scan', {
    scanType,
    membershipUid: userSession()?.user.membershipUid ?? '',
    parkType,
    code,
  });
  return answer.code === 200 ? answer.data.scanCode : undefined;
};
