import { useWords, useLanguage } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { EntryView } from './entry-view.ts';
import { moveTo, type Place } from './moves.ts';
import { PickList, type Pick } from './pick-list.tsx';
import { menuStrings } from './strings.ts';

interface MoveDialogProps {
  readonly view: EntryView;
  readonly views: readonly EntryView[];
  readonly onClose: () => void;
  readonly onMove: (place: Place) => void;
}

interface Choice extends Pick {
  readonly place: Place;
}

/** Lists all positions that an entry can move to. */
export function MoveDialog({ view, views, onClose, onMove }: MoveDialogProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const items = views.map(({ item }) => item);
  const others = views.filter(({ uid }) => uid !== view.uid);
  const choicesBelow = (parent: EntryView | undefined): readonly Choice[] => {
    const siblings = others.filter((one) => one.parent === parent?.uid);
    const name = parent === undefined ? words.topLevel : parent.name[language];
    return [undefined, ...siblings].map((before, index) => ({
      id: `${parent?.uid ?? ''}>${before?.uid ?? ''}`,
      label: name,
      hint: before === undefined ? words.first : words.after(before.name[language]),
      place: { parent: parent?.uid, index },
      mark: <Icon name={parent === undefined ? 'list' : 'folder'} size="s" />,
    }));
  };
  const choices = [undefined, ...others.filter(({ depth, isOrphan }) => depth === 0 && !isOrphan)]
    .flatMap(choicesBelow)
    .filter(({ place }) => moveTo(items, view.uid, place) !== undefined);
  const pick = (id: string): void => {
    const choice = choices.find((one) => one.id === id);
    if (choice !== undefined) onMove(choice.place);
  };
  return (
    <Dialog
      title={words.moveTitle(view.name[language])}
      {...(view.below > 0 ? { help: words.moveHelp } : {})}
      onClose={onClose}
    >
      <PickList label={words.find} empty={words.noPlace} picks={choices} onPick={pick} />
    </Dialog>
  );
}
