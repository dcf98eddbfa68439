import { circle, path, round } from './svg.ts';

/** A prize wheel with eight fields, lamps on its rim and a pointer above. */
export function roulette(x: number, y: number, radius: number): string {
  const rim = (at: number): string => {
    const angle = (at / 8) * Math.PI * 2 + 0.2;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  };
  const inks = ['sc-c', 'sc-a', 'sc-near', 'sc-b'];
  const fields = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    path(inks[at % 4] ?? 'sc-c', `M${x} ${y}L${rim(at)}A${radius} ${radius} 0 0 1 ${rim(at + 1)}Z`),
  );
  const lamps = Array.from({ length: 20 }, (_, at) => {
    const angle = (at / 20) * Math.PI * 2;
    return circle('sc-light', x + Math.cos(angle) * radius * 1.045, y + Math.sin(angle) * radius * 1.045, radius / 64);
  });
  const top = round(y - radius * 1.2);
  return [
    circle('sc-d', x, y, radius * 1.09),
    ...fields,
    ...lamps,
    circle('sc-c', x, y, radius * 0.26),
    circle('sc-a', x, y, radius * 0.2),
    path('sc-d', `M${x - 11} ${top}h22l-11 24z`),
    path('sc-c', `M${x - 6} ${round(top + 3)}h12l-6 13z`),
  ].join('');
}
