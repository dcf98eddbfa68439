import type { Picture } from '#schemas/picture.schema';

/** What follows from the bytes of a picture, as its document says it. */
export type PictureFacts = Pick<Picture, 'hash' | 'width' | 'height' | 'widths' | 'formats' | 'colour'>;

/** One size of a picture in one format. */
export interface PictureBytes {
  readonly width: number;
  readonly format: string;
  readonly bytes: Uint8Array;
}

/** The upload itself, made clean; everything else was made of it. It is never sent to anybody. */
export const masterFormat = 'master';
