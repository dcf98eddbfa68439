import './media.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { EditorProps } from '../content/editor-props.ts';
import { Field } from '../content/fields/field.tsx';
import { tellUsers } from '../../content/used-by/tell-users.ts';
import { usesIn } from '../find/uses-in.ts';
import { useMay } from '../session/current-user.ts';
import { FieldProblems } from '../problems/field-problems.tsx';
import { keyOf } from '../site/documents.ts';
import { DeferredInput } from '../site/deferred-input.tsx';
import { useEdit, type Edit } from '../site/use-edit.ts';
import { useDeferredDocs, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { FileButton } from './file-button.tsx';
import { FocalPoint } from './focal-point.tsx';
import { readPicture } from './picture-body.ts';
import { Thumb } from './thumb.tsx';
import { UploadList } from './upload-list.tsx';
import { uploadsOf } from './uploads.ts';
import { mediaStrings } from './strings.ts';

const locales: readonly Language[] = ['ko', 'en'];
const crops = ['hero', 'card', 'poster', 'square'] as const;

/** Settings of a picture: focal point, alt text, file and uses. */
export function PictureSettings({ doc, body }: EditorProps) {
  const words = useWords(mediaStrings);
  const id = useId();
  const mayEdit = useMay()('edit', doc);
  const picture = readPicture(body);
  const edit = useEdit(doc.key);
  return (
    <div className="media-settings">
      <section className="sect">
        <h2>{words.focus}</h2>
        <div className="media-focus-row">
          <FocalPoint
            picture={picture}
            disabled={!mayEdit}
            describedBy={`${id}-focus`}
            onMove={(focus) => edit(words.changed.focus, (now) => ({ ...now, focus }), 'focus')}
          />
          <ul className="media-crops" aria-label={words.crops}>
            {crops.map((crop) => (
              <li key={crop}>
                <Thumb picture={picture} width={320} className={`media-crop is-${crop}`} />
                <span className="micro muted">{words.cropNames[crop]}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="row hint media-help">
          <span id={`${id}-focus`} className="grow">
            {words.focusHelp}
          </span>
          <button
            type="button"
            className="btn s"
            disabled={!mayEdit}
            onClick={() => edit(words.changed.focus, (now) => ({ ...now, focus: { x: 0.5, y: 0.5 } }))}
          >
            {words.middle}
          </button>
        </div>
      </section>
      <AltSection doc={doc} body={body} edit={edit} />
      <FileSection doc={doc} body={body} edit={edit} mayEdit={mayEdit} />
      <UsedSection id={body.id} />
    </div>
  );
}

/** Alt text in both languages, or the mark as decorative. */
function AltSection({ doc, body, edit }: EditorProps & { readonly edit: Edit }) {
  const words = useWords(mediaStrings);
  const texts = useTexts();
  const { alt, isDecorative } = readPicture(body);
  const was = doc.live === undefined ? undefined : readPicture(doc.live).alt;
  const write = (locale: Language, text: string): void =>
    edit(
      words.changed.alt,
      (now) => {
        const next = Object.entries({ ...readPicture(now).alt, [locale]: text }).filter(([, value]) => value !== '');
        const { alt: _, ...rest } = now;
        return next.length === 0 ? rest : { ...now, alt: Object.fromEntries(next) };
      },
      `alt ${locale}`,
    );
  const decorate = (is: boolean): void =>
    edit(words.changed.decorative, ({ alt: _, decorative: __, ...rest }) =>
      is ? { ...rest, decorative: true } : rest,
    );
  return (
    <section className="sect">
      <h2>{words.alt}</h2>
      {isDecorative ? null : (
        <div className="two">
          {locales.map((locale) => (
            <Field
              key={locale}
              label={words.altLabel[locale]}
              help={locale === 'ko' ? words.altHelp : ''}
              was={
                was === undefined || was[locale] === alt[locale]
                  ? undefined
                  : { text: was[locale], putBack: () => write(locale, was[locale]) }
              }
            >
              {({ id, describedBy }) => (
                <span className={was !== undefined && was[locale] !== alt[locale] ? 'input changed' : 'input'}>
                  <span className="lang" aria-hidden="true">
                    {locale}
                  </span>
                  <DeferredInput
                    id={id}
                    aria-describedby={describedBy}
                    className="bare"
                    rows={2}
                    most={400}
                    lang={locale}
                    spellCheck
                    placeholder={texts.page.noText}
                    value={alt[locale]}
                    onType={(text) => write(locale, text)}
                  />
                </span>
              )}
            </Field>
          ))}
        </div>
      )}
      <div className="field">
        <FieldProblems of={doc.key} at={['/alt']} />
      </div>
      <label className="row media-check">
        <input type="checkbox" checked={isDecorative} onChange={(event) => decorate(event.target.checked)} />
        <span>
          <span className="strong">{words.decorative}</span>
          <br />
          <span className="small muted">{words.decorativeHelp}</span>
        </span>
      </label>
    </section>
  );
}

/** File name and replacement of the file. */
function FileSection({ doc, body, edit, mayEdit }: EditorProps & { readonly edit: Edit; readonly mayEdit: boolean }) {
  const words = useWords(mediaStrings);
  const uploads = uploadsOf(useSiteStore());
  const { width, height, widths, formats } = readPicture(body);
  // Show the raw name: while it is empty, the id must not appear as its beginning.
  const name = typeof body['name'] === 'string' ? body['name'] : '';
  return (
    <section className="sect">
      <h2>{words.file}</h2>
      <div className="stack">
        <Field
          label={words.fileName}
          help={words.facts(width, height, widths.length * formats.length)}
          problems={<FieldProblems of={doc.key} at={['/name', '/hash', '/widths', '/formats']} />}
        >
          {({ id, describedBy }) => (
            <DeferredInput
              id={id}
              aria-describedby={describedBy}
              className="input"
              most={120}
              value={name}
              onType={(text) => edit(words.changed.name, (now) => ({ ...now, name: text }), 'name')}
            />
          )}
        </Field>
        <UploadList uploads={uploads} />
        <div className="row wrap">
          <FileButton
            className="btn"
            disabled={!mayEdit}
            onFiles={(files) =>
              uploads.add(files.slice(0, 1), { replaces: doc.key, label: () => words.changed.replace })
            }
          >
            <Icon name="refresh" />
            <span>{words.replace}</span>
          </FileButton>
          <span className="small muted grow">{words.replaceHelp}</span>
        </div>
      </div>
    </section>
  );
}

/** Lists the documents that use the picture. */
function UsedSection({ id }: { readonly id: string }) {
  const words = useWords(mediaStrings);
  const { language } = useLanguage();
  const users = tellUsers(usesIn(useDeferredDocs()), { type: 'picture', id });
  return (
    <section className="sect">
      <h2>
        <span>{`${words.used} `}</span>
        <span className="count soft">{users.length}</span>
      </h2>
      {users.length === 0 ? (
        <p className="muted">{words.notUsed}</p>
      ) : (
        <ul className="media-users">
          {users.map((user) => (
            <li key={`${keyOf(user)} ${user.pointer}`}>
              <Link to={`/content/${keyOf(user)}?at=${encodeURIComponent(user.pointer)}`}>{user.text[language]}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
