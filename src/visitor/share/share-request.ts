import type { CompiledSharing, ShareContent } from '#engine';
import type { Texts } from '#render/texts/texts.ts';

/** A share that the visitor is asked about. */
export interface ShareRequest {
  readonly sharing: CompiledSharing;
  readonly texts: Texts;
  readonly content: ShareContent;
}
