import type { Command } from '#schemas/command';
import { scanCode } from './scan-code.ts';

interface Around {
  readonly parkType: string;
  readonly run: (command: Command) => void;
  readonly fail: () => void;
}

const withParam = (href: string, name: string, value: string): string => `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value.toWellFormed())}`;

/** Reads a code and opens the link with it: what was read is a value in the query and nothing else, whatever it says. */
export const runScan = async ({ open, param }: Extract<Command, { kind: 'scan' }>, { parkType, run, fail }: Around): Promise<void> => {
  const code = await scanCode(parkType);
  if (code === undefined) return fail();
  const { address } = open;
  run({ ...open, href: withParam(open.href, param, code), ...(address === undefined ? {} : { address: withParam(address, param, code) }) });
};
