import { createHash } from 'node:crypto';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { pictureWidths, type PictureFormat } from '#schemas/documents/picture/schema';
import { PictureRefused } from './picture-refused.ts';
import { masterFormat, type PictureBytes, type PictureFacts } from './picture-facts.ts';
import { sniff } from './sniff.ts';

/** Media types of pictures that operators can upload. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const mostPixels = 50_000_000;
/** Maximum side of the master in pixels, larger than any visitor's screen requires. */
const masterSide = 3840;
const secondsEach = 30;

/** Cleaned upload: decoded, rotated upright, in sRGB and without metadata such as location or author. */
export interface Master extends PictureBytes {
  readonly hash: string;
  /** Size of the upload after rotation, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly isClear: boolean;
}

const decoderOf = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true, pages: 1 }).timeout({
    seconds: secondsEach,
  });

/** Decodes an upload. Throws `PictureRefused` unless it is one complete still picture, of one of the media types `allowed`. */
export const readMaster = async (upload: Uint8Array, allowed: readonly string[] = pictureTypes): Promise<Master> => {
  const kind = sniff(upload);
  if (kind === 'empty' || kind === 'heic' || kind === 'svg' || kind === 'pdf' || kind === 'other')
    throw new PictureRefused(kind);
  if (!allowed.includes(`image/${kind}`)) throw new PictureRefused('other');
  const { width: across, height: down, pages = 1, hasAlpha, autoOrient } = await metadataOf(upload);
  if (across * down > mostPixels) throw new PictureRefused('pixels');
  if (pages > 1) throw new PictureRefused('moving');
  const isClear =
    hasAlpha &&
    !(await sharp(upload, { limitInputPixels: mostPixels })
      .stats()
      .then(({ isOpaque }) => isOpaque)
      .catch(broken));
  const { data, info } = await decoderOf(upload)
    .autoOrient()
    .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 95, alphaQuality: 100, effort: 0 })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return {
    hash,
    bytes: data,
    width: info.width,
    format: masterFormat,
    isClear,
    size: { width: autoOrient.width, height: autoOrient.height },
  };
};

const metadataOf = (upload: Uint8Array) =>
  sharp(upload, { limitInputPixels: false, failOn: 'warning' }).metadata().catch(broken);

const broken = (error: unknown): never => {
  const text = error instanceof Error ? error.message : '';
  throw new PictureRefused(/pixel limit/i.test(text) ? 'pixels' : /timeout/i.test(text) ? 'slow' : 'broken');
};

/** All sizes and formats of a picture, with the facts for its document. */
export interface MadePicture {
  readonly facts: PictureFacts;
  readonly all: readonly PictureBytes[];
}

/** Returns the widths to generate. A picture below the smallest width keeps its own width. */
const widthsFor = (width: number): number[] => {
  const fitting = pictureWidths.filter((one) => one <= width);
  return fitting.length === 0 ? [width] : fitting;
};

/** Generates all sizes and formats of a master, one at a time, so that one upload never uses all threads. */
export const makePicture = async (master: Master): Promise<MadePicture> => {
  const { hash, isClear, size } = master;
  const formats: PictureFormat[] = ['avif', 'webp', isClear ? 'png' : 'jpg'];
  const widths = widthsFor(Math.min(size.width, master.width));
  const all: PictureBytes[] = [{ width: master.width, format: masterFormat, bytes: master.bytes }];
  // Decode the master only once: decoding takes longer than generating most sizes.
  const whole = await pixelsOf(sharp(master.bytes));
  for (const width of widths) {
    const pixels = await pixelsOf(imageOf(whole).resize({ width }));
    for (const format of formats)
      all.push({ width, format, bytes: await encode(imageOf(pixels), format, width).toBuffer() });
  }
  return { facts: { hash, ...size, widths, formats, ...(isClear ? {} : { colour: await colourOf(whole) }) }, all };
};

interface Pixels {
  readonly data: Buffer;
  readonly raw: CreateRaw;
}

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const {
    data,
    info: { width, height, channels },
  } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width, height, channels } };
};

const imageOf = ({ data, raw }: Pixels): Sharp => sharp(data, { raw, limitInputPixels: mostPixels });

const encode = (image: Sharp, format: PictureFormat, width: number): Sharp => {
  switch (format) {
    case 'avif':
      // Spend more effort on small sizes, which phones download. Large sizes would take too long.
      return image.avif({ quality: 52, effort: width > 960 ? 1 : 2, chromaSubsampling: '4:2:0' });
    case 'webp':
      return image.webp({ quality: 78, effort: 4 });
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: true });
  }
};

/** Returns the average colour as `#rrggbb`. */
const colourOf = async (whole: Pixels): Promise<string> => {
  const pixel = await imageOf(whole).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
};
