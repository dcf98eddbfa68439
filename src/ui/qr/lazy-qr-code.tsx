import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import css from './lazy-qr-code.module.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface LazyQrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code that is worked out when the page stands; until then its place is kept. */
export function LazyQrCode({ text, label }: LazyQrCodeProps): ReactNode {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={css['place']}>
      {isTime ? (
        <Suspense>
          <QrCode text={text} label={label} />
        </Suspense>
      ) : null}
    </span>
  );
}
