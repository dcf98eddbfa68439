import { useId, useState } from 'react';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blankOf } from '../blank.ts';
import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import { liveField } from '../live-of.ts';
import { pointerOf } from '../path.ts';
import { isFields } from '../../../../content/check/is-fields.ts';
import type { Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';
import { Cells, ColumnHeads } from './cells.tsx';
import { columnsOf, restOf } from './columns.ts';
import { Fold } from './fold.tsx';
import { Properties } from './properties.tsx';
import { includesTerm } from '#engine';

const mostShown = 60;

/** Values by names that the document gives itself. */
export function MapField({
  schema,
  name: own,
  isOpen = false,
  ...props
}: FieldProps & { readonly schema: Schema; readonly name: string; readonly isOpen?: boolean }) {
  const { change, Field, base } = useForm();
  const words = useWords(allWords);
  const id = useId();
  const [asked, setAsked] = useState('');
  const [next, setNext] = useState('');
  const held = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const columns = columnsOf(held, own);
  const rest = restOf(held, columns);
  const [opened, setOpened] = useState<string>();
  const fields = isFields(props.value) ? props.value : {};
  const names = Object.keys(fields);
  const fitting = names.filter((name) => includesTerm(name, asked) || includesTerm(String(fields[name]), asked));
  const isFree = next.trim() !== '' && !Object.hasOwn(fields, next.trim());
  const isFull = names.length >= (schema.maxProperties ?? Number.POSITIVE_INFINITY);
  const add = (): void => {
    change([...props.path, next.trim()], blankOf(held), words.add(next.trim()));
    setNext('');
  };
  return (
    <Fold {...props} schema={schema} isOpen={isOpen || names.length <= 8} brief={words.entries(names.length)}>
      {() => (
        <div className={columns.length > 0 ? 'form-table' : 'stack'}>
          {names.length <= mostShown ? null : (
            <label className="input s">
              <Icon name="search" size="s" />
              <span className="sr">{words.filter}</span>
              <input
                className="bare"
                type="search"
                placeholder={words.filter}
                value={asked}
                onChange={(event) => setAsked(event.target.value)}
              />
              <span className="small muted num">{words.shown(Math.min(mostShown, fitting.length), names.length)}</span>
            </label>
          )}
          {columns.length === 0 || names.length === 0 ? null : (
            <ColumnHeads columns={columns} parent={own} first={words.name} />
          )}
          {fitting.slice(0, mostShown).map((name) =>
            columns.length > 0 ? (
              <div key={name} role="group" aria-label={name} data-pointer={base + pointerOf([...props.path, name])}>
                <div className="row form-entry is-line">
                  <Cells
                    columns={columns}
                    parent={own}
                    path={[...props.path, name]}
                    value={fields[name]}
                    live={liveField(props.live, name)}
                    name={name}
                  />
                  {rest.length === 0 ? null : (
                    <button
                      type="button"
                      className="ib"
                      aria-expanded={opened === name}
                      aria-label={words.open(name)}
                      title={words.open(name)}
                      onClick={() => setOpened(opened === name ? undefined : name)}
                    >
                      <Icon name={opened === name ? 'chevron-up' : 'dots'} size="s" />
                    </button>
                  )}
                  <button
                    type="button"
                    className="ib"
                    aria-label={words.remove(name)}
                    title={words.remove(name)}
                    onClick={() => change([...props.path, name], undefined, words.remove(name))}
                  >
                    <Icon name="trash" size="s" />
                  </button>
                </div>
                {opened === name ? (
                  <div className="form-item-body">
                    <Properties
                      schema={held}
                      name={own}
                      path={[...props.path, name]}
                      value={fields[name]}
                      live={liveField(props.live, name)}
                      without={columns.map((column) => column.name)}
                    />
                  </div>
                ) : null}
              </div>
            ) : (
              <div key={name} className="row form-entry">
                <div className="grow">
                  <Field
                    schema={held}
                    name={name}
                    parent={own}
                    label={name}
                    path={[...props.path, name]}
                    value={fields[name]}
                    live={liveField(props.live, name)}
                    isRequired
                  />
                </div>
                <button
                  type="button"
                  className="ib"
                  aria-label={words.remove(name)}
                  title={words.remove(name)}
                  onClick={() => change([...props.path, name], undefined, words.remove(name))}
                >
                  <Icon name="trash" size="s" />
                </button>
              </div>
            ),
          )}
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (isFree && !isFull) add();
            }}
          >
            <label className="sr" htmlFor={id}>
              {words.newName}
            </label>
            <input
              id={id}
              className="input s mono form-short"
              placeholder={words.newName}
              value={next}
              spellCheck={false}
              disabled={isFull}
              onChange={(event) => setNext(event.target.value)}
            />
            <button type="submit" className="btn s" disabled={!isFree || isFull}>
              <Icon name="plus" />
              <span>{words.addName}</span>
            </button>
            {isFull ? <span className="small muted">{words.full(schema.maxProperties ?? 0)}</span> : null}
          </form>
        </div>
      )}
    </Fold>
  );
}
