import { useMemo, useRef, useState } from 'react';
import { diffDocuments } from '../../content/diff/index.ts';
import { shapeOfType } from '../../content/diff/shapes.ts';
import type { Body } from '../api/client.ts';
import { sayField } from '../compare/fields.ts';
import { useStepKeys } from '../compare/use-step-keys.ts';
import type { Docs, DocContent } from '../site/documents.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { deltasOf, isOfChange, restorePart } from './restore.ts';
import { historyStrings } from './strings.ts';

const icons: Readonly<Record<string, string>> = {
  added: 'plus',
  removed: 'trash',
  moved: 'arrows-move-horizontal',
  hidden: 'eye-off',
  shown: 'eye',
  renamed: 'heading',
  reworded: 'language',
  blocked: 'lock',
  redirected: 'link',
  scheduled: 'calendar',
};

const siteWith = (docs: Docs, key: string, body: Body) =>
  [...docs.values()].flatMap((doc) =>
    doc.key === key
      ? [{ type: doc.type, id: doc.id, body }]
      : doc.body === undefined
        ? []
        : [{ type: doc.type, id: doc.id, body: doc.body }],
  );

interface ComparisonProps {
  readonly doc: DocContent;
  readonly before: Body;
  readonly after: Body;
}

/** Changes between two versions of a document as sentences. Restores single fields or the whole version. */
export function Comparison({ doc, before, after }: ComparisonProps) {
  const words = useWords(historyStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const shape = shapeOfType(doc.type);
  const changes = useMemo(
    () => diffDocuments(siteWith(docs, doc.key, before), siteWith(docs, doc.key, after)),
    [docs, doc.key, before, after],
  );
  const deltas = useMemo(() => deltasOf(before, after, shape), [before, after, shape]);
  const index = Math.min(at, changes.length - 1);
  const step = (by: number): void => {
    const next = Math.max(0, Math.min(changes.length - 1, index + by));
    setAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  useStepKeys(step);
  if (changes.length === 0) return <p className="empty small muted">{words.same}</p>;
  const selected = changes[index];
  const fields = selected === undefined ? [] : deltas.filter((delta) => isOfChange(delta, selected));
  return (
    <>
      <div className="panel">
        <div className="head">
          <h3 className="grow">{words.changes(changes.length)}</h3>
          <button type="button" className="btn s" onClick={() => store.edit(words.restoredAll, { [doc.key]: before })}>
            <Icon name="restore" size="s" />
            <span>{words.restoreAll}</span>
          </button>
        </div>
        <ol ref={list}>
          {changes.map((change, place) => (
            <li key={place}>
              <button
                type="button"
                className="history-change"
                aria-current={place === index}
                onClick={() => setAt(place)}
              >
                <Icon name={icons[change.kind] ?? 'edit'} size="s" />
                <span className="grow">{change.text[language]}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="row history-steps">
          <button type="button" className="btn s" disabled={index >= changes.length - 1} onClick={() => step(1)}>
            <span>{words.next}</span>
            <kbd>J</kbd>
          </button>
          <button type="button" className="btn s" disabled={index <= 0} onClick={() => step(-1)}>
            <span>{words.previous}</span>
            <kbd>K</kbd>
          </button>
          <span className="grow" />
          <span className="small muted">{words.note}</span>
        </div>
      </div>
      <div className="panel history-fields">
        <div className="head">
          <h3 className="grow">{words.fields}</h3>
          <span className="small muted">{words.differ(fields.length)}</span>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
              <th scope="col">
                <span className="sr">{words.restore}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((delta, place) => {
              const { name, was, is } = sayField(delta, {
                type: doc.type,
                before,
                after,
                names,
                language,
                moved: words.moved,
              });
              return (
                <tr key={place}>
                  <th scope="row">{name}</th>
                  <td>
                    <del>{was ?? words.absent}</del>
                  </td>
                  <td>
                    <ins>{is ?? words.absent}</ins>
                  </td>
                  <td>
                    <button
                      type="button"
                      className="btn s"
                      aria-label={words.restoreField(name)}
                      onClick={() =>
                        store.edit(words.restored(name), {
                          [doc.key]: restorePart(store.get().docs.get(doc.key)?.body, { after, delta, shape }) as Body,
                        })
                      }
                    >
                      <Icon name="restore" size="s" />
                      <span>{words.restore}</span>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
