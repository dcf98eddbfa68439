import { useState } from 'react';
import { bodiesOf, useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { EntryView } from './entry-view.ts';
import { PickList, type Pick } from './pick-list.tsx';
import { menuStrings } from './strings.ts';

interface NewTarget {
  readonly pageId: string | undefined;
  readonly linkId: string | undefined;
  readonly name: string | undefined;
}

interface TargetDialogProps {
  readonly view: EntryView;
  /** Pages of this venue come first. */
  readonly venue: string | undefined;
  readonly onClose: () => void;
  readonly onChoose: (target: NewTarget) => void;
}

/** Dialog to choose the target of an entry: a page, a link or none. */
export function TargetDialog({ view, venue, onClose, onChoose }: TargetDialogProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const [kind, setKind] = useState<'page' | 'link'>(view.target.kind === 'link' ? 'link' : 'page');
  const pages = bodiesOf(docs, 'page')
    .map((page): Pick & { readonly isOwn: boolean } => ({
      id: page.id,
      label: names.pageTitle(page)[language],
      hint: `${names.address(page)} · ${page.id}`,
      isOwn: page['venue'] === venue,
      isChosen: view.item.pageId === page.id,
      mark: <Icon name="file" size="s" />,
    }))
    .toSorted((one, two) => Number(two.isOwn) - Number(one.isOwn) || one.label.localeCompare(two.label));
  const links = bodiesOf(docs, 'link')
    .map((link): Pick => ({
      id: link.id,
      label: names.text(link['linkName'])?.[language] ?? link.id,
      hint: String(link['linkUrl']),
      isChosen: view.item.linkId === link.id,
      mark: <Icon name="link" size="s" />,
    }))
    .toSorted((one, two) => one.label.localeCompare(two.label));
  const picks = kind === 'page' ? pages : links;
  const choose = (id: string): void =>
    onChoose({
      pageId: kind === 'page' ? id : undefined,
      linkId: kind === 'link' ? id : undefined,
      name: picks.find((pick) => pick.id === id)?.label,
    });
  return (
    <Dialog title={words.targetTitle} help={view.name[language]} onClose={onClose} width={640}>
      <div className="stack">
        <div className="row">
          <SegmentedControl
            label={words.target}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'page', label: words.pages },
              { value: 'link', label: words.links },
            ]}
          />
          <span className="grow" />
          <button
            type="button"
            className="btn s"
            disabled={view.target.kind === 'none'}
            onClick={() => onChoose({ pageId: undefined, linkId: undefined, name: undefined })}
          >
            {words.noTarget}
          </button>
        </div>
        <PickList key={kind} label={words.find} empty={words.noPlace} picks={picks} onPick={choose} />
      </div>
    </Dialog>
  );
}
