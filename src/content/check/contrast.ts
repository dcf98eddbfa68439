import type { ColourScheme, Theme } from '#schemas/documents/theme/schema';

type Colour = Exclude<keyof ColourScheme, 'scene' | 'map'>;
type Pair = readonly [front: Colour, back: Colour];

/** A pair of theme colours that stands too close together. Ratios are those of WCAG 2. */
export interface LowContrast {
  pair: Pair;
  scheme: 'light' | 'dark';
  ratio: number;
  least: number;
}

const text: readonly Pair[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['onAccent', 'accent'],
  ['accentText', 'surface'],
  ['accentText', 'background'],
  ['accentText', 'accentSoft'],
  ['text', 'accentSoft'],
  ['onSecond', 'second'],
  ['secondText', 'surface'],
  ['secondText', 'background'],
  ['secondText', 'secondSoft'],
  ['text', 'secondSoft'],
  ['success', 'surface'],
  ['success', 'successSoft'],
  ['warning', 'surface'],
  ['warning', 'warningSoft'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['heroInk', 'hero1'],
  ['heroInk', 'hero2'],
  ['onInverse', 'inverse'],
  ['inverseLink', 'inverse'],
];

const part: readonly Pair[] = [
  ['accent', 'background'],
  ['accent', 'surface'],
  ['outline', 'surface'],
  ['outline', 'background'],
  ['outline', 'sunken'],
  ['focus', 'background'],
  ['focus', 'surface'],
  ['secondText', 'sunken'],
  ['success', 'background'],
  ['warning', 'background'],
  ['danger', 'background'],
  ['inverse', 'background'],
];

type Rgb = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Rgb => [byte(hex, 1), byte(hex, 3), byte(hex, 5)];
const byte = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Blends a colour, possibly translucent, over a background. */
function over(hex: string, [red, green, blue]: Rgb): Rgb {
  const opacity = hex.length === 9 ? byte(hex, 7) / 255 : 1;
  const [r, g, b] = channels(hex);
  const mix = (front: number, back: number): number => front * opacity + back * (1 - opacity);
  return [mix(r, red), mix(g, green), mix(b, blue)];
}

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: Rgb, two: Rgb): number {
  const [first, second] = [luminance(one), luminance(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const pairs = [...text.map((pair) => ({ pair, least: 4.5 })), ...part.map((pair) => ({ pair, least: 3 }))];

/** Contrast of two colours, which may be translucent, on a page. */
export const ratioOf = (front: string, back: string, page: Rgb): number => {
  const ground = over(back, page);
  return contrast(over(front, ground), ground);
};

/** True when the dark colours of a theme are lighter than its light ones. */
export const isSwapped = ({ light, dark }: Theme): boolean =>
  luminance(channels(dark.background)) > luminance(channels(light.background));

/** The pairs of a theme that fail: text needs 4.5, parts of controls 3. Empty when the theme is legible. */
export function themeContrast(theme: Theme): LowContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = theme[scheme];
    const page = channels(colours.background);
    return pairs.flatMap(({ pair, least }) => {
      const ratio = ratioOf(colours[pair[0]], colours[pair[1]], page);
      return ratio < least ? [{ pair, scheme, ratio, least }] : [];
    });
  });
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

/** Contrast ratios of a colour scheme during editing; skips pairs with invalid colours. */
export const pairsOf = (
  scheme: Readonly<Record<string, unknown>>,
): readonly { readonly front: string; readonly back: string; readonly ratio: number; readonly least: number }[] =>
  pairs.flatMap(({ pair: [front, back], least }) => {
    const [one, two, page] = [scheme[front], scheme[back], scheme['background']];
    return isColour(one) && isColour(two) && isColour(page)
      ? [{ front, back, least, ratio: ratioOf(one, two, channels(page)) }]
      : [];
  });
