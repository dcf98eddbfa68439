import { lazy, Suspense, useState } from 'react';
import { DeferredInput } from '../../../site/deferred-input.tsx';
import { useTexts, useWords, type Language } from '../../../texts/use-texts.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { isFields } from '../../../../content/check/is-fields.ts';
import { textOf, type Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

const HtmlSides = lazy(async () => ({ default: (await import('../../html/html-sides.tsx')).HtmlSides }));

const locales: readonly Language[] = ['ko', 'en'];

const sideOf = (value: unknown, locale: Language): string => textOf(isFields(value) ? value[locale] : undefined);

const longestWas = 60;
/** Characters of a line. */
const longText = 50;

/** The beginning of what an HTML text says. */
const wordsOf = (html: string): string => {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > longestWas ? `${text.slice(0, longestWas)}…` : text;
};

/** A text in both languages, side by side, written in the document itself. A side that is emptied goes away. */
export function LocalField({ schema, ...props }: FieldProps & { readonly schema: Schema }) {
  const { change } = useForm();
  const texts = useTexts();
  const words = useWords(allWords);
  const isHtml = schema.properties?.['ko']?.format === 'html';
  // Keep the control while the text grows, or the cursor is lost.
  const [long] = useState(() => locales.filter((locale) => sideOf(props.value, locale).length > longText));
  const write = (locale: Language, text: string): void => {
    const next = Object.fromEntries(
      locales.map((one) => [one, one === locale ? text : sideOf(props.value, one)]).filter(([, side]) => side !== ''),
    );
    change(
      props.path,
      Object.keys(next).length === 0 && !props.isRequired ? undefined : next,
      `${props.label} (${locale})`,
      true,
    );
  };
  return (
    <Frame
      {...props}
      isGroup
      was={locales
        .map((locale) => (isHtml ? wordsOf(sideOf(props.live, locale)) : sideOf(props.live, locale)))
        .filter((side) => side !== '')
        .join(' · ')}
    >
      {({ describedBy }) =>
        isHtml ? (
          <Suspense
            fallback={
              <p className="empty small muted" aria-busy="true">
                {words.loading}
              </p>
            }
          >
            <HtmlSides
              label={props.label}
              describedBy={describedBy}
              sides={locales.map((locale) => ({ locale, html: sideOf(props.value, locale) }))}
              onWrite={write}
            />
          </Suspense>
        ) : (
          <div className="two">
            {locales.map((locale) => {
              const text = sideOf(props.value, locale);
              const shared = {
                lang: locale,
                value: text,
                placeholder: words.noText,
                'aria-label': `${props.label} · ${locale === 'ko' ? texts.page.korean : texts.page.english}`,
                'aria-describedby': describedBy,
              };
              return (
                <span key={locale} className="input">
                  <span className="lang" aria-hidden="true">
                    {locale}
                  </span>
                  <DeferredInput
                    className="bare"
                    {...shared}
                    rows={long.includes(locale) ? 3 : undefined}
                    onType={(next) => write(locale, next)}
                  />
                </span>
              );
            })}
          </div>
        )
      }
    </Frame>
  );
}
