import { useState } from 'react';
import type { VerifyLink as VerifyLinkAnswer } from '#schemas/calls/members/console-answers';
import { call } from '../api/client.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { copyText } from '../ui/copy-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { formatMoment } from './format-moment.ts';
import { verifyLinkStrings } from './verify-link-strings.ts';

/** Whole value that found a member, and the reason of the look-up. */
export interface MemberSearch {
  readonly by: string;
  readonly value: string;
  readonly reason: string;
}

/** Creates a link with which the found member verifies without a login, and shows it with its end. */
export function VerifyLink({ venue, search }: { readonly venue: string; readonly search: MemberSearch }) {
  const words = useWords(verifyLinkStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const [link, setLink] = useState<VerifyLinkAnswer | 'busy' | 'failed'>();
  const create = (): void => {
    if (link === 'busy') return;
    setLink('busy');
    call<VerifyLinkAnswer>('POST', `/members/${venue}/verify-link`, { body: search }).then(setLink, () =>
      setLink('failed'),
    );
  };
  return (
    <section className="stack" aria-labelledby="members-verify-link">
      <h3 id="members-verify-link">{words.title}</h3>
      {typeof link === 'object' ? (
        <>
          <label className="field">
            <span className="label">{words.link}</span>
            <input className="input mono" readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </label>
          <div className="row wrap between">
            <span className="small muted">{words.until(formatMoment(link.until, language))}</span>
            <button
              type="button"
              className="btn"
              onClick={() =>
                void copyText(link.url).then((isCopied) => showToast(isCopied ? words.copied : words.notCopied))
              }
            >
              {words.copy}
            </button>
          </div>
        </>
      ) : (
        <div className="row wrap between">
          <span className="small muted">{words.help}</span>
          <button type="button" className="btn" disabled={link === 'busy'} onClick={create}>
            {words.create}
          </button>
        </div>
      )}
      {link === 'failed' ? (
        <div className="problem" role="alert">
          <span className="grow">{words.failed}</span>
        </div>
      ) : null}
    </section>
  );
}
