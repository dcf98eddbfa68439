import { useLayoutEffect, useRef } from 'react';
import type { EventState } from '#schemas/calls/events/answers';
import css from './component.module.css';
import { fieldPath, fieldsOf, LEAST_LETTERS, letterSize, nameLines, spokeSize } from './turn.ts';

/** Looks of the fields, one after the other. The last of a number that leaves one over takes another, so that neighbours differ. */
const looks = ['accent', 'second', 'warm', 'plain'] as const;
const lookOf = (field: number, fields: number): (typeof looks)[number] =>
  field === fields - 1 && field % looks.length === 0 ? 'plain' : (looks[field % looks.length] ?? 'plain');

/** Distance of the first line of a name from the middle. */
const NAME_AT = -76;
/** Middle of a name along the radius, in a field that is too narrow for lines across. */
const SPOKE_AT = 59;

interface WheelProps {
  readonly prizes: EventState['prizeList'];
  readonly label: string;
  /** Degrees. */
  readonly angle: number;
  readonly isTurning: boolean;
}

/** The wheel with its prizes and a pointer at the top. A picture: a list beside it has the same names as text. */
export function Wheel({ prizes, label, angle, isTurning }: WheelProps) {
  const disc = useRef<SVGSVGElement>(null);
  // The security policy allows no style in the page's source.
  useLayoutEffect(() => {
    if (angle > 0) disc.current?.style.setProperty('rotate', `${angle}deg`);
  }, [angle]);
  const fields = fieldsOf(prizes.map(({ share }) => share));
  return (
    <div className={css['wheel']} role="img" aria-label={label}>
      <svg
        ref={disc}
        className={isTurning ? `${css['disc']} ${css['turning']}` : css['disc']}
        viewBox="-108 -108 216 216"
        aria-hidden="true"
      >
        <circle r="106" className={css['rim']} />
        {fields.map((field, index) => {
          const name = prizes[field.prize]?.prizeNm ?? '';
          const lines = nameLines(name);
          const size = letterSize(lines, 360 / field.size);
          return (
            <g key={index} data-look={lookOf(index, fields.length)}>
              <path d={fieldPath(field)} className={css['field']} />
              {size < LEAST_LETTERS ? (
                <text
                  transform={`rotate(${field.middle - 90})`}
                  x={SPOKE_AT}
                  dy="0.35em"
                  fontSize={spokeSize(name, 360 / field.size)}
                  className={css['name']}
                >
                  {name}
                </text>
              ) : (
                <text transform={`rotate(${field.middle})`} fontSize={size} className={css['name']}>
                  {lines.map((line, at) => (
                    <tspan key={at} x="0" y={NAME_AT + at * size * 1.2}>
                      {line}
                    </tspan>
                  ))}
                </text>
              )}
            </g>
          );
        })}
        <circle r="20" className={css['hub']} />
        <path className={css['cloud']} d="M-7 6h13a5 5 0 0 0 1-10 7.5 7.5 0 0 0-14-1A5.5 5.5 0 0 0-7 6z" />
      </svg>
      <svg className={css['pointer']} viewBox="0 0 40 44" aria-hidden="true">
        <path d="M6 2h28a4 4 0 0 1 3.4 6L23 40a3.5 3.5 0 0 1-6 0L2.6 8A4 4 0 0 1 6 2z" />
      </svg>
    </div>
  );
}
