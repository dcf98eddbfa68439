import { useId } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useTexts } from '../../texts/use-texts.ts';

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  /** Live value when it differs, with a button to restore it. */
  readonly was?: { readonly text: string; readonly putBack: () => void } | undefined;
  readonly problems?: Elements;
  readonly children: (ids: { readonly id: string; readonly describedBy: string }) => Elements;
}

/** A labelled control with what it was, what is wrong with it, and how to put it back. */
export function Field({ label, help, was, problems, children }: FieldProps) {
  const id = useId();
  const texts = useTexts();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: `${id}-help` }) satisfies Elements}
      <div id={`${id}-help`} className="row between hint">
        <span>{help}</span>
        {was === undefined ? null : (
          <button type="button" className="was" onClick={was.putBack} title={texts.editor.putBack}>
            {texts.editor.was(was.text === '' ? texts.editor.empty : was.text)}
          </button>
        )}
      </div>
      {problems}
    </div>
  );
}
