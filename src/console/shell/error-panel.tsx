import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

interface ErrorPanelProps {
  readonly error: unknown;
  readonly json: string | undefined;
  readonly onClose: (() => void) | undefined;
  readonly onAgain: () => void;
}

const strings = {
  en: {
    title: 'This cannot be shown',
    text: 'This part cannot be shown. Nothing is lost: open another screen, undo the last step, or try again.',
    missing: 'Part of the console could not be loaded. Your changes are kept.',
    again: 'Try again',
  },
  ko: {
    title: '보여 드릴 수 없어요',
    text: '지금 상태로는 보여 드릴 수 없어요. 사라진 것은 없으니 다른 화면으로 가거나, 마지막 단계를 되돌리거나, 다시 해 보세요.',
    missing: '콘솔의 일부를 받지 못했어요. 입력한 내용은 보관돼요.',
    again: '다시 하기',
  },
};

/** Error message in place of failed content. Code that failed to load is fetched by a full reload once the server is back. */
export function ErrorPanel({ error, json, onClose, onAgain }: ErrorPanelProps) {
  const { offline, editor } = useTexts();
  const words = useWords(strings);
  const [isAway, setAway] = useState(false);
  const isMissing = error instanceof TypeError && /module|import/i.test(error.message);
  const again = (): void => {
    if (isMissing)
      void fetch(window.location.href, { method: 'HEAD' }).then(
        () => window.location.reload(),
        () => setAway(true),
      );
    else onAgain();
  };
  const alert = (
    <div className="problem warning" role="alert">
      <Icon name={isMissing ? 'cloud-off' : 'alert-triangle'} />
      <span className="grow">
        <span>{isMissing ? words.missing : words.text}</span>
        {isMissing ? (
          isAway ? (
            <span>{` ${offline}`}</span>
          ) : null
        ) : (
          <>
            <br />
            <code className="micro muted">{error instanceof Error ? error.message : String(error)}</code>
          </>
        )}
      </span>
      {json === undefined ? null : (
        <Link className="btn s" to={json}>
          {editor.json}
        </Link>
      )}
      <button type="button" className="btn s" onClick={again}>
        {words.again}
      </button>
    </div>
  );
  return onClose === undefined ? (
    <div className="page">{alert}</div>
  ) : (
    <Dialog title={words.title} onClose={onClose}>
      {alert}
    </Dialog>
  );
}
