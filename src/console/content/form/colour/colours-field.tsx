import './colour.css';
import { pairsOf } from '../../../../content/check/contrast.ts';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { FieldProps } from '../frame.tsx';
import { Fold } from '../groups/fold.tsx';
import { Properties } from '../groups/properties.tsx';
import { isFields } from '../../../../content/check/is-fields.ts';
import type { Schema } from '../schema.ts';
import { usePreviewScheme } from './use-preview-scheme.ts';
import { words as allWords } from './strings.ts';

interface ColoursFieldProps extends FieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Colours that belong together, as a sheet of swatches; where they stand on one another, with how well that reads. */
export function ColoursField({ schema, name, isOpen, ...props }: ColoursFieldProps) {
  const words = useWords(allWords);
  const pairs = isFields(props.value) ? pairsOf(props.value) : [];
  const bad = pairs.filter(({ ratio, least }) => ratio < least).length;
  return (
    <Fold
      {...props}
      schema={schema}
      isOpen={isOpen || pairs.length > 0}
      brief={pairs.length === 0 ? '' : words.brief(bad)}
    >
      {() => (
        <div className="colours">
          {pairs.length === 0 ? null : (
            <div className={bad === 0 ? 'problem clear' : 'problem'} role="status">
              <Icon name={bad === 0 ? 'circle-check' : 'alert-triangle'} />
              <span className="grow">{bad === 0 ? words.all(pairs.length) : words.some(bad, pairs.length)}</span>
              <span className="row">
                <span className="small muted">{words.see}</span>
                <SeeIn />
              </span>
            </div>
          )}
          <Properties schema={schema} name={name} path={props.path} value={props.value} live={props.live} />
        </div>
      )}
    </Fold>
  );
}

/** Colour scheme of the preview; defaults to the device. */
function SeeIn() {
  const words = useWords(allWords);
  const [seen, see] = usePreviewScheme();
  return (
    <SegmentedControl
      label={words.see}
      value={seen ?? ''}
      onChange={(next) => {
        if (next !== '') see(next);
      }}
      options={[
        { value: 'light', label: words.light },
        { value: 'dark', label: words.dark },
      ]}
    />
  );
}
