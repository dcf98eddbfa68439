import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import type { CodeState } from '#schemas/shown-code';
import { Icon } from '#ui/media/icon.tsx';
import { LazyQrCode } from '#ui/qr/lazy-qr-code.tsx';
import { useWidgetPort } from '../../port.tsx';
import { fieldText } from './read-records.ts';
import { type RecordFields } from '../answers/is-fields.ts';
import css from './record-code.module.css';
import type { RecordCardSettings } from './record-settings.ts';

type Code = NonNullable<Decoded<RecordCardSettings>['code']>;

const MovingCode = lazy(async () => ({ default: (await import('#ui/qr/moving-code.tsx')).MovingCode }));

interface RecordCodeProps {
  readonly code: Code;
  readonly record: RecordFields;
  /** Title of the record. */
  readonly name: string;
}

/** The code of a record, signed by this phone; where the record has one, also its static code. */
export function RecordCode({ code: { prefix, field, label, fixed }, record, name }: RecordCodeProps): ReactNode {
  const { text } = useWidgetPort();
  const fixedText = fixed === undefined ? '' : fieldText(record, fixed);
  const [isFixed, setIsFixed] = useState(false);
  const accessible = label.replaceAll('{{name}}', () => name);
  return (
    <div className={css['place']}>
      {isFixed && fixedText !== '' ? (
        <FixedCode text={fixedText} label={accessible} />
      ) : (
        <SignedCode prefix={prefix} codeRef={fieldText(record, field)} label={accessible} />
      )}
      {fixedText === '' ? null : (
        <button type="button" className="btn btn--small btn--quiet" onClick={() => setIsFixed(!isFixed)}>
          {text(isFixed ? 'codeMoving' : 'codeFixed')}
        </button>
      )}
    </div>
  );
}

function FixedCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const port = useWidgetPort();
  return (
    <>
      <span className={css['fixed']}>
        <LazyQrCode text={text} label={label} />
      </span>
      <p className={css['hint']}>{port.text('codeFixedHelp')}</p>
    </>
  );
}

/** Holds the place of the ring below a code. */
const Unsigned = (): ReactNode => <span className={css['ring']} aria-hidden="true" />;

function SignedCode({
  prefix,
  codeRef,
  label,
}: Pick<Code, 'prefix'> & { readonly codeRef: string; readonly label: string }): ReactNode {
  const port = useWidgetPort();
  const { text } = port;
  const [state, setState] = useState<CodeState>();
  const [tries, setTries] = useState(0);
  const show = useEffectEvent(() => port.showCode({ prefix, ref: codeRef }, setState));
  useEffect(() => show(), [prefix, codeRef, tries]);
  const again = () => {
    setState(undefined);
    setTries(tries + 1);
  };
  if (state === undefined) {
    return (
      <>
        <div className={css['waiting']} aria-busy="true">
          <span className="sr">{text('loading')}</span>
        </div>
        <Unsigned />
        <p className={`${css['kept']} ${css['unseen']}`} aria-hidden="true">
          <Icon name="circle-check" size="s" />
          <span>{text('codeKept')}</span>
        </p>
      </>
    );
  }
  if (state.state === 'failed') {
    return (
      <div className={css['waiting']} role="alert">
        <p>{text('codeFailed')}</p>
        <button type="button" className="btn btn--line btn--small" onClick={again}>
          {text('retry')}
        </button>
      </div>
    );
  }
  return (
    <>
      <Suspense
        fallback={
          <>
            <div className={css['waiting']} aria-busy="true" />
            <Unsigned />
          </>
        }
      >
        <MovingCode text={state.text} label={label} left={state.left} of={state.step}>
          <b>{text('codeChanges', { count: String(state.step) })}</b>
          <br />
          <span>{text('codePhoto')}</span>
        </MovingCode>
      </Suspense>
      {state.clockOff === 0 ? null : (
        <p role="status" className={css['clock']}>
          {text('codeClock', { count: String(state.clockOff) })}
        </p>
      )}
      {state.isKept ? (
        <p className={css['kept']}>
          <Icon name="circle-check" size="s" />
          <span>{text('codeKept')}</span>
        </p>
      ) : null}
    </>
  );
}
