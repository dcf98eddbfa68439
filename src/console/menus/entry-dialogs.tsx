import type { TextPlace } from '../messages/own-text.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { DetailsDialog } from './details-dialog.tsx';
import type { EntryView } from './entry-view.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { change, Place } from './moves.ts';
import type { EntryDialog } from './row-actions.ts';
import { TargetDialog } from './target-dialog.tsx';
import { menuStrings } from './strings.ts';

interface EntryDialogsProps {
  readonly kind: EntryDialog;
  readonly view: EntryView;
  readonly views: readonly EntryView[];
  readonly venue: string | undefined;
  /** Place of the entry in its menu. */
  readonly place: TextPlace;
  readonly onOpen: (kind: EntryDialog) => void;
  /** Called with true to return the focus to the entry. */
  readonly onClose: (isBack: boolean) => void;
  readonly onMove: (to: Place) => void;
  readonly onSet: (label: string, settings: Parameters<typeof change>[2]) => void;
}

/** Dialogs of an entry: move, target and all settings. */
export function EntryDialogs({ kind, view, views, venue, place, onOpen, onClose, onMove, onSet }: EntryDialogsProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const name = view.name[language];
  switch (kind) {
    case 'move':
      return (
        <MoveDialog
          view={view}
          views={views}
          onClose={() => onClose(false)}
          onMove={(to) => {
            onClose(false);
            onMove(to);
          }}
        />
      );
    case 'target':
      return (
        <TargetDialog
          view={view}
          venue={venue}
          onClose={() => onClose(false)}
          onChoose={({ name: to, ...target }) => {
            onSet(to === undefined ? words.ledNowhere(name) : words.led(name, to), { ...target, action: undefined });
            onClose(true);
          }}
        />
      );
    case 'details':
      return (
        <DetailsDialog
          view={view}
          place={place}
          onClose={() => onClose(true)}
          onTarget={() => onOpen('target')}
          onSet={(settings) => onSet(words.changed(name), settings)}
        />
      );
  }
}
