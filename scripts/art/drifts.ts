import { whole } from './scenes/whole.ts';
import { bird, cloud } from './pieces/sky.ts';
import { path } from './svg.ts';
import type { Picture } from './svg.ts';

const bar = (x: number, y: number, width: number, height: number): string =>
  path(
    'sc-cloud',
    `M${x} ${y}h${width}a${height / 2} ${height / 2} 0 0 1 0 ${height}h${-width}a${height / 2} ${height / 2} 0 0 1 0 ${-height}z`,
    'opacity=".5"',
  );

const layers: Readonly<Record<string, string>> = {
  park:
    cloud(640, 214, 0.5, 0.35) +
    cloud(880, 150, 0.6, 0.3) +
    cloud(120, 190, 0.7, 0.35) +
    cloud(1180, 160, 0.9, 0.35) +
    cloud(430, 160, 0.6, 0.3),
  water:
    cloud(640, 250, 0.5, 0.55) +
    cloud(930, 170, 0.5, 0.4) +
    cloud(60, 200, 0.7, 0.5) +
    cloud(1240, 210, 0.8, 0.5) +
    cloud(380, 180, 0.6, 0.4),
  forest:
    bird(560, 240, 0.9) +
    bird(586, 250, 0.6) +
    bird(900, 214, 0.8) +
    cloud(940, 240, 0.5, 0.6) +
    cloud(520, 190, 0.45, 0.5) +
    cloud(180, 230, 0.7, 0.6) +
    cloud(1250, 220, 0.7, 0.6),
  track: bar(600, 270, 120, 5) + bar(800, 258, 150, 4) + bar(240, 276, 190, 5) + bar(1100, 262, 210, 5),
};

/** A clear layer over each scene for what moves slowly in its sky. */
export const drifts = (): Picture[] =>
  Object.entries(layers).map(([name, body]) => ({ name: `${name}-drift`, box: whole, body }));
