import type { Change } from '../../content/diff/index.ts';
import { shapeOfType } from '../../content/diff/shapes.ts';
import type { Body } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { restorePart } from '../history/restore.ts';
import { useMay } from '../session/current-user.ts';
import { parseKey } from '../site/documents.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { documentsOf, fieldsOfChange, sayField, type Field } from './fields.ts';
import type { Documents } from './states.ts';
import { compareStrings } from './strings.ts';

interface ChangeFieldsProps {
  readonly change: Change;
  readonly before: Documents;
  readonly after: Documents;
  readonly titles: readonly [string, string];
}

/** The fields of one change on either side; each can be put back, and so can a document that came or went. */
export function ChangeFields({ change, before, after, titles }: ChangeFieldsProps) {
  const words = useWords(compareStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const may = useMay();
  const fields = fieldsOfChange(change, before, after);
  const whole = documentsOf(change).filter((key) => !before.has(key) || !after.has(key));
  const titled = (key: string): string =>
    titleOf(docs.get(key) ?? { ...parseKey(key), body: undefined, live: undefined }, { names, texts, language });
  const what = titled(documentsOf(change)[0] ?? '');
  return (
    <section className="panel compare-fields" aria-labelledby="compare-fields">
      <div className="head">
        <h2 id="compare-fields" className="grow">
          {words.fields(what)}
        </h2>
        <span className="small muted">{fields.length === 0 ? words.noFields : words.differ(fields.length)}</span>
      </div>
      {whole.map((key) => (
        <div key={key} className="item">
          <span className="grow">
            <span>{`${titled(key)} `}</span>
            <span className="small muted">{texts.types[parseKey(key).type] ?? parseKey(key).type}</span>
          </span>
          <button
            type="button"
            className="btn s"
            disabled={!may('edit', parseKey(key))}
            onClick={() =>
              store.edit(words.restored(titled(key)), new Map([[key, before.get(key)?.body as Body | undefined]]))
            }
          >
            <Icon name="arrow-back-up" />
            <span>{words.restoreDocument(titled(key))}</span>
          </button>
        </div>
      ))}
      {fields.length === 0 ? null : <FieldTable {...{ fields, before, after, titles }} />}
    </section>
  );
}

interface FieldTableProps extends Omit<ChangeFieldsProps, 'change'> {
  readonly fields: readonly Field[];
}

export function FieldTable({ fields, before, after, titles }: FieldTableProps) {
  const words = useWords(compareStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const may = useMay();
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label={words.field}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{titles[0]}</th>
            <th scope="col">{titles[1]}</th>
            <th scope="col">
              <span className="sr">{words.restore}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, place) => {
            const { key, delta } = field;
            const { name, was, is } = sayField(delta, {
              type: key.slice(0, key.indexOf('/')),
              before: before.get(key)?.body,
              after: after.get(key)?.body,
              names,
              language,
              moved: words.moved,
            });
            const put = (): void =>
              store.edit(words.restored(name), {
                [key]: restorePart(docs.get(key)?.body, {
                  after: after.get(key)?.body,
                  delta,
                  shape: shapeOfType(parseKey(key).type),
                }) as Body,
              });
            return (
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{was === undefined ? <span className="muted">{words.absent}</span> : <del>{was}</del>}</td>
                <td>{is === undefined ? <span className="muted">{words.absent}</span> : <ins>{is}</ins>}</td>
                <td className="compare-do">
                  <button
                    type="button"
                    className="btn s quiet"
                    aria-label={words.restoreField(name)}
                    disabled={!may('edit', parseKey(key)) || docs.get(key)?.body === undefined}
                    onClick={put}
                  >
                    <Icon name="arrow-back-up" />
                    <span>{words.restore}</span>
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
