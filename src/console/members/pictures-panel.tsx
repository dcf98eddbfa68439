import type { PicturesAnswer } from '#schemas/calls/members/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { formatDay, memberStrings } from './strings.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './use-decisions.ts';
import { ChoiceMenu } from './choice-menu.tsx';

/** Pictures of season passes that wait, with the decisions of agents. */
export function PicturesPanel({ venue }: { readonly venue: string }) {
  const words = useWords(memberStrings);
  const { language } = useLanguage();
  const {
    answer,
    hasFailed,
    heading,
    load,
    decide: send,
  } = useDecisions<PicturesAnswer>(`/members/${venue}/pictures`, words);
  const decide = (id: string, decision: 'ACCEPTED' | 'RETURNED', reason?: string): void =>
    send(
      id,
      { decision, ...(reason === undefined ? {} : { reason }) },
      decision === 'ACCEPTED' ? words.accepted : words.returned,
    );
  const cardOf = ({ id, product, holderMask, sentAt, validUntil, url }: PicturesAnswer['pictures'][number]) => (
    <li key={id} className="members-photo">
      <img src={url} alt={words.photoOf(product[language], holderMask)} width={600} height={800} loading="lazy" />
      <div className="stack">
        <div>
          <p className="strong">{holderMask}</p>
          <p className="small muted">{product[language]}</p>
          <p className="small muted">{words.validUntil(formatDay(validUntil))}</p>
          <p className="small muted">
            <span>{`${words.sent} `}</span>
            <RelativeTime at={sentAt} />
          </p>
        </div>
        <div className="row wrap">
          <button
            type="button"
            className="btn primary s"
            aria-label={words.acceptOf(holderMask)}
            onClick={() => decide(id, 'ACCEPTED')}
          >
            <Icon name="check" size="s" />
            <span>{words.accept}</span>
          </button>
          <ChoiceMenu
            text={words.giveBack}
            label={words.giveBackOf(holderMask)}
            items={(answer?.reasons ?? []).map(({ code, name }) => ({
              label: name[language],
              run: () => decide(id, 'RETURNED', code),
            }))}
          />
        </div>
      </div>
    </li>
  );
  return (
    <DecisionPanel
      id="members-pictures"
      title={words.pictures}
      heading={heading}
      hasFailed={hasFailed}
      load={load}
      words={words}
      none={words.noPictures}
      listClass="members-photos"
      cards={answer?.pictures.map(cardOf)}
    />
  );
}
