import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './field.module.css';
import { Field } from './field.tsx';
import { controlOf, type TextFieldProps } from './text-field.tsx';
import { useClean } from './use-clean.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'isLong' | 'inputMode'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password with a button that shows it. On sending it is hidden again, so that browsers know it for a password. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const cleaning = useClean(props);
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...props}>
      <div className={css['box']}>
        <input
          {...controlOf(props)}
          {...cleaning}
          ref={control}
          type={isShown ? 'text' : 'password'}
          className={`${css['control']} ${css['secret']}`}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={`iconbtn ${css['eye']}`}
          aria-controls={props.id}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </Field>
  );
}
