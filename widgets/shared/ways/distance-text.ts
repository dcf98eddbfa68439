import { fillWords } from './way.ts';

interface DistanceTexts {
  readonly metres: string;
  readonly kilometres?: string;
}

/** Formats a distance in metres, from 1,000 on in kilometres. */
export const distanceText = (metres: number, { metres: short, kilometres }: DistanceTexts): string =>
  metres < 1000 || kilometres === undefined
    ? fillWords(short, { count: metres })
    : fillWords(kilometres, { count: Math.round(metres / 100) / 10 });
