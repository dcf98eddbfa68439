import css from './wait-curve.module.css';

interface WaitPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly waitMin: number;
}

interface WaitCurveProps {
  /** Everything that the picture shows, in a sentence. */
  readonly label: string;
  /** Measured until now, oldest first. */
  readonly past: readonly WaitPoint[];
  /** Usual on days like this, oldest first. */
  readonly usual: readonly WaitPoint[];
  /** Times below the axis. */
  readonly hour: (at: number) => string;
  readonly nowLabel: string;
}

const WIDTH = 350;
const HEIGHT = 96;
const TOP = 26;
const HOUR_MS = 3_600_000;
const MIN_SCALE = 30;
/** Half the width that the label may take. */
const LABEL_HALF = 34;

/** Today's wait times as a line: solid until now, dotted as is usual later. */
export function WaitCurve({ label, past, usual, hour, nowLabel }: WaitCurveProps) {
  const last = past.at(-1);
  const coming = usual.filter(({ at }) => last === undefined || at > last.at);
  const all = [...past, ...coming];
  const [first, end] = [all[0], all.at(-1)];
  if (first === undefined || end === undefined || end.at === first.at) return null;
  const most = Math.max(MIN_SCALE, ...all.map(({ waitMin }) => waitMin));
  const x = (at: number) => Math.round(((at - first.at) / (end.at - first.at)) * WIDTH * 10) / 10;
  const y = (minutes: number) => Math.round((TOP + HEIGHT - (minutes / most) * HEIGHT) * 10) / 10;
  const line = (points: readonly WaitPoint[]) =>
    points.map(({ at, waitMin }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(waitMin)}`).join('');
  const hours = Array.from(
    { length: Math.floor((end.at - first.at) / HOUR_MS) + 1 },
    (_, index) => Math.ceil(first.at / HOUR_MS) * HOUR_MS + index * HOUR_MS,
  ).filter((at, index) => at <= end.at && index % 2 === 0);
  const base = TOP + HEIGHT;
  const labelX = last === undefined ? 0 : Math.min(Math.max(x(last.at), LABEL_HALF), WIDTH - LABEL_HALF);
  // The label stands above the line at its whole width.
  const labelY = Math.max(
    Math.min(...all.filter(({ at }) => Math.abs(x(at) - labelX) <= LABEL_HALF).map(({ waitMin }) => y(waitMin))) - 13,
    13,
  );
  return (
    <svg className={css['curve']} viewBox={`0 0 ${WIDTH} ${base + 24}`} role="img" aria-label={label}>
      <path className={css['axis']} d={`M0 ${base}H${WIDTH}`} />
      {past.length > 1 && last ? <path className={css['area']} d={`${line(past)}V${base}H${x(first.at)}Z`} /> : null}
      {past.length > 1 ? <path className={css['past']} d={line(past)} /> : null}
      {coming.length > 0 ? (
        <path className={css['coming']} d={line(last === undefined ? coming : [last, ...coming])} />
      ) : null}
      {hours.map((at) => (
        <text key={at} x={Math.min(Math.max(x(at), 14), WIDTH - 14)} y={base + 19} textAnchor="middle">
          {hour(at)}
        </text>
      ))}
      {last === undefined ? null : (
        <>
          <circle className={css['now']} cx={x(last.at)} cy={y(last.waitMin)} r="5.5" />
          <text className={css['label']} x={labelX} y={labelY} textAnchor="middle">
            {nowLabel}
          </text>
        </>
      )}
    </svg>
  );
}
