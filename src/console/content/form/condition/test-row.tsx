import { useNames } from '../../../site/use-site.tsx';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { clockOf, instantOf } from '../controls/instant.tsx';
import { useForm } from '../form-context.ts';
import { factLabel } from './fact-label.ts';
import type { Fields } from '../../../../content/check/is-fields.ts';
import { listOf, textOf } from '../schema.ts';
import { words as allWords } from '../strings.ts';
import { answerLabel, testText } from './condition-text.ts';
import { asksYes, factNamed, facts, freshTest, type Test } from './facts.ts';
import { WordsInput } from './words-input.tsx';

interface TestRowProps {
  readonly test: Test;
  readonly joint: string | undefined;
  readonly canRemove: boolean;
  readonly onChange: (test: Test, isTyping?: boolean) => void;
  readonly onRemove: () => void;
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

/** One test of a condition: what is asked, whether it is so, and the answers that count. */
export function TestRow({ test, joint, canRemove, onChange, onRemove }: TestRowProps) {
  const { language } = useForm();
  const words = useWords(allWords);
  const names = useNames();
  const name = textOf(test['fact']);
  const fact = factNamed(name);
  const told = { names, language, words };
  const label = factLabel(language, name);
  const chosen = listOf(test['is']).map(String);
  const put = (field: string, value: unknown, isTyping = false): void =>
    onChange(value === undefined ? without(test, field) : { ...test, [field]: value }, isTyping);
  const venues = fact?.answer === 'words' && name === 'curResort' ? [...names.all('venue').keys()] : [];
  const values = fact?.answer === 'some' ? fact.values : venues;
  const toggle = (value: string): void => {
    const next = values.filter((one) => (one === value) !== chosen.includes(one));
    if (next.length > 0) put('is', next);
  };
  return (
    <div className="form-test">
      {joint === undefined ? null : <span className="small muted">{joint}</span>}
      <select
        className="input s"
        aria-label={words.fact}
        value={name}
        onChange={(event) => onChange(freshTest(event.target.value))}
      >
        {fact === undefined ? <option value={name}>{name}</option> : null}
        {facts.map((one) => (
          <option key={one.name} value={one.name}>
            {factLabel(language, one.name)}
          </option>
        ))}
      </select>
      {fact?.answer === 'yes-no' ? (
        <SegmentedControl
          label={label}
          value={asksYes(test) ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          onChange={(next) => onChange({ ...without(test, 'not'), is: [next === 'yes'] })}
        />
      ) : (
        <SegmentedControl
          label={label}
          value={test['not'] === true ? 'not' : 'is'}
          options={[
            { value: 'is', label: words.is },
            { value: 'not', label: words.isNot },
          ]}
          onChange={(next) => put('not', next === 'not' ? true : undefined)}
        />
      )}
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={chosen.includes(value) ? 'badge draft form-value' : 'badge line form-value'}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {answerLabel(name, value, told)}
        </button>
      ))}
      {name === 'source' ? (
        <input
          className="input s mono"
          aria-label={words.name}
          placeholder={words.name}
          value={textOf(test['of'])}
          onChange={(event) => put('of', event.target.value === '' ? undefined : event.target.value, true)}
        />
      ) : null}
      {(fact === undefined || fact.answer === 'words') && values.length === 0 ? (
        <WordsInput
          label={`${label} · ${words.values}`}
          hint={words.commas}
          value={chosen}
          onChange={(next) => put('is', next, true)}
        />
      ) : null}
      {fact?.answer === 'time'
        ? (['from', 'until'] as const).map((side) => {
            const { clock, offset } = clockOf(textOf(test[side]));
            return (
              <label key={side} className="row small">
                <span>{words[side]}</span>
                <input
                  className="input s num"
                  type="datetime-local"
                  step={1}
                  value={clock}
                  onChange={(event) =>
                    put(side, event.target.value === '' ? undefined : instantOf(event.target.value, offset), true)
                  }
                />
              </label>
            );
          })
        : null}
      {canRemove ? (
        <button
          type="button"
          className="ib"
          aria-label={words.removeTest(testText(test, told))}
          title={words.removeTest(testText(test, told))}
          onClick={onRemove}
        >
          <Icon name="x" size="s" />
        </button>
      ) : null}
    </div>
  );
}
