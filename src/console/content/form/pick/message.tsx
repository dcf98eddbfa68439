import { useState } from 'react';
import type { TextPlace } from '../../../messages/own-text.ts';
import { SharedText, useMayWriteTexts } from '../../../messages/shared-text.tsx';
import { locales } from '../../../messages/texts.ts';
import { useMay } from '../../../session/current-user.ts';
import { DeferredInput } from '../../../site/deferred-input.tsx';
import { parseKey } from '../../../site/documents.ts';
import { bodiesOf, useNames, useSiteStore } from '../../../site/use-site.tsx';
import { useTexts, useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMessage } from '../../fields/use-message.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { isFields } from '../../../../content/check/is-fields.ts';
import { textOf } from '../schema.ts';
import { words as allWords } from '../strings.ts';
import { newKey } from './new-key.ts';
import { PickDialog, type Option } from './pick-dialog.tsx';

/** Characters of a line. */
const longText = 40;

/** A text of the site: its words in both languages are written in place, into the documents that hold them; the key is a quiet line below. */
export function MessageField(props: FieldProps) {
  const { change, language, keyBase, of, base } = useForm();
  const place = { of, within: base };
  const mayWrite = useMayWriteTexts(of);
  const words = useWords(allWords);
  const names = useNames();
  const store = useSiteStore();
  const [isOpen, setOpen] = useState(false);
  const key = textOf(props.value);
  const options = (): readonly Option[] => {
    const keys = new Set(
      bodiesOf(store.get().docs, 'messages').flatMap((body) =>
        isFields(body['texts']) ? Object.keys(body['texts']) : [],
      ),
    );
    return [...keys].map((value) => ({ value, label: names.text(value)?.[language] ?? value, note: value }));
  };
  const isTaken = (one: string): boolean =>
    bodiesOf(store.get().docs, 'messages').some((body) => isFields(body['texts']) && Object.hasOwn(body['texts'], one));
  const close = (): void => setOpen(false);
  const write = (): void => change(props.path, newKey(keyBase, props.path, isTaken), props.label);
  return (
    <Frame
      {...props}
      isGroup
      was={names.text(textOf(props.live))?.[language] ?? textOf(props.live)}
      tools={
        <>
          {key === '' ? null : (
            <span className="small muted mono cut form-key" title={key}>
              {key}
            </span>
          )}
          <button
            type="button"
            className="ib"
            aria-haspopup="dialog"
            aria-label={`${words.useOther}: ${props.label}`}
            title={words.useOther}
            onClick={() => setOpen(true)}
          >
            <Icon name="language" size="s" />
          </button>
          {key === '' || props.isRequired ? null : (
            <button
              type="button"
              className="ib"
              aria-label={`${words.clear}: ${props.label}`}
              title={words.clear}
              onClick={() => change(props.path, undefined, props.label)}
            >
              <Icon name="x" size="s" />
            </button>
          )}
        </>
      }
    >
      {({ describedBy }) => (
        <>
          {key === '' ? (
            <button type="button" className="btn s form-add" disabled={!mayWrite} onClick={write}>
              <Icon name="plus" />
              <span>{words.newText}</span>
            </button>
          ) : (
            <Sides key={key} messageKey={key} label={props.label} place={place} describedBy={describedBy} />
          )}
          {isOpen ? (
            <PickDialog
              title={props.label}
              options={options()}
              value={key}
              onClose={close}
              onPick={(next) => {
                change(props.path, next, props.label);
                close();
              }}
            />
          ) : null}
        </>
      )}
    </Frame>
  );
}

interface SidesProps {
  readonly messageKey: string;
  readonly label: string;
  readonly place: TextPlace;
  readonly describedBy: string;
}

function Sides({ messageKey, label, place, describedBy }: SidesProps) {
  const texts = useTexts();
  const { now, live, holder, write } = useMessage(messageKey, place);
  const may = useMay();
  // Keep the control while the text grows, or the cursor is lost.
  const [isLong] = useState(() =>
    locales.some((locale) => now(locale).length > longText || now(locale).includes('\n')),
  );
  return (
    <>
      <div className="two">
        {locales.map((locale) => {
          const [text, was] = [now(locale), live(locale)];
          const isLocked = !may('edit', parseKey(holder(locale)));
          const isChanged = text !== was && was !== '' && !isLocked;
          const shared = {
            readOnly: isLocked,
            lang: locale,
            value: text,
            placeholder: texts.page.noText,
            className: 'bare',
            spellCheck: true,
            'aria-label': `${label} · ${locale === 'ko' ? texts.page.korean : texts.page.english}`,
            'aria-describedby': describedBy,
          };
          const put = (next: string): void => write(`${label} (${locale})`, locale, next);
          return (
            <div key={locale} className="field">
              <span className={`input${text === was ? '' : ' changed'}${isLocked ? ' locked' : ''}`}>
                <span className="lang" aria-hidden="true">
                  {locale}
                </span>
                <DeferredInput
                  {...shared}
                  rows={isLong ? Math.min(6, Math.max(2, Math.ceil(text.length / longText))) : undefined}
                  onType={put}
                />
              </span>
              {isChanged ? (
                <button type="button" className="was hint" title={texts.editor.putBack} onClick={() => put(was)}>
                  {texts.editor.was(was)}
                </button>
              ) : null}
            </div>
          );
        })}
      </div>
      <SharedText label={label} messageKey={messageKey} place={place} holders={locales.map(holder)} />
    </>
  );
}
