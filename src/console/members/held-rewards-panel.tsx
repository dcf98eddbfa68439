import { rejectReasons, releaseReasons, type HeldRewardsAnswer } from '#schemas/calls/offerwalls/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { heldRewardStrings } from './held-reward-strings.ts';
import { useDecisions } from './use-decisions.ts';

type Held = HeldRewardsAnswer['rewards'][number];

/** Held rewards of offerwalls, which marketers release or reject with a reason. */
export function HeldRewardsPanel() {
  const words = useWords(heldRewardStrings);
  const { language } = useLanguage();
  const { answer, hasFailed, heading, load, decide } = useDecisions<HeldRewardsAnswer>('/held-rewards', words);
  const time = (at: string): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
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
          <span>{` · ${words.until(time(until))}`}</span>
        </p>
      </div>
      <Menu
        className="btn primary s"
        label={words.releaseOf(nickname)}
        button={
          <span className="row tight">
            <span>{words.release}</span>
            <Icon name="chevron-down" size="s" />
          </span>
        }
        items={releaseReasons.map((code) => ({
          label: words.reasons[code] ?? code,
          run: () => decide(id, { decision: 'RELEASE', reason: code }, words.released),
        }))}
      />
      <Menu
        className="btn s"
        label={words.rejectOf(nickname)}
        button={
          <span className="row tight">
            <span>{words.reject}</span>
            <Icon name="chevron-down" size="s" />
          </span>
        }
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
