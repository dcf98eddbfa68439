import type { Placement } from '#schemas/documents/layout/schema';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBrief } from '../form/use-brief.ts';
import { find, treeOf, type Node, type Place } from './placements.ts';
import { holds } from './use-layout.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

interface Goal {
  readonly label: string;
  readonly depth: number;
  readonly place: Place;
}

interface MoveDialogProps {
  readonly id: string;
  readonly placements: readonly Placement[];
  readonly canGo: (place: Place) => boolean;
  readonly onPick: (place: Place) => void;
  readonly onClose: () => void;
}

/** Every place that a widget can be moved to, by name: the way for whoever cannot drag and does not want to step. */
export function MoveDialog({ id, placements, canGo, onPick, onClose }: MoveDialogProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const brief = useBrief();
  const nodes = treeOf(placements);
  const nameOf = (item: Placement): string =>
    [describeWidget(item.widget).label[language], brief(item.settings, language)]
      .filter((text) => text !== '')
      .join(' · ');
  const goalsIn = (siblings: readonly Node[], parent: Placement | undefined, depth: number): readonly Goal[] => {
    const others = siblings.filter(({ item }) => item.id !== id);
    return [
      {
        label: parent === undefined ? words.first : words.firstIn(nameOf(parent)),
        depth,
        place: { parent: parent?.id, index: 0 },
      },
      ...others.flatMap(({ item, children }, index): readonly Goal[] => [
        ...(holds(item.widget) ? goalsIn(children, item, depth + 1) : []),
        { label: words.behind(nameOf(item)), depth, place: { parent: parent?.id, index: index + 1 } },
      ]),
    ];
  };
  const own = find(nodes, id);
  const isHere = ({ place }: Goal): boolean =>
    own !== undefined && place.parent === own.place.parent && place.index === own.place.index;
  return (
    <Dialog
      title={words.moveTitle(own === undefined ? id : nameOf(own.node.item))}
      help={words.moveHelp}
      onClose={onClose}
    >
      <ul className="layout-goals">
        {goalsIn(nodes, undefined, 0).map((goal) => (
          <li key={`${goal.place.parent ?? ''} ${goal.place.index}`}>
            <button
              type="button"
              className="menu-item"
              style={{ '--d': goal.depth } as object}
              disabled={!canGo(goal.place)}
              onClick={() => onPick(goal.place)}
            >
              <Icon name={isHere(goal) ? 'point' : 'arrow-right'} size="s" />
              <span className="grow cut">{goal.label}</span>
              {isHere(goal) ? <span className="small muted">{words.here}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
