import sharp, { type OverlayOptions } from 'sharp';
import type { Theme } from '#schemas/documents/theme/schema';
import { shareSize } from '#schemas/share-picture';
import { encodeShare, renderScene } from '../../core/pictures/share-picture.ts';
import { renderBlock, renderText, type TextLayer } from '../../core/pictures/text-layer.ts';

export interface CardFigure {
  readonly label: string;
  readonly value: string;
}

/** Texts of the card of a shared report. */
export interface CardTexts {
  readonly site: string;
  readonly day: string;
  readonly title: string;
  readonly figures: readonly CardFigure[];
}

interface Look {
  readonly theme: Theme;
  /** Art of the venue; absent: a plain ground. */
  readonly template?: string | undefined;
}

const MARGIN = 72;
const TITLE = { width: 640, lines: 2, sizes: [74, 66, 58, 50, 42] } as const;
const TILE = { height: 122, gap: 14, least: 124 } as const;
/** Label sizes and paddings of figures, tried in this order until all fit. */
const tileSizes = [
  { label: 23, padding: 28 },
  { label: 21, padding: 22 },
  { label: 19, padding: 18 },
] as const;

interface Placed {
  readonly layer: TextLayer;
  readonly left: number;
  readonly top: number;
}

interface Tile {
  readonly left: number;
  readonly width: number;
  readonly texts: readonly Placed[];
}

const tileTop = shareSize.height - MARGIN - TILE.height;

/** Lays out the figures in a row, in the largest size in which all fit; in the smallest one, the last are left out. */
const layTiles = async (figures: readonly CardFigure[], colours: Theme['light']): Promise<readonly Tile[]> => {
  let fitting: readonly Tile[] = [];
  for (const { label: size, padding } of tileSizes) {
    const tiles: Tile[] = [];
    let left = MARGIN;
    for (const figure of figures) {
      const value = await renderText(figure.value, { weight: 'ExtraBold', size: 42, colour: colours.text });
      const label = await renderText(figure.label, { weight: 'Medium', size, colour: colours.muted });
      const width = Math.max(TILE.least, value.width + padding * 2, label.width + padding * 2);
      const texts = [
        { layer: label, left: left + padding, top: tileTop + 26 },
        { layer: value, left: left + padding, top: tileTop + 62 },
      ];
      tiles.push({ left, width, texts });
      left += width + TILE.gap;
    }
    fitting = tiles.filter((tile) => tile.left + tile.width <= shareSize.width - MARGIN);
    if (fitting.length === figures.length) break;
  }
  return fitting;
};

const shapes = (tiles: readonly Tile[], { hero1, surface, heroInk }: Theme['light'], day: Placed): Buffer =>
  Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
      `<defs><linearGradient id="side"><stop offset=".3" stop-color="${hero1}" stop-opacity=".97"/><stop offset=".62" stop-color="${hero1}" stop-opacity=".6"/><stop offset=".9" stop-color="${hero1}" stop-opacity="0"/></linearGradient>`,
      `<linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="${hero1}" stop-opacity="0"/><stop offset="1" stop-color="${hero1}" stop-opacity=".72"/></linearGradient></defs>`,
      '<rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>',
      `<rect x="${day.left - 20}" y="${day.top - 13}" width="${day.layer.width + 40}" height="${day.layer.height + 26}" rx="${(day.layer.height + 26) / 2}" fill="${heroInk}" fill-opacity=".2"/>`,
      ...tiles.map(
        ({ left, width }) =>
          `<rect x="${left}" y="${tileTop}" width="${width}" height="${TILE.height}" rx="26" fill="${surface}" fill-opacity=".95"/>`,
      ),
      '</svg>',
    ].join(''),
  );

/** Draws the share picture of a report: PNG in the colours of its venue. */
export const drawReportCard = async (
  { site, day, title, figures }: CardTexts,
  { theme, template }: Look,
): Promise<Buffer> => {
  const colours = theme.light;
  const ink = { colour: colours.heroInk } as const;
  const name = await renderText(site, { ...ink, weight: 'SemiBold', size: 30 });
  const dayText = await renderText(day, { ...ink, weight: 'SemiBold', size: 27 });
  const chip = { layer: dayText, left: MARGIN + name.width + 44, top: MARGIN + 3 };
  const block = await renderBlock(title, { ...ink, weight: 'ExtraBold' }, TITLE);
  const lines = block.lines.map((layer, index) => ({
    layer,
    left: MARGIN,
    top: Math.round(164 + index * block.size * 1.3),
  }));
  const tiles = await layTiles(figures, colours);
  const placed: readonly Placed[] = [
    { layer: name, left: MARGIN, top: MARGIN },
    chip,
    ...lines,
    ...tiles.flatMap(({ texts }) => texts),
  ];
  const ground =
    template === undefined
      ? sharp({ create: { ...shareSize, channels: 3, background: colours.hero1 } })
      : renderScene(template, theme);
  const overlays: OverlayOptions[] = [
    { input: shapes(tiles, colours, chip), left: 0, top: 0 },
    ...placed.map(({ layer: { input }, left, top }) => ({ input, left, top })),
  ];
  return encodeShare(ground.flatten({ background: colours.hero1 }).composite(overlays));
};
