import { Link } from 'react-router-dom';
import { useFind } from '../find/find-context.ts';
import { NewButton } from '../find/find-buttons.tsx';
import { findStrings } from '../find/strings.ts';
import { SideToggle } from '../shell/panes.tsx';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** Empty state without an open or existing document, with links to documents. */
export function NothingOpen({ isGone }: { readonly isGone: boolean }) {
  const texts = useTexts();
  const words = useWords(findStrings);
  const { openPalette } = useFind();
  return (
    <section className="mid" data-pane tabIndex={-1} aria-label={texts.areas.content}>
      <header className="row nothing-head">
        <SideToggle />
        <h1>{texts.areas.content}</h1>
      </header>
      <div className="empty stack nothing-open">
        <p className="strong">{isGone ? texts.editor.gone : texts.editor.choose}</p>
        <p className="small muted">{texts.editor.chooseHelp}</p>
        <div className="row wrap">
          <button type="button" className="btn" onClick={() => openPalette()}>
            <Icon name="search" />
            <span>{texts.top.search}</span>
          </button>
          <Link className="btn" to="/content/list">
            <Icon name="list" />
            <span>{words.act.list}</span>
          </Link>
          <NewButton />
        </div>
      </div>
    </section>
  );
}
