import { artName } from '#schemas/parts';
import { useCallback } from 'react';
import { useSiteStore } from '../../site/use-site.tsx';
import { useLanguage, useWords, type Language } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useForm } from '../form/form-context.ts';
import { nothingLive } from '../form/live-of.ts';
import { textOf, type Schema } from '../form/schema.ts';
import type { Attributes } from './schema.ts';
import { nameOfPicture, pictureOf, uploadedAt } from './picture-name.ts';
import { words as allWords } from './strings.ts';

interface PicturePanelProps {
  /** Attributes of the selected picture; undefined for a new one. */
  readonly attributes: Attributes | undefined;
  /** Language of the text. */
  readonly locale: Language;
  readonly onChange: (attributes: Attributes, typing?: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A picture of a text: which one by its name, and what it tells who does not see it. */
export function PicturePanel({ attributes, locale, onChange, onRemove, onClose }: PicturePanelProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const { Form, keyBase, theme } = useForm();
  const { src = '', alt = '' } = attributes ?? {};
  const store = useSiteStore();
  const name = nameOfPicture(src);
  const schema: Schema = {
    type: 'object',
    required: ['picture', 'alt'],
    properties: {
      picture: { ...artName, title: words.pictureName },
      alt: { type: 'string', maxLength: 300, title: words.alt },
    },
  };
  const edit = useCallback(
    (_: string, make: (value: unknown) => unknown, typing?: string) => {
      const next = make({ picture: name, alt }) as { readonly picture?: unknown; readonly alt?: unknown };
      const chosen = textOf(next.picture);
      const { src: __, alt: ___, ...others } = attributes ?? {};
      if (chosen !== name || attributes !== undefined) {
        const address = chosen === name ? src : pictureOf(chosen, theme);
        // An uploaded picture uses its own alternative text unless it is overridden.
        const own =
          chosen === name || alt !== '' ? textOf(next.alt) : (uploadedAt(address, store.get().docs)?.alt[locale] ?? '');
        onChange({ src: address, alt: own, ...others }, typing);
      }
    },
    [name, alt, attributes, onChange, src, theme, store, locale],
  );
  return (
    <section
      className="rich-panel stack"
      lang={language}
      aria-label={words.picture}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <header className="row">
        <h3 className="grow">{words.picture}</h3>
        {attributes === undefined ? null : (
          <button type="button" className="btn s" onClick={onRemove}>
            <Icon name="trash" />
            <span>{words.removePicture}</span>
          </button>
        )}
        <button type="button" className="ib" aria-label={words.done} title={words.done} onClick={onClose}>
          <Icon name="x" size="s" />
        </button>
      </header>
      {src !== '' && name === '' ? (
        <p className="small muted">
          <span>{`${words.outside}: `}</span>
          <span className="mono">{src}</span>
        </p>
      ) : null}
      <Form
        schema={schema}
        value={{ picture: name, alt }}
        live={nothingLive}
        onEdit={edit}
        keyBase={keyBase}
        theme={theme}
        name="html"
        without={attributes === undefined ? ['alt'] : []}
      />
      {attributes === undefined ? null : <p className="small muted">{words.altHelp}</p>}
    </section>
  );
}
