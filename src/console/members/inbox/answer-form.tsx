import { useState, type SubmitEvent } from 'react';
import type { Locale } from '#schemas/parts';
import { useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useLetterLimit } from '../../ui/use-letter-limit.ts';
import { inboxStrings } from './strings.ts';
import { ChoiceMenu } from '../choice-menu.tsx';

interface AnswerFormProps {
  /** Templates in the language of the member. */
  readonly templates: readonly { readonly code: string; readonly text: string }[];
  /** Language of the member. */
  readonly lang: Locale;
  /** Resolves to true once the answer is sent. */
  readonly onSend: (text: string) => Promise<boolean>;
}

const MOST_LETTERS = 2000;
const LABEL_LETTERS = 60;

/** Text that answers an inquiry, with templates to begin from. */
export function AnswerForm({ templates, lang, onSend }: AnswerFormProps) {
  const words = useWords(inboxStrings);
  const showToast = useToast();
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const limit = useLetterLimit(MOST_LETTERS, setText);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    if (text.trim() === '') return showToast(words.empty);
    setIsSending(true);
    void onSend(text)
      .then((isSent) => {
        if (isSent) setText('');
      })
      .finally(() => setIsSending(false));
  };
  return (
    <section className="panel" aria-labelledby="inquiry-answer">
      <div className="head wrap">
        <h2 id="inquiry-answer" className="grow">
          {words.answer}
        </h2>
        {templates.length === 0 ? null : (
          <ChoiceMenu
            text={words.template}
            items={templates.map((template) => ({
              label: Array.from(template.text).slice(0, LABEL_LETTERS).join(''),
              run: () => setText((before) => (before.trim() === '' ? template.text : `${before}\n${template.text}`)),
            }))}
          />
        )}
      </div>
      <form className="inbox-answer" onSubmit={onSubmit}>
        <textarea
          className="input"
          lang={lang}
          rows={6}
          aria-label={words.answer}
          aria-describedby="inquiry-answer-help"
          value={text}
          {...limit}
        />
        <p id="inquiry-answer-help" className="small muted">
          {words.answerHelp}
        </p>
        <button type="submit" className="btn primary" aria-disabled={isSending}>
          {words.send}
        </button>
      </form>
    </section>
  );
}
