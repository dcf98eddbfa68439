import { useRef, useState, type ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import fieldCss from '#ui/fields/field.module.css';
import { FieldError, FieldNote, Label, ariaProps, type FieldWords } from '#ui/fields/field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import { useWidgetPort } from '../port.tsx';
import css from './files-field.module.css';
import { joinFiles } from './file-list.ts';
import type { Settings } from './settings.ts';

type FilesSettings = NonNullable<Decoded<Settings>['schema']['properties'][string]['files']>;

interface Uploaded {
  readonly id: string;
  /** Address of a picture; empty for a PDF. */
  readonly picture: string;
}

interface FilesFieldProps extends FieldWords {
  readonly settings: FilesSettings;
  readonly onChange: () => void;
}

const MOST_BYTES = 10 * 1024 * 1024;

/** Files that are uploaded as soon as they are chosen. Their IDs are the value of the field. */
export function FilesField({ settings, onChange, ...words }: FilesFieldProps): ReactNode {
  const { operation, purpose, most, pdf = false, texts } = settings;
  const { submit } = useWidgetPort();
  const [files, setFiles] = useState<readonly Uploaded[]>([]);
  const [sending, setSending] = useState(0);
  const [fault, setFault] = useState('');
  const add = useRef<HTMLInputElement>(null);

  const upload = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setFault(texts.large);
    setSending((before) => before + 1);
    const sent = await submit(operation, { purpose, file });
    setSending((before) => before - 1);
    if (sent.state === 'refused') return setFault(sent.message);
    if (sent.state !== 'done' || !isFields(sent.data)) return;
    const uploaded = {
      id: fieldText(sent.data, 'fileId'),
      picture: file.type === 'application/pdf' ? '' : fieldText(sent.data, 'url'),
    };
    setFiles((before) => [...before, uploaded]);
    onChange();
  };
  const onFiles = async (chosen: readonly File[]): Promise<void> => {
    setFault('');
    // One after another: the server decodes one picture of a member at a time.
    for (const file of chosen.slice(0, most - files.length)) await upload(file);
  };
  const remove = (id: string): void => {
    setFault('');
    setFiles((before) => before.filter((file) => file.id !== id));
    onChange();
    add.current?.focus();
  };
  const nameOf = ({ picture }: Uploaded, index: number): string =>
    (picture === '' ? texts.pdf : texts.image).replace('{{name}}', String(index + 1));
  const error = words.error ?? (fault === '' ? undefined : fault);
  return (
    <fieldset className={fieldCss['field']} {...ariaProps({ ...words, error })}>
      <legend className={fieldCss['label']}>
        <Label {...words} />
        <span className={`num ${css['count']}`}>{` ${files.length} / ${most}`}</span>
      </legend>
      <FieldNote {...words} />
      <input
        type="hidden"
        name={words.id}
        value={joinFiles(
          files.map(({ id }) => id),
          sending > 0,
        )}
      />
      <ul className={css['files']}>
        {files.map((file, index) => (
          <li key={file.id} className={css['file']}>
            {file.picture === '' ? (
              <span className={css['paper']}>
                <Icon name="file-text" />
                <span>{nameOf(file, index)}</span>
              </span>
            ) : (
              <img src={file.picture} alt={nameOf(file, index)} />
            )}
            <button
              type="button"
              className={css['remove']}
              aria-label={texts.remove.replace('{{name}}', nameOf(file, index))}
              onClick={() => remove(file.id)}
            >
              <span>
                <Icon name="x" size="s" />
              </span>
            </button>
          </li>
        ))}
        {sending > 0 ? (
          <li className={`${css['file']} skeleton`}>
            <span className={css['paper']}>{texts.sending}</span>
          </li>
        ) : null}
        {files.length >= most ? null : (
          <li>
            <label className={css['add']}>
              <input
                ref={add}
                type="file"
                multiple
                accept={pdf ? 'image/*,application/pdf' : 'image/*'}
                onChange={({ currentTarget }) => {
                  const chosen = [...(currentTarget.files ?? [])];
                  currentTarget.value = '';
                  void onFiles(chosen);
                }}
              />
              <Icon name="plus" />
              <span>{texts.add}</span>
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="sr">
        {sending > 0 ? texts.sending : ''}
      </p>
      <FieldError {...words} error={error} />
    </fieldset>
  );
}
