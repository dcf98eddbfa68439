import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { textOf } from '../schema.ts';

const clockEnd = 'YYYY-MM-DDThh:mm:ss'.length;
const usualOffset = '+09:00';

/** Date and time on the clock that the text names. */
export const clockOf = (instant: string): { readonly clock: string; readonly offset: string } => ({
  clock: instant.slice(0, clockEnd),
  offset: instant.slice(clockEnd) || usualOffset,
});

/** An instant from what a date field gives, which may leave the seconds out. */
export const instantOf = (clock: string, offset: string): string =>
  (clock.length < clockEnd ? `${clock}:00` : clock.slice(0, clockEnd)) + offset;

const readable = (value: unknown): string => textOf(value).replace('T', ' ');

/** An instant; the time difference that it was written with stays. */
export function InstantField(props: FieldProps) {
  const { change } = useForm();
  const { clock, offset } = clockOf(textOf(props.value));
  return (
    <Frame {...props} was={readable(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => (
        <span className={`input form-short${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`}>
          <input
            id={id}
            className="bare num"
            type="datetime-local"
            step={1}
            aria-describedby={describedBy}
            value={clock}
            onChange={(event) =>
              change(
                props.path,
                event.target.value === '' ? (props.isRequired ? '' : undefined) : instantOf(event.target.value, offset),
                props.label,
                true,
              )
            }
          />
          <span className="small muted">{offset}</span>
        </span>
      )}
    </Frame>
  );
}

/** A day of the calendar. */
export function DayField(props: FieldProps) {
  const { change } = useForm();
  return (
    <Frame {...props} was={textOf(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => (
        <input
          id={id}
          className={`input num form-short${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`}
          type="date"
          aria-describedby={describedBy}
          value={textOf(props.value)}
          onChange={(event) =>
            change(
              props.path,
              event.target.value === '' && !props.isRequired ? undefined : event.target.value,
              props.label,
              true,
            )
          }
        />
      )}
    </Frame>
  );
}
