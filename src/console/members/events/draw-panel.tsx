import type { DeskEvent, WinnersAnswer } from '#schemas/calls/events/console-answers';
import { call } from '../../api/client.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { csvOf, saveFile } from '../../ui/save-file.ts';
import { useFailureText } from '../../shell/use-failure-text.ts';
import { useToast } from '../../ui/toasts.tsx';
import { formatMoment } from '../format-moment.ts';
import { eventStrings } from './strings.ts';

interface DrawPanelProps {
  readonly venue: string;
  readonly event: DeskEvent;
}

/** Buttons that save the winners with masked names and, for a draw or wheel, its record. */
export function EventFiles({ venue, event: { id, draw, prizes } }: DrawPanelProps) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const path = `/members/${venue}/events/${id}`;
  const save = (work: Promise<void>): void =>
    void work.then(
      () => showToast(words.saved),
      (error: unknown) => showToast(failureText(error, words.failed)),
    );
  const saveWinners = async (): Promise<void> => {
    const { winners } = await call<WinnersAnswer>('GET', `${path}/winners`);
    saveFile(
      `${id}-winners.csv`,
      'text/csv',
      csvOf([
        words.winnersFile,
        ...winners.map(({ no, loginMask, prize, state, at, claimUntil }) => [
          no,
          loginMask,
          prize[language],
          words.states[state],
          at,
          claimUntil,
        ]),
      ]),
    );
  };
  const saveRecord = async (): Promise<void> =>
    saveFile(
      `${id}-draw.json`,
      'application/json',
      JSON.stringify(await call<object>('GET', `${path}/draw`), undefined, 2),
    );
  return (
    <>
      {prizes.length === 0 ? null : (
        <button type="button" className="btn s" onClick={() => save(saveWinners())}>
          {words.winners}
        </button>
      )}
      {draw === null ? null : (
        <button type="button" className="btn s" onClick={() => save(saveRecord())}>
          {words.record}
        </button>
      )}
    </>
  );
}

/** The draw or wheel of an event: the hash of its seed before the end, the seed afterwards. */
export function DrawPanel({ event: { draw, resultsAt } }: Pick<DrawPanelProps, 'event'>) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  if (draw === null) return null;
  const when =
    draw.kind === 'WHEEL'
      ? words.turns
      : draw.drawnAt === ''
        ? resultsAt === ''
          ? ''
          : words.willDraw(formatMoment(resultsAt, language))
        : words.drawn(formatMoment(draw.drawnAt, language));
  const facts = [
    [words.seedHash, draw.seedHash, ''],
    [words.listHash, draw.listHash, words.notFrozen],
    [words.seed, draw.seed, words.secret],
  ] as const;
  return (
    <section className="panel" aria-labelledby="event-draw">
      <div className="head">
        <h2 id="event-draw">{draw.kind === 'WHEEL' ? words.wheel : words.draw}</h2>
      </div>
      <div className="stack members-draw">
        <p>{when}</p>
        <dl className="members-hashes">
          {facts.map(([name, value, missing]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value === '' ? <span className="muted">{missing}</span> : <code>{value}</code>}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{words.drawHelp}</p>
      </div>
    </section>
  );
}
