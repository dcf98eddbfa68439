import type { Decoded } from '#schemas/command';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { DataState } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import { fieldText, isShown, readRecords } from '../shared/records/read-records.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface AgreementFieldsProps {
  readonly id: string;
  readonly settings: Pick<Decoded<Settings>, 'fields' | 'choice'>;
  readonly data: DataState | undefined;
}

const controlOf = (id: string, name: string): string => `${id}-field-${name}`;

/** Reads what was typed and chosen beside the agreements, by name. An empty value is left out. */
export const readFields = (
  form: HTMLFormElement,
  id: string,
  { fields = [], choice }: Pick<Decoded<Settings>, 'fields' | 'choice'>,
): Readonly<Record<string, string>> => {
  const typed = new FormData(form);
  const names = [...fields.map(({ name }) => name), ...(choice === undefined ? [] : [choice.name])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = typed.get(controlOf(id, name));
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
};

/** Optional fields and a choice above the agreements. Without records there is no choice. */
export function AgreementFields({ id, settings: { fields = [], choice }, data }: AgreementFieldsProps) {
  const { text } = useWidgetPort();
  const records = choice === undefined ? [] : readRecords(data, choice.list);
  const choices =
    choice === undefined || typeof records === 'string'
      ? []
      : records
          .filter((record) => isShown(choice, record))
          .map((record) => ({ value: fieldText(record, choice.key), label: fieldText(record, choice.title) }));
  if (fields.length === 0 && choices.length === 0) return null;
  const optional = text('fieldOptional');
  return (
    <div className={css['fields']}>
      {fields.map(({ name, label, note, maxLength }) => (
        <TextField
          key={name}
          id={controlOf(id, name)}
          label={label}
          note={note}
          optional={optional}
          autoComplete="off"
          clean={(raw) => (maxLength === undefined ? raw : raw.slice(0, maxLength))}
        />
      ))}
      {choice === undefined || choices.length === 0 ? null : (
        <SelectField
          id={controlOf(id, choice.name)}
          label={choice.label}
          optional={optional}
          none={choice.none}
          choices={choices}
        />
      )}
    </div>
  );
}
