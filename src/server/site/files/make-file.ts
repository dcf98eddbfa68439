import sharp from 'sharp';
import type { FilePurpose, FileType } from '#schemas/calls/files/answers';
import { uploadFile } from '#schemas/calls/files/calls';
import { HttpError } from '../../core/errors.ts';
import type { Scanner } from '../../core/files/scanner.ts';
import { readMaster } from '../../core/pictures/make-picture.ts';
import { PictureRefused } from '../../core/pictures/picture-refused.ts';
import { sniff } from '../../core/pictures/sniff.ts';

/** Maximum side of a stored picture by purpose, in pixels. */
const sides: Readonly<Record<FilePurpose, number>> = {
  PROFILE: 512,
  INQUIRY: 2048,
  REVIEW: 2048,
  BILLBOARD: 2048,
  COURSE: 1280,
};
/** Purposes for which a PDF can be sent. */
const withPdf: readonly FilePurpose[] = ['INQUIRY'];
const pictureTypes = uploadFile.bytes.types.filter((type) => type !== 'application/pdf');

interface MadeFile {
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
}

/** Decodes an upload and encodes it anew as JPEG without metadata; a PDF stays as it is. Throws FIL_01, FIL_02 and FIL_03. */
export const makeFile = async (
  upload: unknown,
  purpose: FilePurpose,
  scanner: Scanner | undefined,
): Promise<MadeFile> => {
  if (!(upload instanceof Uint8Array)) throw new HttpError('fileKind');
  const isPdf = sniff(upload) === 'pdf';
  // Nothing makes a PDF harmless, so nobody gets one that was not scanned.
  if (isPdf && (scanner === undefined || !withPdf.includes(purpose))) throw new HttpError('fileKind');
  if (!(await isClean(upload, scanner))) throw new HttpError('fileInfected');
  return isPdf
    ? { mediaType: 'application/pdf', bytes: upload }
    : { mediaType: 'image/jpeg', bytes: await makePicture(upload, sides[purpose]) };
};

const isClean = async (upload: Uint8Array, scanner: Scanner | undefined): Promise<boolean> => {
  try {
    return (await scanner?.isClean(upload)) ?? true;
  } catch (error) {
    throw Object.assign(new HttpError('filesAway'), { cause: error });
  }
};

const makePicture = async (upload: Uint8Array, side: number): Promise<Uint8Array> => {
  const { bytes } = await readMaster(upload, pictureTypes).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new HttpError(error.why === 'pixels' ? 'fileSize' : 'fileKind') : error;
  });
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer();
};
