import type { Change } from '../../content/diff/index.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { parseKey } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { FieldTable } from './change-fields.tsx';
import { documentsOf, fieldsOfDocument } from './fields.ts';
import type { Documents } from './states.ts';
import { compareStrings } from './strings.ts';

interface SideBySideProps {
  readonly before: Documents;
  readonly after: Documents;
  readonly changes: readonly Change[];
  readonly titles: readonly [string, string];
}

const most = 60;

/** Every document that differs, field by field: as it was at the left, as it is at the right. */
export function SideBySide({ before, after, changes, titles }: SideBySideProps) {
  const words = useWords(compareStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const keys = [...new Set(changes.flatMap(documentsOf))];
  return (
    <>
      {keys.slice(0, most).map((key) => {
        const { type } = parseKey(key);
        const fields = fieldsOfDocument(key, before, after);
        const doc = docs.get(key);
        return (
          <section key={key} className="panel compare-fields" aria-label={key}>
            <div className="head">
              <Icon name={iconOf(type)} />
              <h2 className="cut">{doc === undefined ? key : titleOf(doc, { names, texts, language })}</h2>
              <span className="small muted grow">{texts.types[type] ?? type}</span>
              <span className="small muted">{fields.length === 0 ? words.noFields : words.differ(fields.length)}</span>
            </div>
            {fields.length === 0 ? null : <FieldTable {...{ fields, before, after, titles }} />}
          </section>
        );
      })}
      {keys.length > most ? <p className="small muted">{words.more(keys.length - most)}</p> : null}
    </>
  );
}
