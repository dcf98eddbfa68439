import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import css from './moving-code.module.css';
import { QrCode } from './qr-code.tsx';

interface MovingCodeProps {
  readonly text: string;
  /** Accessible name of the code. */
  readonly label: string;
  /** Seconds until the next code, when this one came. */
  readonly left: number;
  /** Seconds of a whole step. */
  readonly of: number;
  /** Explanation beside the ring. */
  readonly children: ReactNode;
}

/** A QR code that is replaced at each step, with a ring that runs down until then. Only for the browser: the server has no code. */
export function MovingCode({ text, label, left, of, children }: MovingCodeProps): ReactNode {
  return (
    <div className={css['code']}>
      <div className={css['paper']}>
        <QrCode text={text} label={label} />
      </div>
      <div className={css['life']}>
        <Ring key={text} left={left} of={of} />
        <p>{children}</p>
      </div>
    </div>
  );
}

function Ring({ left, of }: Pick<MovingCodeProps, 'left' | 'of'>): ReactNode {
  const [seconds, setSeconds] = useState(Math.ceil(left));
  useEffect(() => {
    const ends = performance.now() + left * 1000;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((ends - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [left]);
  const style: CSSProperties & Record<`--${string}`, number> = { '--of': of, '--begun': left, '--left': seconds };
  return (
    <span className={css['ring']} style={style} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className={css['rest']} cx="50" cy="50" r="44" />
        <circle className={css['left']} cx="50" cy="50" r="44" pathLength="100" />
      </svg>
      <b className="num">{seconds}</b>
    </span>
  );
}
