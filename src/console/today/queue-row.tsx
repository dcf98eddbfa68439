import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import type { QueuePlan } from '#schemas/calls/queue/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { actionsOf } from './queues.ts';
import { queueStrings } from './queue-strings.ts';

const tones: Readonly<Record<QueuePlan['status'], string>> = {
  OPEN: 'badge ok',
  PAUSED: 'badge warn',
  CLOSED: 'badge bad',
  FULL: 'badge warn',
};

interface QueueRowProps {
  readonly plan: QueuePlan;
  readonly onAct: (action: QueueAction) => void;
}

/** Row of a queue: state, people and actions. */
export function QueueRow({ plan, onAct }: QueueRowProps) {
  const words = useWords(queueStrings);
  const { language } = useLanguage();
  const name = plan.name[language] || plan.name['ko'] || plan.facilityId;
  const [first, ...others] = actionsOf(plan);
  const hasLine = plan.mode !== 'SLOT';
  const counts = [
    ...(hasLine ? ([['waiting', plan.waiting]] as const) : []),
    ['called', plan.called] as const,
    ...(plan.mode === 'LINE' ? [] : ([['reserved', plan.reserved]] as const)),
    ['entered', plan.entered] as const,
    ['missed', plan.missed] as const,
  ];
  return (
    <li className={plan.isSet ? 'today-row is-set' : 'today-row'}>
      <div className="today-name">
        <span className="strong">{name}</span>
        <span className="small muted">{words.modes[plan.mode]}</span>
      </div>
      <div className="today-state">
        <span className={tones[plan.status]}>{words.status[plan.status]}</span>
        {plan.status === 'PAUSED' && !plan.isSet ? <span className="small muted">{words.rests}</span> : null}
        {hasLine ? (
          <span className="small muted">{plan.waitTxt === '' ? words.waitUnknown : words.wait(plan.waitTxt)}</span>
        ) : null}
      </div>
      <div className="today-source small">
        <span className="queue-counts">
          {counts.map(([key, count]) => (
            <span key={key}>
              <span className="muted">{words[key]}</span> <span className="num strong">{count}</span>
            </span>
          ))}
        </span>
        {hasLine ? <span className="muted">{words.nowNo(plan.nowNo)}</span> : null}
      </div>
      <div className="today-actions">
        {first === undefined ? null : (
          <button type="button" className="btn s" aria-label={words.actionOf[first](name)} onClick={() => onAct(first)}>
            {words.actions[first]}
          </button>
        )}
        {others.length === 0 ? null : (
          <Menu
            className="btn s"
            label={words.more(name)}
            button={<Icon name="dots" size="s" />}
            items={others.map((action) => ({ label: words.actions[action], run: () => onAct(action) }))}
          />
        )}
      </div>
    </li>
  );
}
