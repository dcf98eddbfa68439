import './form.css';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useWords, useLanguage } from '../../texts/use-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { FormContext, type FormScope } from './form-context.ts';
import { FormProblems } from './form-problems.ts';
import { MemoField } from './field.tsx';
import { Properties } from './groups/properties.tsx';
import { ProblemBlock } from './frame.tsx';
import { applyFix } from './apply-fix.ts';
import { pathOf, pointerOf, setAt, type Path } from './path.ts';
import type { SchemaFormProps } from './schema-form-props.ts';
import type { Schema } from './schema.ts';
import { settingsSchema } from './schemas.ts';
import { words as allWords } from './strings.ts';

const none: readonly FieldProblem[] = [];

/** A value as a form, drawn from its schema. */
export function SchemaForm({
  schema,
  value,
  live,
  onEdit,
  without = [],
  problems = none,
  of = '',
  base = '',
  keyBase,
  theme,
  name = '',
  only,
  isPlain = false,
  isOpen = false,
}: SchemaFormProps) {
  const { language } = useLanguage();
  const words = useWords(allWords);
  const [held] = useState(() => new FormProblems(problems));
  useLayoutEffect(() => held.set(problems), [held, problems]);
  const scope = useMemo(
    (): FormScope => ({
      Field: MemoField,
      Form: SchemaForm,
      language,
      keyBase,
      theme,
      problems: held,
      of,
      base,
      settingsOf: settingsSchema,
      change: (path: Path, next: unknown, label: string, isTyping = false) =>
        onEdit(label, (before) => setAt(before, path, next), isTyping ? pointerOf(path) : undefined),
      mend: (problem) =>
        onEdit(words.fixed, (before) => applyFix(before, problem.fix, (pointer) => pathOf(pointer.slice(base.length)))),
    }),
    [language, keyBase, theme, held, of, base, onEdit, words],
  );
  const part = only === undefined ? undefined : schema.properties?.[only];
  return (
    <FormContext value={scope}>
      {problems
        .filter(({ pointer }) => pointer === base)
        .map((problem) => (
          <ProblemBlock key={problem.text.en} problem={problem} />
        ))}
      {part === undefined || only === undefined ? (
        <Properties schema={schema} name={name} path={[]} value={value} live={live} without={without} />
      ) : isPlain ? (
        <Properties
          schema={plainSchema(part, only, value)}
          name={only}
          path={[only]}
          value={valueIn(value, only)}
          live={typeof live === 'symbol' ? live : valueIn(live, only)}
        />
      ) : (
        <MemoField
          schema={part}
          name={only}
          parent={name}
          path={[only]}
          value={valueIn(value, only)}
          live={typeof live === 'symbol' ? live : valueIn(live, only)}
          isRequired={schema.required?.includes(only) === true}
          isOpen={isOpen}
        />
      )}
    </FormContext>
  );
}

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.entries(value).find(([one]) => one === name)?.[1]
    : undefined;

/** Settings go by the widget that stands beside them. */
const plainSchema = (held: Schema, only: string, value: unknown): Schema =>
  only === 'settings' ? (settingsSchema(String(valueIn(value, 'widget')), valueIn(value, 'v')) ?? held) : held;
