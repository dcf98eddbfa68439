import { createContext, use, type ComponentType } from 'react';
import type { Fix, Words } from '../../../content/check/problem.ts';
import type { Language } from '../../texts/use-texts.ts';
import type { AnyFieldProps } from './field-props.ts';
import type { FormProblems } from './form-problems.ts';
import type { Path } from './path.ts';
import type { Schema } from './schema.ts';

/** Problem at a location of the edited document. */
export interface FieldProblem {
  readonly pointer: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly text: Words;
  readonly hint: Words;
  readonly fix?: Fix | undefined;
}

export interface FormScope {
  /** Draws a place; groups find it here, as it draws groups. */
  readonly Field: ComponentType<AnyFieldProps>;
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
