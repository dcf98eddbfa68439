import { useMemo, type ReactNode } from 'react';
import { encodeQr, type QrGrid } from './encode-qr.ts';

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

// The quiet edge that readers need.
const edge = 4;

const runsOf = (row: readonly boolean[], y: number): string =>
  [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + edge} ${y + edge}h${run.length}v1h-${run.length}z`).join('');

const pathOf = (grid: QrGrid): string => grid.map(runsOf).join('');

/** A text as a QR code: black on white in every theme. Nothing where the text is too long for one. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const grid = useMemo(() => encodeQr(text), [text]);
  if (grid === undefined) return null;
  const side = grid.length + 2 * edge;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={pathOf(grid)} />
    </svg>
  );
}
