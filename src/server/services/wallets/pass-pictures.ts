import sharp from 'sharp';
import { fixColours } from '#content/theme/color-art';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import type { PassContent } from './pass-content.ts';

/** Sizes in points; each picture is drawn once, twice and three times as large. */
const sizes = {
  icon: { width: 29, height: 29 },
  logo: { width: 50, height: 50 },
  strip: { width: 375, height: 98 },
} as const;
type PictureName = keyof typeof sizes;
const scales = [1, 2, 3] as const;

const drawn = new Map<string, Promise<Buffer>>();

const draw = (svg: string, name: PictureName, scale: number): Promise<Buffer> => {
  const { width, height } = sizes[name];
  return sharp(Buffer.from(svg), { density: 72 * scale, limitInputPixels: 40_000_000 })
    .resize({ width: width * scale, height: height * scale, fit: 'cover', background: '#00000000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** Returns an icon of the sprite as a picture of its own; on a ground of a colour, smaller and with round corners. */
const iconPicture = (icons: string, name: string, colour: string, ground?: string): string => {
  const [, shape = ''] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(icons) ?? [];
  const drawing = `<g color="${colour}" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shape.replaceAll('currentColor', colour)}</g>`;
  const [box, back] =
    ground === undefined
      ? ['0 0 24 24', '']
      : ['-6 -6 36 36', `<rect x="-6" y="-6" width="36" height="36" rx="8" fill="${ground}"/>`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="58" height="58">${back}${drawing}</svg>`;
};

/** Draws the pictures of a pass by file name: the venue's mark as icon and logo, and the picture of the product. Cached for the life of the process. */
export const passPictures = async (
  release: LiveRelease,
  {
    theme,
    mark,
    art,
    background,
    foreground,
  }: Pick<PassContent, 'theme' | 'mark' | 'art' | 'background' | 'foreground'>,
): Promise<Readonly<Record<string, Buffer>>> => {
  const view = viewOf(release);
  const colours = release.prepared.documents.theme.get(theme)?.light;
  const template = view.template(art);
  const pictures: readonly (readonly [PictureName, string])[] = [
    ['icon', iconPicture(view.icons, mark, foreground, background)],
    ['logo', iconPicture(view.icons, mark, foreground)],
    ...(template === undefined || colours === undefined ? [] : [['strip', fixColours(template, colours)] as const]),
  ];
  const files = pictures.flatMap(([name, svg]) =>
    scales.map(async (scale) => {
      const id = `${name} ${scale} ${svg}`;
      const file = drawn.get(id) ?? draw(svg, name, scale);
      drawn.set(id, file);
      return [scale === 1 ? `${name}.png` : `${name}@${scale}x.png`, await file] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
};
