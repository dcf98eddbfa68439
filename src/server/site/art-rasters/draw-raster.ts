import sharp from 'sharp';
import type { RasterWidth } from '#schemas/art-address';

/** Largest side of a part in pixels. The SVG renderer takes minutes for a detailed drawing above 2000 pixels, and seconds for its parts. */
const partSide = 1600;

/** Larger files are shown at a higher pixel density, where less quality is visible. */
const quality: Readonly<Record<RasterWidth, number>> = { 800: 66, 1600: 36, 3200: 36 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (svg: string): Box => {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { x, y, width, height };
};

/** Renders one part of a drawing as raw RGBA. `part` is in pixels of the whole. */
const drawPart = (svg: string, box: Box, scale: number, part: Box): Promise<Buffer> => {
  const view = `${box.x + part.x / scale} ${box.y + part.y / scale} ${part.width / scale} ${part.height / scale}`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}" viewBox="${view}" preserveAspectRatio="none">`;
  return sharp(Buffer.from(svg.replace(/<svg\b[^>]*>/, open)))
    .ensureAlpha()
    .raw()
    .toBuffer();
};

/** Draws an SVG whose colours are fixed as WebP with a width in pixels. */
export const drawRaster = async (svg: string, width: RasterWidth): Promise<Buffer> => {
  const box = boxOf(svg);
  const scale = width / box.width;
  const height = Math.max(1, Math.round(box.height * scale));
  const whole = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += partSide)
    for (let x = 0; x < width; x += partSide) {
      const part = { x, y, width: Math.min(partSide, width - x), height: Math.min(partSide, height - y) };
      const pixels = await drawPart(svg, box, scale, part);
      for (let row = 0; row < part.height; row += 1)
        pixels.copy(whole, ((y + row) * width + x) * 4, row * part.width * 4, (row + 1) * part.width * 4);
    }
  return sharp(whole, { raw: { width, height, channels: 4 }, limitInputPixels: 60_000_000 })
    .webp({ quality: quality[width], alphaQuality: 80, effort: 4 })
    .toBuffer();
};
