import { shareRefusal, type CompiledSharing, type ShareContent } from '#engine';
import { CallError, makeCall, type CallScope } from '../data/call-service.ts';

/** `address`: where the share is read. `refused`: what is said of why not. `told`: the visitor knows already. */
export type MadeShare =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'told' };

const idIn = (data: unknown): string | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'shareInformationId' in data &&
  typeof data.shareInformationId === 'string' &&
  data.shareInformationId !== ''
    ? data.shareInformationId
    : undefined;

/** Makes a share (7.7); the same content gives the same one. */
export const makeShare = async (
  sharing: CompiledSharing,
  content: ShareContent,
  scope: CallScope,
): Promise<MadeShare> => {
  try {
    const id = idIn(
      await makeCall(
        {
          method: 'POST',
          url: '/api/v1/iam/behaviors/shares',
          body: { moduleCode: sharing.moduleCode, ...content },
          skipErrorHandler: true,
        },
        scope,
      ),
    );
    if (id === undefined) return { kind: 'refused', message: sharing.texts.unknown };
    return { kind: 'address', address: `${window.location.origin}/shares/${encodeURIComponent(id)}` };
  } catch (error) {
    if (error instanceof CallError && error.handled) return { kind: 'told' };
    return { kind: 'refused', message: shareRefusal(sharing, error instanceof CallError ? error.code : '') };
  }
};
