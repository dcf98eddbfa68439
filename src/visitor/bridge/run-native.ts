import type { NativeName } from '#schemas/bridge.schema';
import type { Command } from '#schemas/command';
import { callNative, isDoneByNative } from './native.ts';

type Item = Readonly<Record<string, string>>;
type Native = Extract<Command, { kind: 'native' }>;

/** A pass can only be added where the phone has a wallet (V-475). */
const isSupported = async (call: NativeName): Promise<boolean> => {
  if (call !== 'addToWallet') return true;
  const answer = await callNative('checkWalletSupport', {});
  return answer.code === 200 && answer.data.isSupported;
};

/** Fills texts that are a field of the item, `{item.x}`. */
const fillData = (data: Native['data'], item: Item): Native['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/^\{item\.(\w+)\}$/, (_, field: string) => item[field] ?? '') : value,
    ]),
  );

/** Calls a function of the app shell for content, or runs its fallback if the shell fails. */
export const runNative = async (
  { call, data, otherwise }: Native,
  run: (command: Command) => void,
  item: Item = {},
): Promise<void> => {
  const isDone = (await isSupported(call)) && (await isDoneByNative(call, fillData(data, item)));
  if (!isDone && otherwise !== undefined) run(otherwise);
};
