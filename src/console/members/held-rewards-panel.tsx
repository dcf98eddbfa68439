import { rejectReasons, releaseReasons, type HeldRewardsAnswer } from '#schemas/calls/offerwalls/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { heldRewardStrings } from './held-reward-strings.ts';
import { useDecisions } from './use-decisions.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { formatMoment } from './format-moment.ts';

type Held = HeldRewardsAnswer['rewards'][number];

/** Held rewards of offerwalls, which marketers release or reject with a reason. */
export function HeldRewardsPanel() {
  const words = useWords(heldRewardStrings);
  const { language } = useLanguage();
  const { answer, hasFailed, heading, load, decide } = useDecisions<HeldRewardsAnswer>('/held-rewards', words);
  const cardOf = ({ id, wall, nickname, amount, reason, members, at, until }: Held) => (
    <li key={id} className="item">
      <div className="grow">
        <p>
          <span className="strong num">{words.som(amount)}</span>
          <span>{` · ${nickname} · ${wall[language]}`}</span>
        </p>
        <p className="small muted">
          {reason === 'DEVICE' ? `${words.why[reason]} · ${words.members(members)}` : words.why[reason]}
        </p>
        <p className="small muted">
          <span>{`${words.arrived} `}</span>
          <RelativeTime at={at} />
          <span>{` · ${words.until(formatMoment(until, language))}`}</span>
        </p>
      </div>
      <ChoiceMenu
        text={words.release}
        label={words.releaseOf(nickname)}
        isMain
        items={releaseReasons.map((code) => ({
          label: words.reasons[code] ?? code,
          run: () => decide(id, { decision: 'RELEASE', reason: code }, words.released),
        }))}
      />
      <ChoiceMenu
        text={words.reject}
        label={words.rejectOf(nickname)}
        items={rejectReasons.map((code) => ({
          label: words.reasons[code] ?? code,
          run: () => decide(id, { decision: 'REJECT', reason: code }, words.rejected),
        }))}
      />
    </li>
  );
  const more = answer === undefined ? 0 : answer.total - answer.rewards.length;
  return (
    <>
      <DecisionPanel
        id="members-held-rewards"
        title={words.title}
        help={words.help}
        heading={heading}
        hasFailed={hasFailed}
        load={load}
        words={words}
        none={words.none}
        listClass=""
        cards={answer?.rewards.map(cardOf)}
      />
      {more > 0 ? <p className="small muted">{words.more(more)}</p> : null}
    </>
  );
}
