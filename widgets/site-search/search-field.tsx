import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  checkTerm,
  cutTerm,
  maxTermLength,
  normaliseTerm,
  termErrorMessage,
  type TermError,
} from '#engine/values/search-term';
import type { Decoded } from '#schemas/command';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { Icon } from '#ui/media/icon.tsx';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { useFocusWhen } from '#ui/hooks/use-focus-when.ts';
import { useWidgetPort } from '../port.tsx';
import css from './search-field.module.css';
import type { Settings } from './schema.ts';

interface SearchFieldProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  /** The term of the address. */
  readonly term: string;
}

/** The field with its buttons. What is typed stays in it alone, so that letters typed before the script came are not lost. */
export function SearchField({ id, settings, term }: SearchFieldProps) {
  const { rule, focusOn, term: name, texts } = settings;
  const { frame, run, text } = useWidgetPort();
  const field = useRef<HTMLInputElement>(null);
  const rules = rule ? [rule] : [];
  // A term in the address shows its error immediately, a typed one after submission.
  const [tried, setTried] = useState<{ readonly of: string; readonly fault: TermError | undefined }>();
  const fault = tried?.of === term ? tried.fault : term === '' ? undefined : checkTerm(term, rules);
  const says = termErrorMessage(fault, {
    short: texts.short,
    long: text('fieldTooLong', { count: String(maxTermLength) }),
  });

  useFocusWhen(field, focusOn !== undefined && frame.query?.[focusOn.query] === focusOn.is);
  // Back and forward bring the term of their address.
  const shown = useRef(term);
  useLayoutEffect(() => {
    if (shown.current === term || field.current === null) return;
    shown.current = term;
    field.current.value = term;
  }, [term]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = normaliseTerm(field.current?.value ?? '');
    const found = checkTerm(typed, rules);
    setTried({ of: term, fault: found });
    if (found === undefined) run({ kind: 'go', to: changeQuery(frame.path, {}, { [name]: typed }) });
    else field.current?.focus();
  };
  const clear = () => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    setTried({ of: term, fault: undefined });
  };

  return (
    <form role="search" className={css['search']} action={frame.path} onSubmit={submit} noValidate>
      <SearchInput
        ref={field}
        id={`${id}-term`}
        label={texts.label}
        says={`${id}-says`}
        className={css['line'] ?? ''}
        name={name}
        clean={cutTerm}
        placeholder={texts.hint}
        defaultValue={term}
        aria-invalid={says !== ''}
        onType={() => setTried({ of: term, fault: undefined })}
      >
        <button type="button" className={`iconbtn ${css['clear']}`} aria-label={texts.clear} onClick={clear}>
          <Icon name="circle-x" />
        </button>
      </SearchInput>
      <button type="submit" className={`btn btn--main ${css['submit']}`}>
        {texts.submit}
      </button>
      <p id={`${id}-says`} role="status" className={css['says']}>
        {says}
      </p>
    </form>
  );
}
