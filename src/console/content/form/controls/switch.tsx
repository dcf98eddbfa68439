import { useTexts, useWords } from '../../../texts/use-texts.ts';
import { useForm } from '../form-context.ts';
import { useProblemsHere } from '../use-problems-here.ts';
import { ProblemBlock, type FieldProps } from '../frame.tsx';
import { isOther } from '../live-of.ts';
import { pointerOf } from '../path.ts';
import { words as allWords } from '../strings.ts';

/** Yes or no. Off, it goes away where it need not be there, as documents leave out what is off; where off was written out, it stays written. */
export function SwitchField({
  label,
  help,
  path,
  value,
  live,
  isRequired,
  isAgreed = false,
}: FieldProps & { readonly isAgreed?: boolean }) {
  const { change, base } = useForm();
  const problems = useProblemsHere(path);
  const words = useWords(allWords);
  const texts = useTexts();
  const isOn = value === true;
  const isChanged = isOther(value, live);
  const pointer = base + pointerOf(path);
  const off = isRequired || (!isAgreed && live === false) ? false : undefined;
  return (
    <div className={isChanged ? 'form-switch form-changed' : 'form-switch'} data-pointer={pointer}>
      <div className="row">
        <div className="grow">
          <span className="label">{label}</span>
          {help === '' ? null : (
            <p className="hint form-hint">
              <span>{help}</span>
            </p>
          )}
        </div>
        {isChanged ? (
          <button
            type="button"
            className="was hint"
            title={texts.editor.putBack}
            onClick={() => change(path, live, label)}
          >
            {texts.editor.was(live === undefined ? texts.editor.empty : live === true ? words.on : words.off)}
          </button>
        ) : null}
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label={label}
          className={isOn ? 'switch on' : 'switch'}
          onClick={() => change(path, isOn ? off : true, label)}
        />
      </div>
      {problems.map((problem) => (
        <ProblemBlock key={problem.text.en} problem={problem} />
      ))}
    </div>
  );
}
