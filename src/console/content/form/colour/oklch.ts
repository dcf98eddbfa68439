/** A colour by how light it looks (0 … 1), how strong it is and its hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const byte = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Reads `#rrggbb`; opacity is not part of the colour. */
export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = [linear(byte(hex, 1)), linear(byte(hex, 3)), linear(byte(hex, 5))];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [light, across, along] = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  return { l: light, c: Math.hypot(across, along), h: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360 };
};

const channels = ({ l: light, c, h }: Oklch): readonly [number, number, number] => {
  const [across, along] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l = (light + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const m = (light - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const s = (light - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const slack = 0.0005;
const fits = (rgb: readonly number[]): boolean => rgb.every((value) => value >= -slack && value <= 1 + slack);

/** The nearest `#rrggbb`: what a screen cannot show gets weaker, and keeps its lightness and hue. */
export const toHex = (colour: Oklch): string => {
  let [low, high] = [0, colour.c];
  if (!fits(channels(colour))) {
    while (high - low > 0.0005) {
      const middle = (low + high) / 2;
      if (fits(channels({ ...colour, c: middle }))) low = middle;
      else high = middle;
    }
  } else low = colour.c;
  const parts = channels({ ...colour, c: low }).map((value) =>
    Math.round(gamma(Math.max(0, Math.min(1, value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
};

/** As it is written in a stylesheet. */
export const printOklch = (hex: string): string => {
  const { l, c, h } = toOklch(hex);
  return `oklch(${(l * 100).toFixed(2)}% ${c.toFixed(4)} ${c < 0.002 ? '0' : h.toFixed(1)})`;
};

const hexPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const oklchPattern = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i;

/** The colour that a text means: hexadecimal, short or long, or OKLCH; undefined while it is neither. */
export const readColour = (text: string): string | undefined => {
  const hex = hexPattern.exec(text.trim())?.[1]?.toLowerCase();
  if (hex !== undefined) return hex.length === 3 ? `#${hex.replaceAll(/./g, '$&$&')}` : `#${hex}`;
  const [, l, percent, c, h] = oklchPattern.exec(text.trim()) ?? [];
  return l === undefined || c === undefined || h === undefined
    ? undefined
    : toHex({ l: Math.min(1, Number(l) / (percent === '%' ? 100 : 1)), c: Number(c), h: Number(h) % 360 });
};
