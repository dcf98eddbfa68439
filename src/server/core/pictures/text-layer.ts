import { createRequire } from 'node:module';
import sharp from 'sharp';
import { escapeHtml } from '../connection-page/draw-connection-page.ts';

const require = createRequire(import.meta.url);
const weights = { Medium: '', SemiBold: '', ExtraBold: '' };
export type Weight = keyof typeof weights;

const fileOf = (weight: Weight): string =>
  (weights[weight] ||= require.resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`));

export interface TextStyle {
  readonly weight: Weight;
  /** Font size in pixels. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** Text as a picture, cropped to its ink. */
export interface TextLayer {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Renders one line of text in the site's typeface, from its file: the machine needs no Korean font. */
export const renderText = async (text: string, { weight, size, colour }: TextStyle): Promise<TextLayer> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: fileOf(weight),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** Splits a text at its spaces into lines that fit a width. A longer word keeps a line of its own. */
const splitLines = (words: readonly { readonly word: string; readonly width: number }[], space: number, most: number) =>
  words.reduce<{ text: string; width: number }[]>((lines, { word, width }) => {
    const last = lines.at(-1);
    if (last === undefined || last.width + space + width > most) return [...lines, { text: word, width }];
    return [...lines.slice(0, -1), { text: `${last.text} ${word}`, width: last.width + space + width }];
  }, []);

export interface TextBlock {
  readonly lines: readonly TextLayer[];
  readonly size: number;
}

/** Renders a text in the first of some sizes in which it fits the box; in the last one if it fits in none. */
export const renderBlock = async (
  text: string,
  style: Omit<TextStyle, 'size'>,
  { width, lines: most, sizes }: { readonly width: number; readonly lines: number; readonly sizes: readonly number[] },
): Promise<TextBlock> => {
  const measured = 100;
  const words = await Promise.all(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(async (word) => ({ word, width: (await renderText(word, { ...style, size: measured })).width })),
  );
  const fitted = sizes
    .map((size) => {
      const scale = size / measured;
      const scaled = words.map((one) => ({ ...one, width: one.width * scale }));
      return { size, lines: splitLines(scaled, size * 0.26, width) };
    })
    .find(
      ({ lines, size }) =>
        size === sizes.at(-1) || (lines.length <= most && lines.every((line) => line.width <= width)),
    );
  const { size = measured, lines = [] } = fitted ?? {};
  return { size, lines: await Promise.all(lines.map((line) => renderText(line.text, { ...style, size }))) };
};
