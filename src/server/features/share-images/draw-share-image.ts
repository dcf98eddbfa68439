import sharp from 'sharp';
import { themeVariables } from '#content/theme/theme-variables';
import type { Theme } from '#schemas/theme.schema';

/** Size that messengers and social networks require. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Replaces CSS variables by the light colours of a theme, for renderers without CSS variables. */
const fixColours = (template: string, theme: Theme): string => {
  const colours = new Map(themeVariables(theme.light));
  return template.replace(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
};

/** Draws an art template as a share picture: PNG, 1200 × 630 pixels. */
export const drawShareImage = (template: string, theme: Theme): Promise<Buffer> =>
  sharp(Buffer.from(fixColours(template, theme)), { density: 144, limitInputPixels: 40_000_000 })
    .resize({ ...shareSize, fit: 'cover', position: 'bottom' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
