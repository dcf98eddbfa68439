/** Reason for rejecting an upload. */
export type RefusedWhy =
  | 'empty'
  | 'large'
  | 'heic'
  | 'svg'
  | 'pdf'
  | 'other'
  | 'moving'
  | 'pixels'
  | 'broken'
  | 'slow'
  | 'none'
  | 'many';

export class PictureRefused extends Error {
  readonly why: RefusedWhy;

  constructor(why: RefusedWhy) {
    super(why);
    this.why = why;
  }
}

/** Error messages for API clients, with the fix. The console has its own texts. */
export const refusedTexts: Readonly<Record<RefusedWhy, string>> = {
  empty: 'The file is empty. Choose another one.',
  large: 'The file is larger than 20 MB. Save it smaller and upload it again.',
  heic: 'This is a HEIC photo, which browsers cannot show. Save it as JPEG and upload that.',
  svg: 'SVG files may carry scripts and are not taken. Save the drawing as PNG and upload that.',
  pdf: 'This is a PDF. Save the page as PNG or JPEG and upload that.',
  other: 'This is no picture that can be read. Upload a JPEG, PNG, WebP, AVIF or GIF.',
  moving: 'Moving pictures are not taken. Upload one still picture of it.',
  pixels: 'The picture has more than 50 megapixels. Save it smaller and upload it again.',
  broken: 'The picture is damaged or cut off. Save it again and upload that.',
  slow: 'The picture takes too long to read. Save it as JPEG or PNG and upload that.',
  none: 'Send one file as multipart/form-data.',
  many: 'Send one file a call.',
};
