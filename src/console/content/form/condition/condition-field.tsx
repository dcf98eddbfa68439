import { useNames } from '../../../site/use-site.tsx';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { factLabel } from './fact-label.ts';
import { words as allWords } from '../strings.ts';
import { conditionText } from './condition-text.ts';
import { facts, freshTest, groupsOf, putTest } from './facts.ts';
import { TestRow } from './test-row.tsx';

const most = 8;

/** "When … and …, or …": who sees something, and when. Nothing chosen: everybody, always. */
export function ConditionField(props: FieldProps) {
  const { change, language } = useForm();
  const words = useWords(allWords);
  const names = useNames();
  const groups = groupsOf(props.value);
  const write = (next: unknown, isTyping = false): void => change(props.path, next, props.label, isTyping);
  const choices = facts.map(({ name }) => (
    <option key={name} value={name}>
      {factLabel(language, name)}
    </option>
  ));
  return (
    <Frame
      {...props}
      isGroup
      was={typeof props.live === 'symbol' ? '' : conditionText(props.live, { names, language, words }) || words.always}
      tools={
        groups.length === 0 || props.isRequired ? undefined : (
          <button
            type="button"
            className="ib"
            aria-label={words.removeCondition}
            title={words.removeCondition}
            onClick={() => write(undefined)}
          >
            <Icon name="x" size="s" />
          </button>
        )
      }
    >
      {({ labelId }) =>
        groups.length === 0 ? (
          <select
            className="input form-adder"
            aria-labelledby={labelId}
            value=""
            onChange={(event) => write([[freshTest(event.target.value)]])}
          >
            <option value="">{`${words.always} · ${words.addCondition}`}</option>
            {choices}
          </select>
        ) : (
          <div className="form-condition">
            {groups.map((group, at) => (
              <div key={at} className="form-tests" role="group" aria-label={at === 0 ? words.when : words.or}>
                <span className="form-joint strong">{at === 0 ? words.when : words.or}</span>
                {group.map((test, place) => (
                  <TestRow
                    key={place}
                    test={test}
                    joint={place === 0 ? undefined : words.and}
                    onChange={(next, isTyping) => write(putTest(groups, at, place, next), isTyping)}
                    onRemove={() => write(putTest(groups, at, place, undefined))}
                    canRemove={!props.isRequired || groups.flat().length > 1}
                  />
                ))}
                {group.length >= most ? null : (
                  <select
                    className="input s form-adder"
                    aria-label={words.addAnd}
                    value=""
                    onChange={(event) => write(groups.toSpliced(at, 1, [...group, freshTest(event.target.value)]))}
                  >
                    <option value="">{words.addAnd}</option>
                    {choices}
                  </select>
                )}
              </div>
            ))}
            {groups.length >= most ? null : (
              <select
                className="input s form-adder"
                aria-label={words.addOr}
                value=""
                onChange={(event) => write([...groups, [freshTest(event.target.value)]])}
              >
                <option value="">{words.addOr}</option>
                {choices}
              </select>
            )}
          </div>
        )
      }
    </Frame>
  );
}
