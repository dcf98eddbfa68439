import type { Placement } from '#schemas/documents/layout/schema';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { moveBy, type Rules, type Step } from './placements.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

interface CommandBarProps {
  readonly id: string;
  readonly placements: readonly Placement[];
  readonly rules: Rules;
  readonly isFull: boolean;
  readonly canHold: boolean;
  readonly onStep: (step: Step) => void;
  readonly onMove: () => void;
  readonly onAddInto: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const icons: Readonly<Record<Step, string>> = {
  up: 'arrow-up',
  down: 'arrow-down',
  in: 'indent-increase',
  out: 'indent-decrease',
};

/** Commands for the selected widget; unavailable ones are disabled, not hidden. */
export function CommandBar({
  id,
  placements,
  rules,
  isFull,
  canHold,
  onStep,
  onMove,
  onAddInto,
  onCopy,
  onRemove,
}: CommandBarProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const name = describeWidget(placements.find((one) => one.id === id)?.widget ?? id).label[language];
  return (
    <div className="row wrap layout-commands" role="toolbar" aria-label={words.commands(name)}>
      <span className="bar">
        {(['up', 'down', 'in', 'out'] as const).map((step) => (
          <button
            key={step}
            type="button"
            className="ib"
            aria-label={words[step]}
            title={words[step]}
            disabled={moveBy(placements, id, step, rules) === undefined}
            onClick={() => onStep(step)}
          >
            <Icon name={icons[step]} size="s" />
          </button>
        ))}
        <button type="button" className="ib txt" onClick={onMove}>
          {words.to}
        </button>
      </span>
      <span className="bar">
        {canHold ? (
          <button
            type="button"
            className="ib"
            aria-label={words.addInto}
            title={words.addInto}
            disabled={isFull}
            onClick={onAddInto}
          >
            <Icon name="plus" size="s" />
          </button>
        ) : null}
        <button
          type="button"
          className="ib"
          aria-label={words.copy}
          title={words.copy}
          disabled={isFull}
          onClick={onCopy}
        >
          <Icon name="copy-plus" size="s" />
        </button>
        <button type="button" className="ib" aria-label={words.remove} title={words.remove} onClick={onRemove}>
          <Icon name="trash" size="s" />
        </button>
      </span>
    </div>
  );
}
