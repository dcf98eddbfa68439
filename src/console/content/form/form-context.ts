import { createContext, use, type ComponentType } from 'react';
import type { Language } from '../../texts/use-texts.ts';
import type { AnyFieldProps } from './field-props.ts';
import type { FieldProblem } from './field-problem.ts';
import type { FormProblems } from './form-problems.ts';
import type { Path } from './path.ts';
import type { SchemaFormProps } from './schema-form-props.ts';
import type { Schema } from './schema.ts';

export interface FormScope {
  /** Draws a place; groups find it here, as it draws groups. */
  readonly Field: ComponentType<AnyFieldProps>;
  /** Draws a form inside a control; provided here because the form draws the controls. */
  readonly Form: ComponentType<SchemaFormProps>;
  readonly language: Language;
  /** Puts another value at a place; undefined takes the place away. What is typed in one place follows each other as one step. */
  readonly change: (path: Path, value: unknown, label: string, isTyping?: boolean) => void;
  /** Mends a problem. */
  readonly mend: (problem: FieldProblem) => void;
  /** With pointers into the document. */
  readonly problems: FormProblems;
  /** `type/id` of the document. */
  readonly of: string;
  /** Pointer of the value in the document. */
  readonly base: string;
  /** Key prefix of new messages. */
  readonly keyBase: string;
  /** The theme in whose colours pictures are shown. */
  readonly theme: string;
  /** Schema of the settings of a widget; undefined where it is not known here. */
  readonly settingsOf: (widget: string, v: unknown) => Schema | undefined;
}

export const FormContext = createContext<FormScope | null>(null);

export const useForm = (): FormScope => {
  const scope = use(FormContext);
  if (scope === null) throw new Error('There is no form here: stand inside FormContext.');
  return scope;
};
