/** File type detected from the first bytes. */
export type Sniffed = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg' | 'pdf' | 'empty' | 'other';

const startsWith = (bytes: Uint8Array, first: readonly number[], at = 0): boolean =>
  first.every((byte, index) => bytes[at + index] === byte);
const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Detects the type of an ISO base media file by its brands. */
const ofBrands = (bytes: Uint8Array): Sniffed => {
  const brands = letters(bytes, 8, Math.min(bytes.length, 64));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'other';
};

/** Detects the file type from its bytes. Ignores the file name and declared type, which are not trusted. */
export const sniff = (bytes: Uint8Array): Sniffed => {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return 'gif';
  if (letters(bytes, 4, 8) === 'ftyp') return ofBrands(bytes);
  if (letters(bytes, 0, 5) === '%PDF-') return 'pdf';
  return /<svg[\s>]|<!DOCTYPE svg/i.test(letters(bytes, 0, Math.min(bytes.length, 2048))) ? 'svg' : 'other';
};
