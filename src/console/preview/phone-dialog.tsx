import { useEffect, useState } from 'react';
import { LazyQrCode } from '../../ui/qr/lazy-qr-code.tsx';
import { CallError } from '../api/client.ts';
import { useTexts, useLanguage, useWords } from '../texts/use-texts.ts';
import { copyText } from '../ui/copy-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { PreviewChoice } from './preview-choice.tsx';
import { askPreview } from './use-preview-address.ts';
import { previewStrings } from './strings.ts';

const lengths = { hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const;

interface PhoneDialogProps {
  readonly choice: PreviewChoice;
  readonly venue: string | undefined;
  readonly path: string;
  readonly onClose: () => void;
}

interface Made {
  readonly url: string;
  readonly until: string;
}

const isHere = (url: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url);

/** An address of the preview for another device, as a QR code and in words; it ends by itself. */
export function PhoneDialog({ choice, venue, path, onClose }: PhoneDialogProps) {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const { language } = useLanguage();
  const say = useToast();
  const [length, setLength] = useState<keyof typeof lengths>('hour');
  const [made, setMade] = useState<Made>();
  const [isByHand, setByHand] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    let isOver = false;
    askPreview(choice, venue, path, lengths[length]).then(
      (answer) => {
        if (!isOver) setMade(answer);
      },
      (error: unknown) => {
        if (!isOver)
          setRefusal(
            error instanceof CallError && error.code === 'PREVIEW_HOST' ? texts.preview.none : texts.preview.offline,
          );
      },
    );
    return () => {
      isOver = true;
    };
  }, [choice, venue, path, length, texts]);
  const copy = (): void => {
    if (made !== undefined)
      void copyText(made.url).then((isCopied) => {
        if (isCopied) say(words.copied);
        setByHand(!isCopied);
      });
  };
  return (
    <Dialog title={words.phoneTitle} help={words.phoneHelp} onClose={onClose} width={440}>
      <div className="preview-phone stack">
        <div className="row between">
          <span className="label">{words.minutes}</span>
          <SegmentedControl
            label={words.minutes}
            value={length}
            onChange={setLength}
            options={[
              { value: 'hour', label: words.hour },
              { value: 'day', label: words.day },
              { value: 'week', label: words.week },
            ]}
          />
        </div>
        {refusal !== undefined ? (
          <p className="problem">
            <Icon name="alert-triangle" />
            <span className="grow">{refusal}</span>
          </p>
        ) : null}
        {made === undefined ? (
          <div className="preview-qr" aria-busy={refusal === undefined} />
        ) : (
          <>
            <div className="preview-qr">
              <LazyQrCode text={made.url} label={words.phoneTitle} />
            </div>
            <p className="small muted">
              {words.until(new Date(made.until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }))}
            </p>
            {isHere(made.url) ? (
              <p className="problem warning">
                <Icon name="info-circle" />
                <span className="grow">{words.noPhone}</span>
              </p>
            ) : null}
            {isByHand ? (
              <div className="field" role="alert">
                <p className="problem warning">
                  <Icon name="info-circle" />
                  <span className="grow">{words.notCopied}</span>
                </p>
                <input
                  className="input mono"
                  readOnly
                  autoFocus
                  aria-label={words.address}
                  value={made.url}
                  onFocus={(event) => event.target.select()}
                />
              </div>
            ) : null}
            <button type="button" className="btn" onClick={copy}>
              <Icon name="link" />
              <span>{words.copy}</span>
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
