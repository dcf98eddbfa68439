import { useState } from 'react';
import type { DeskGame } from '#schemas/calls/events/console-answers';
import { call } from '../../api/client.ts';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFailureText } from '../../shell/use-failure-text.ts';
import { useToast } from '../../ui/toasts.tsx';
import { formatMoment } from '../format-moment.ts';
import { gameStrings } from './game-strings.ts';

interface GamePanelProps {
  readonly venue: string;
  /** Document ID of the event. */
  readonly event: string;
  /** The operator can make keys. */
  readonly isMarketer: boolean;
}

/** The mini game of an event: its signing key, and calls that were refused. */
export function GamePanel({ venue, event, isMarketer }: GamePanelProps) {
  const words = useWords(gameStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const path = `/members/${venue}/events/${event}/game`;
  const { answer: game, refetch } = useFetch<DeskGame>(path);
  const [key, setKey] = useState<string>();
  if (game === undefined) return null;
  const make = (): void => {
    call<{ readonly key: string }>('POST', path).then(
      (made) => setKey(made.key),
      (error: unknown) => showToast(failureText(error, words.failed)),
    );
  };
  const close = (): void => {
    setKey(undefined);
    refetch();
  };
  return (
    <section className="panel" aria-labelledby="event-game">
      <div className="head">
        <h2 id="event-game">{words.title}</h2>
      </div>
      <div className="stack members-draw">
        <dl className="members-hashes">
          {[
            [words.game, game.title[language]],
            [words.url, game.url],
            [words.key, game.keyMadeAt === '' ? words.noKey : words.madeAt(formatMoment(game.keyMadeAt, language))],
            [words.startUrl, game.startUrl],
            [words.scoreUrl, game.scoreUrl],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isMarketer ? (
          <div className="row wrap">
            <button type="button" className="btn s" onClick={make}>
              <Icon name="key" size="s" />
              <span>{game.keyMadeAt === '' ? words.make : words.replace}</span>
            </button>
            {game.keyMadeAt === '' ? null : <span className="small muted">{words.replaceHelp}</span>}
          </div>
        ) : null}
        <h3>{words.refused}</h3>
        {game.refusals.length === 0 ? (
          <p className="muted">{words.noneRefused}</p>
        ) : (
          <ul>
            {game.refusals.map(({ at, reason }) => (
              <li key={at} className="row between small">
                <span>{words.reasons[reason] ?? reason}</span>
                <span className="muted num">{formatMoment(at, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {key === undefined ? null : (
        <Dialog
          title={words.keyTitle}
          help={words.keyHelp}
          width={480}
          onClose={close}
          foot={
            <>
              <span className="grow" />
              <button
                type="button"
                className="btn primary"
                onClick={() =>
                  void copyText(key).then((isCopied) => showToast(isCopied ? words.copied : words.notCopied))
                }
              >
                {words.copy}
              </button>
            </>
          }
        >
          <p className="members-key">
            <code>{key}</code>
          </p>
        </Dialog>
      )}
    </section>
  );
}
