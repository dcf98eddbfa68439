import './colour.css';
import { useState } from 'react';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { fieldLabel } from '../field-label.ts';
import { isFields } from '../../../../content/check/is-fields.ts';
import { textOf, type Schema } from '../schema.ts';
import { nearestPassing, pairsWith, type Pair } from './nearest.ts';
import { printOklch, readColour } from './oklch.ts';
import { words as allWords } from './strings.ts';

type Siblings = Readonly<Record<string, Schema>>;

const opaque = '#rrggbb'.length;
const isHex = (value: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);

/** A colour by the browser's picker, by hexadecimal or by OKLCH; one that stands on others says how well it reads there. */
export function ColourField({
  name,
  around,
  siblings,
  ...props
}: FieldProps & {
  readonly name: string;
  /** Containing object. */
  readonly around: unknown;
  readonly siblings: Siblings;
}) {
  const { change } = useForm();
  const words = useWords(allWords);
  const value = textOf(props.value);
  // Typed text that is not a colour yet.
  const [typed, setTyped] = useState<string>();
  const pairs = isFields(around) ? pairsWith(name, around) : [];
  const write = (text: string): void => {
    const found = readColour(text);
    setTyped(found === text ? undefined : text);
    if (found !== undefined)
      change(
        props.path,
        found.length === opaque && !isHex(text) ? found + value.slice(opaque) : found,
        props.label,
        true,
      );
  };
  const isUnread = typed !== undefined && readColour(typed) === undefined;
  return (
    <Frame {...props} was={textOf(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => (
        <>
          <span className={`input colour${isChanged ? ' changed' : ''}${isBad || isUnread ? ' bad' : ''}`}>
            <input
              type="color"
              aria-label={props.label}
              value={isHex(value) ? value.slice(0, opaque) : '#000000'}
              onChange={(event) => {
                setTyped(undefined);
                change(props.path, event.target.value + value.slice(opaque), props.label, true);
              }}
            />
            <input
              id={id}
              className="bare mono"
              aria-describedby={describedBy}
              aria-invalid={isUnread}
              spellCheck={false}
              autoComplete="off"
              title={words.text(props.label)}
              value={typed ?? value}
              onChange={(event) => write(event.target.value)}
              onBlur={() => {
                if (!isUnread) setTyped(undefined);
              }}
            />
            {isHex(value) ? (
              <span className="micro muted mono colour-oklch" title={printOklch(value)}>
                {printOklch(value).slice('oklch('.length, -1)}
              </span>
            ) : null}
          </span>
          {isUnread ? (
            <p className="small bad" role="status">
              {words.notYet}
            </p>
          ) : null}
          {pairs.length === 0 || !isFields(around) ? null : (
            <Pairs
              pairs={pairs}
              label={props.label}
              siblings={siblings}
              nearest={() => nearestPassing(name, around)}
              onUse={(colour) => change(props.path, colour, words.fixed(props.label))}
            />
          )}
        </>
      )}
    </Frame>
  );
}

interface PairsProps {
  readonly siblings: Siblings;
  readonly pairs: readonly Pair[];
  readonly label: string;
  readonly nearest: () => string | undefined;
  readonly onUse: (colour: string) => void;
}

const isLow = ({ ratio, least }: Pair): boolean => ratio < least;
// Rounded up, a ratio that fails would look like one that passes.
const said = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** How well a colour reads on each that lies under it, the worst first; what reads badly is told in full, with the way out. */
function Pairs({ pairs, label, siblings, nearest, onUse }: PairsProps) {
  const words = useWords(allWords);
  const { language } = useForm();
  const low = pairs.filter(isLow);
  const sorted = pairs.toSorted((one, two) => one.ratio / one.least - two.ratio / two.least);
  const fix = low.length === 0 ? undefined : nearest();
  const line = (pair: Pair) => (
    <li key={pair.back} className={isLow(pair) ? 'colour-pair bad' : 'colour-pair'}>
      <Icon name={isLow(pair) ? 'alert-triangle' : 'check'} size="s" />
      <span>{`${words.on(fieldLabel(language, siblings[pair.back] ?? {}, pair.back), said(pair.ratio))} · ${isLow(pair) ? words.bad(String(pair.least)) : words.good}`}</span>
    </li>
  );
  return (
    <div className="colour-pairs small" aria-label={label}>
      <ul>{sorted.slice(0, Math.max(1, low.length)).map(line)}</ul>
      {sorted.length > Math.max(1, low.length) ? (
        <details>
          <summary>{words.details(sorted.length)}</summary>
          <ul>{sorted.slice(Math.max(1, low.length)).map(line)}</ul>
        </details>
      ) : null}
      {low.length === 0 ? null : fix === undefined ? (
        <p className="muted">{words.none}</p>
      ) : (
        <button type="button" className="btn s" title={words.nearest} onClick={() => onUse(fix)}>
          <Icon name="wand" />
          <span className="colour-dot" style={{ background: fix }} />
          <span>{words.use(fix)}</span>
        </button>
      )}
    </div>
  );
}
