import type { CompileContext } from './compile-input.ts';
import type { CompiledSharing } from '../policies.ts';

/** Replaces the messenger while the sandbox is on. */
const sandboxMessenger = '/sandbox/messenger?url={url}&title={title}&description={description}&image={image}';

/** Compiles the sharing settings (2.15). Returns undefined if the release has none. */
export const compileSharing = ({ documents, sandbox }: CompileContext): CompiledSharing | undefined => {
  const sharing = documents.sharing.get('sharing');
  if (sharing === undefined) return undefined;
  const { moduleCode, courseScreens, texts, refusals, messenger } = sharing;
  return {
    moduleCode, courseScreens, texts, refusals,
    messenger: sandbox ? { ...messenger, address: sandboxMessenger } : messenger,
    messageKeys: [...new Set([...Object.values(texts), ...refusals.map(({ message }) => message), messenger.name])],
  };
};
