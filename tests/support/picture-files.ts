import sharp, { type Sharp } from 'sharp';

/** A picture with different corners, so that rotation is detectable. */
export const drawn = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3a7"/><rect width="30%" height="30%" fill="#e22"/><circle cx="70%" cy="60%" r="20%" fill="#fd0"/></svg>`,
    ),
  ).removeAlpha();

export const jpegFile = (width = 400, height = 300): Promise<Buffer> => drawn(width, height).jpeg().toBuffer();

/** Body of a file upload, including forms that browsers never send. */
export function multipart(
  bytes: Uint8Array,
  name = 'picture.jpg',
  type = 'image/jpeg',
): { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } } {
  const border = 'border-of-the-tests';
  const head = `--${border}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
  };
}
