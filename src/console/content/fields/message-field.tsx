import type { TextPlace } from '../../messages/own-text.ts';
import { SharedText } from '../../messages/shared-text.tsx';
import { locales } from '../../messages/texts.ts';
import { useMay } from '../../session/current-user.ts';
import { parseKey } from '../../site/documents.ts';
import { DeferredInput } from '../../site/deferred-input.tsx';
import { FieldProblems } from '../../problems/field-problems.tsx';
import { pointerOf } from '../form/path.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Field } from './field.tsx';
import { useMessage, type AlsoEdit } from './use-message.ts';

interface MessageFieldProps {
  readonly label: string;
  /** Key of the message in the documents. */
  readonly messageKey: string;
  readonly isLong?: boolean;
  /** Part of a document where it is edited. */
  readonly place: TextPlace;
  readonly also?: AlsoEdit | undefined;
}

/** A text of the site in both languages, side by side; it is written into the message documents. */
export function MessageField({ label, messageKey, isLong = false, place, also }: MessageFieldProps) {
  const texts = useTexts();
  const { now, live, holder, write } = useMessage(messageKey, place, also);
  const may = useMay();
  return (
    <div className="text-field">
      <div className="two">
        {locales.map((locale) => {
          const [text, was] = [now(locale), live(locale)];
          const held = holder(locale);
          const change = (value: string): void => write(`${label} (${locale})`, locale, value);
          const isLocked = !may('edit', parseKey(held));
          const shared = {
            lang: locale,
            value: text,
            readOnly: isLocked,
            placeholder: texts.page.noText,
            className: 'bare',
            spellCheck: true,
          };
          return (
            <Field
              key={locale}
              label={`${label} · ${locale === 'ko' ? texts.page.korean : texts.page.english}`}
              was={text === was || isLocked ? undefined : { text: was, putBack: () => change(was) }}
              problems={<FieldProblems of={held} at={[pointerOf(['texts', messageKey])]} />}
            >
              {({ id, describedBy }) => (
                <span className={`input${text === was ? '' : ' changed'}${isLocked ? ' locked' : ''}`}>
                  <span className="lang" aria-hidden="true">
                    {locale}
                  </span>
                  <DeferredInput
                    id={id}
                    aria-describedby={describedBy}
                    {...shared}
                    rows={isLong ? 2 : undefined}
                    onType={change}
                  />
                </span>
              )}
            </Field>
          );
        })}
      </div>
      <SharedText label={label} messageKey={messageKey} place={place} holders={locales.map(holder)} />
    </div>
  );
}
