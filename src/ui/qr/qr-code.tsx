import { useMemo, type ReactNode } from 'react';
import { qrShape } from './qr-shape.ts';

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A text as a QR code: black on white in every theme. Nothing where the text is too long for one. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const shape = useMemo(() => qrShape(text), [text]);
  if (shape === undefined) return null;
  const { side, path } = shape;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
