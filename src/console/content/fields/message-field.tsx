import type { Body } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import { DeferredInput } from '../../site/deferred-input.tsx';
import { FieldProblems } from '../../problems/field-problems.tsx';
import { pointerOf } from '../form/path.ts';
import { useTexts, type Language } from '../../texts/use-texts.ts';
import { Field } from './field.tsx';
import { useMessage } from './use-message.ts';

interface MessageFieldProps {
  readonly label: string;
  /** Key of the message in the documents. */
  readonly messageKey: string;
  readonly isLong?: boolean;
  /** Key of a text beside which a new one is written. */
  readonly near?: string | undefined;
  /** Edits of other documents that a change requires. */
  readonly also?: ((docs: Docs) => Readonly<Record<string, Body>>) | undefined;
}

const locales: readonly Language[] = ['ko', 'en'];

/** A text of the site in both languages, side by side; it is written into the message documents. */
export function MessageField({ label, messageKey, isLong = false, near, also }: MessageFieldProps) {
  const texts = useTexts();
  const { now, live, holder, write } = useMessage(messageKey, { near, also });
  return (
    <div className="two">
      {locales.map((locale) => {
        const [text, was] = [now(locale), live(locale)];
        const held = holder(locale);
        const change = (value: string): void => write(`${label} (${locale})`, locale, value);
        const shared = { lang: locale, value: text, placeholder: texts.page.noText, className: 'bare', spellCheck: true };
        return (
          <Field key={locale} label={`${label} · ${locale === 'ko' ? texts.page.korean : texts.page.english}`} was={text === was ? undefined : { text: was, putBack: () => change(was) }} problems={held === undefined ? null : <FieldProblems of={held} at={[pointerOf(['texts', messageKey])]} />}>
            {({ id, describedBy }) => (
              <span className={text === was ? 'input' : 'input changed'}>
                <span className="lang" aria-hidden="true">{locale}</span>
                <DeferredInput id={id} aria-describedby={describedBy} {...shared} rows={isLong ? 2 : undefined} onType={change} />
              </span>
            )}
          </Field>
        );
      })}
    </div>
  );
}
