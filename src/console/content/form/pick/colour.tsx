import { useWords } from '../../../texts/use-texts.ts';
import { pairsOf } from '../../../../content/check/contrast.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { labelOf } from '../labels.ts';
import { isFields, textOf, type Fields } from '../schema.ts';
import { words as allWords } from '../words.ts';

const opaque = '#rrggbb'.length;

/** A colour by picker and by its number; text colours say how well they read on what lies under them. */
export function ColourField({ name, around, ...props }: FieldProps & { readonly name: string; /** What it stands in. */ readonly around: unknown }) {
  const { change, language } = useForm();
  const words = useWords(allWords);
  const value = textOf(props.value);
  const worst = isFields(around) ? worstPair(name, around) : undefined;
  return (
    <Frame {...props} was={textOf(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => (
        <div className="row wrap">
          <span className={`input form-colour${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`}>
            <input type="color" aria-label={props.label} value={/^#[0-9a-fA-F]{6}/.test(value) ? value.slice(0, opaque) : '#000000'} onChange={(event) => change(props.path, event.target.value + value.slice(opaque), props.label, true)} />
            <input id={id} className="bare mono" aria-describedby={describedBy} spellCheck={false} value={value} maxLength={9} onChange={(event) => change(props.path, event.target.value, props.label, true)} />
          </span>
          {worst === undefined ? null : <span className={worst.ratio < worst.least ? 'badge bad' : 'badge ok'}>{words.ratio(worst.ratio.toFixed(1), labelOf(language, worst.back))}{worst.ratio < worst.least ? ` · ${words.low}` : ''}</span>}
        </div>
      )}
    </Frame>
  );
}

/** The pair in which a colour of a scheme reads worst. */
const worstPair = (name: string, scheme: Fields) => pairsOf(scheme).filter(({ front }) => front === name).toSorted((one, two) => one.ratio / one.least - two.ratio / two.least)[0];
