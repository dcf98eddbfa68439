import type { Picture } from '#schemas/documents/picture/schema';

/** Properties of a picture document that derive from its bytes. */
export type PictureFacts = Pick<Picture, 'hash' | 'width' | 'height' | 'widths' | 'formats' | 'colour'>;

/** One size of a picture in one format. */
export interface PictureBytes {
  readonly width: number;
  readonly format: string;
  readonly bytes: Uint8Array;
}

/** Format of the cleaned upload, the source of all sizes. It is never served. */
export const masterFormat = 'master';
