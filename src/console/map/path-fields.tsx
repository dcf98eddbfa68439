import type { PathEdge } from '#schemas/documents/path-graph/schema';
import { Field } from '../content/fields/field.tsx';
import { useWords } from '../texts/use-texts.ts';
import type { PathSettings } from './graph-edits.ts';
import { mapStrings } from './strings.ts';

interface PathFieldsProps {
  readonly value: PathSettings;
  readonly oneWay: string;
  readonly disabled: boolean;
  readonly onChange: (change: <Settings extends PathSettings>(now: Settings) => Settings) => void;
}

const kinds: readonly PathEdge['kind'][] = ['WALK', 'STAIRS', 'LIFT', 'RAMP', 'GATE'];
type Flag = 'oneWay' | 'shade';

const withFlag = <Settings extends PathSettings>(settings: Settings, flag: Flag, is: boolean): Settings => {
  const { [flag]: _, ...rest } = settings;
  // The rest lacks only an optional flag.
  return (is ? { ...rest, [flag]: true } : rest) as Settings;
};

const withDay = <Settings extends PathSettings>(settings: Settings, end: 'from' | 'until', day: string): Settings => {
  const { closed: { from, until } = { from: '', until: '' }, ...rest } = settings;
  const closed = { from, until, [end]: day };
  // One day is enough to begin with; the other end follows it.
  const [first, last] = [
    closed.from === '' ? closed.until : closed.from,
    closed.until === '' ? closed.from : closed.until,
  ];
  return (day === '' || first === '' ? rest : { ...rest, closed: { from: first, until: last } }) as Settings;
};

/** Properties of a path: kind, direction, shade and days on which it is closed. */
export function PathFields({ value, oneWay, disabled, onChange }: PathFieldsProps) {
  const words = useWords(mapStrings);
  const flag = (name: Flag, label: string) => (
    <label className="row map-check">
      <input
        type="checkbox"
        checked={value[name] === true}
        disabled={disabled}
        onChange={({ target }) => onChange((now) => withFlag(now, name, target.checked))}
      />
      <span>{label}</span>
    </label>
  );
  const day = (end: 'from' | 'until') => (
    <Field label={`${words.closed} · ${words[end]}`}>
      {({ id }) => (
        <input
          id={id}
          type="date"
          className="input num"
          disabled={disabled}
          value={value.closed?.[end] ?? ''}
          onChange={({ target }) => onChange((now) => withDay(now, end, target.value))}
        />
      )}
    </Field>
  );
  return (
    <>
      <Field label={words.kind}>
        {({ id }) => (
          <select
            id={id}
            className="input"
            value={value.kind}
            disabled={disabled}
            onChange={({ target }) =>
              onChange((now) => ({ ...now, kind: kinds.find((kind) => kind === target.value) ?? now.kind }))
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {flag('oneWay', oneWay)}
      {flag('shade', words.shade)}
      <div className="map-pair">
        {day('from')}
        {day('until')}
      </div>
    </>
  );
}
