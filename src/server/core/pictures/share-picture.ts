import sharp, { type Sharp } from 'sharp';
import { fixColours } from '#content/theme/color-art';
import { shareSize } from '#schemas/share-picture';
import type { Theme } from '#schemas/documents/theme/schema';

/** Renders an art template in the colours of a theme at the size of a share picture. */
export const renderScene = (template: string, theme: Theme): Sharp =>
  sharp(Buffer.from(fixColours(template, theme.light)), { density: 144, limitInputPixels: 40_000_000 }).resize({
    ...shareSize,
    fit: 'cover',
    position: 'bottom',
  });

/** Encodes a share picture. */
export const encodeShare = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 9, palette: true }).toBuffer();
