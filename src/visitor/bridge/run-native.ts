import type { Command } from '#schemas/command';
import { isDoneByNative } from './native.ts';

/** Asks the shell for what content wants of it; when it cannot, what content says instead. */
export const runNative = async ({ call, data, otherwise }: Extract<Command, { kind: 'native' }>, run: (command: Command) => void): Promise<void> => {
  const isDone = await isDoneByNative(call, data);
  if (!isDone && otherwise !== undefined) run(otherwise);
};
