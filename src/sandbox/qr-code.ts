import { encodeQr } from '#ui/qr/encode-qr.ts';
import { escapeText } from './escape.ts';

/** Draws a QR code as SVG, black on white. */
export const qrCode = (text: string, label: string): string => {
  const grid = encodeQr(text) ?? [];
  const side = grid.length + 8;
  const path = grid
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('');
  return `<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${escapeText(label)}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`;
};
