import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface RouteActionsProps {
  readonly texts: Decoded<Settings>['texts'];
  readonly isGuiding: boolean;
  readonly onGuide: () => void;
}

/** Buttons that share the route and begin or end the guidance. */
export function RouteActions({ texts, isGuiding, onGuide }: RouteActionsProps) {
  return (
    <div className={css['actions']} data-over-sheet="">
      <CommandLink command={{ kind: 'share', what: 'page' }} className="btn btn--line">
        <Icon name="share-2" size="s" />
        <span>{texts.share}</span>
      </CommandLink>
      <button type="button" className="btn btn--main" aria-pressed={isGuiding} onClick={onGuide}>
        <Icon name="navigation" size="s" />
        <span>{isGuiding ? texts.stop : texts.start}</span>
      </button>
    </div>
  );
}
