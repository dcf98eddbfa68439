import type { NativeData, NativeName } from '#schemas/bridge.schema';
import type { Command } from '#schemas/command';
import { callNative } from './native.ts';

/** Asks the shell for what content wants of it; when it cannot, what content says instead. */
export const runNative = async ({ call, data, otherwise }: Extract<Command, { kind: 'native' }>, run: (command: Command) => void): Promise<void> => {
  // The gate has read the data by the function's schema, and so does the call.
  const { code } = await callNative<NativeName>(call, data as unknown as NativeData<NativeName>);
  if (code !== 200 && otherwise !== undefined) run(otherwise);
};
