import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './field.module.css';
import { Field } from './field.tsx';
import { StrengthAdvice } from './strength/strength-advice.tsx';
import { controlOf, type TextFieldProps } from './text-field.tsx';
import { useClean } from './use-clean.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'isLong' | 'inputMode'> {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Shows advice on the strength of a new password. */
  readonly strength?: Omit<ComponentProps<typeof StrengthAdvice>, 'password'> | undefined;
}

/** A password with a button that shows it. On sending it is hidden again, so that browsers know it for a password. */
export function PasswordField({ showLabel, hideLabel, strength, ...props }: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const cleaning = useClean({
    ...props,
    onType: (value) => {
      if (strength) setTyped(value);
      props.onType?.(value);
    },
  });
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
      {strength ? <StrengthAdvice password={typed} {...strength} /> : null}
    </Field>
  );
}
