import type { CompileContext } from './compile-input.ts';
import type { CompiledSharing } from './policies.ts';

/** The page that stands in for the messenger while the sandbox is on. */
const standIn = '/sandbox/messenger?url={url}&title={title}&description={description}&image={image}';

/** How visitors share (2.15); undefined where the release says nothing of it. */
export const compileSharing = ({ documents, sandbox }: CompileContext): CompiledSharing | undefined => {
  const sharing = documents.sharing.get('sharing');
  if (sharing === undefined) return undefined;
  const { moduleCode, courseScreens, texts, refusals, messenger } = sharing;
  return {
    moduleCode, courseScreens, texts, refusals,
    messenger: sandbox ? { ...messenger, address: standIn } : messenger,
    words: [...new Set([...Object.values(texts), ...refusals.map(({ message }) => message), messenger.name])],
  };
};
