import sharp from 'sharp';

/** Sizes of the icons in a web manifest, in pixels. */
export const iconSizes = [192, 512] as const;
const favicon = 32;

/** Draws a square icon as PNG. */
export const drawIcon = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300, limitInputPixels: 40_000_000 })
    .resize({ width: size, height: size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

/** Draws `favicon.ico`: a directory with one PNG of 32 pixels. */
export const drawFavicon = async (svg: string): Promise<Buffer> => {
  const png = await drawIcon(svg, favicon);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(favicon, 6);
  directory.writeUInt8(favicon, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
};
