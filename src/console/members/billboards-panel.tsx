import type { BillboardsAnswer } from '#schemas/calls/members/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { billboardStrings } from './billboard-strings.ts';
import { formatDay } from './strings.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './use-decisions.ts';
import { ChoiceMenu } from './choice-menu.tsx';

/** Words and pictures that wait to be shown on billboards, with the decisions of agents. */
export function BillboardsPanel({ venue }: { readonly venue: string }) {
  const words = useWords(billboardStrings);
  const { language } = useLanguage();
  const {
    answer,
    hasFailed,
    heading,
    load,
    decide: send,
  } = useDecisions<BillboardsAnswer>(`/members/${venue}/billboards`, words);
  const decide = (id: string, decision: 'APPROVED' | 'REJECTED', reason?: string): void =>
    send(
      id,
      { decision, ...(reason === undefined ? {} : { reason }) },
      decision === 'APPROVED' ? words.approved : words.rejected,
    );
  const cardOf = ({
    id,
    screen,
    day,
    time,
    template,
    words: typed,
    sender,
    nickname,
    sentAt,
    url,
  }: BillboardsAnswer['applications'][number]) => (
    <li key={id} className="members-board">
      {url === '' ? (
        <span className="members-board-empty small muted">{words.noPicture}</span>
      ) : (
        <img src={url} alt={words.picture} width={1280} height={720} loading="lazy" />
      )}
      <div className="stack">
        <div>
          <p className="strong members-board-words">{typed}</p>
          {sender === '' ? null : <p className="small">{words.from(sender)}</p>}
        </div>
        <p className="small muted">
          <span>{`${screen[language]} · ${formatDay(day)} ${time.slice(0, 2)}:${time.slice(2)} · ${words.background(template[language])}`}</span>
          <br />
          <span>{`${nickname} · ${words.sent} `}</span>
          <RelativeTime at={sentAt} />
        </p>
        <div className="row wrap">
          <button
            type="button"
            className="btn primary s"
            aria-label={words.approveOf(typed)}
            onClick={() => decide(id, 'APPROVED')}
          >
            <Icon name="check" size="s" />
            <span>{words.approve}</span>
          </button>
          <ChoiceMenu
            text={words.reject}
            label={words.rejectOf(typed)}
            items={(answer?.reasons ?? []).map(({ code, name }) => ({
              label: name[language],
              run: () => decide(id, 'REJECTED', code),
            }))}
          />
        </div>
      </div>
    </li>
  );
  return (
    <DecisionPanel
      id="members-billboards"
      title={words.title}
      heading={heading}
      hasFailed={hasFailed}
      load={load}
      words={words}
      none={words.none}
      listClass="members-boards"
      cards={answer?.applications.map(cardOf)}
    />
  );
}
