import { Link } from 'react-router-dom';
import type { Names } from '../../../../content/diff/names.ts';
import type { Docs, DocContent } from '../../../site/documents.ts';
import { bodiesOf, useNames, useSiteStore, useDocContent } from '../../../site/use-site.tsx';
import { useLanguage, useTexts, useWords, type Language } from '../../../texts/use-texts.ts';
import type { Texts } from '../../../texts/en.ts';
import { Icon } from '../../../ui/icon.tsx';
import { titleOf } from '../../tree/site-tree.ts';
import { iconOf } from '../../../site/document-types.ts';
import type { FieldProps } from '../frame.tsx';
import { listOf, textOf } from '../schema.ts';
import { words as allWords } from '../strings.ts';
import type { Option } from './pick-dialog.tsx';
import { Picker } from './picker.tsx';

interface Told {
  readonly names: Names;
  readonly texts: Texts;
  readonly language: Language;
}

const screensOf = (page: Readonly<Record<string, unknown>>): readonly string[] =>
  [page['screen'], ...listOf(page['aliases'])].filter((name) => typeof name === 'string');

/** The document that a text names. */
const named = (of: string, value: string, docs: Docs): DocContent | undefined => {
  if (of !== 'screen') return docs.get(`${of}/${value}`);
  const page = bodiesOf(docs, 'page').find((body) => screensOf(body).includes(value));
  return page === undefined ? undefined : docs.get(`page/${page.id}`);
};

const noteOf = (doc: DocContent, value: string, { names }: Told): string => {
  const body: Readonly<Record<string, unknown>> = doc.body ?? doc.live ?? {};
  if (doc.type === 'page') return names.address(body);
  return doc.type === 'link' ? textOf(body['linkUrl']) : value;
};

const labelIn = (doc: DocContent, told: Told): string => {
  const body: Readonly<Record<string, unknown>> = doc.body ?? doc.live ?? {};
  return doc.type === 'data-service' || doc.type === 'operation' ? textOf(body['path']) || doc.id : titleOf(doc, told);
};

/** All documents of a type (`screen`: pages by the names of their screens), by what they are called. */
const optionsFor = (of: string, docs: Docs, told: Told): readonly Option[] => {
  const type = of === 'screen' ? 'page' : of;
  const all = [...docs.values()].filter((doc) => doc.type === type && doc.body !== undefined);
  const values = (doc: DocContent): readonly string[] => (of === 'screen' ? screensOf(doc.body ?? {}) : [doc.id]);
  return all
    .flatMap((doc) =>
      values(doc).map((value) => ({
        value,
        label: labelIn(doc, told),
        note: noteOf(doc, value, told),
        mark: <Icon name={iconOf(type)} size="s" />,
      })),
    )
    .toSorted((one, two) => one.label.localeCompare(two.label));
};

/** A referenced document by title, with a link to open it. */
export function ReferenceField({ of, ...props }: FieldProps & { readonly of: string }) {
  const names = useNames();
  const texts = useTexts();
  const words = useWords(allWords);
  const { language } = useLanguage();
  const store = useSiteStore();
  const value = textOf(props.value);
  const target = useDocContent(of === 'screen' ? `page/${String(names.findScreen(value)?.['id'])}` : `${of}/${value}`);
  const told = { names, texts, language };
  const nameOf = (one: string): string | undefined => {
    const doc = one === value ? target : named(of, one, store.get().docs);
    return doc === undefined ? undefined : labelIn(doc, told);
  };
  return (
    <Picker
      {...props}
      optionsOf={() => optionsFor(of, store.get().docs, told)}
      nameOf={nameOf}
      markOf={() => <Icon name={iconOf(of === 'screen' ? 'page' : of)} size="s" />}
      beside={
        target === undefined ? null : (
          <Link
            className="ib"
            to={`/content/${target.key}`}
            aria-label={words.open(labelIn(target, told))}
            title={words.open(labelIn(target, told))}
          >
            <Icon name="arrow-right" size="s" />
          </Link>
        )
      }
    />
  );
}
