import './menus.css';
import type { EditorProps } from '../content/editor-props.ts';
import { useNames } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { EntriesTable } from './entries-table.tsx';
import { EntryDialogs } from './entry-dialogs.tsx';
import { MenuTools } from './menu-tools.tsx';
import { placeOfEntry } from './rename.ts';
import { useMenuRows } from './use-menu-rows.ts';
import { useRowController } from './use-row-controller.ts';
import { menuStrings } from './strings.ts';

/** Editor of the entries of a menu. */
export function EntriesEditor({ doc, body }: EditorProps) {
  const words = useWords(menuStrings);
  const names = useNames();
  const rows = useMenuRows({ doc, body });
  const controller = useRowController(doc, rows);
  if (rows.items === undefined) return <p className="empty muted">{words.unreadable}</p>;
  const { dialog, openDialog } = controller;
  const opened = rows.all.find(({ uid }) => uid === dialog?.uid);
  return (
    <div className="menus">
      <MenuTools
        count={rows.items.length}
        folded={Number(body['footerMenus'] ?? 0)}
        onAdd={controller.add}
        onFold={controller.foldAtEnd}
      />
      <EntriesTable doc={doc} body={body} rows={rows} controller={controller} />
      {opened === undefined || dialog === undefined ? null : (
        <EntryDialogs
          kind={dialog.kind}
          view={opened}
          views={rows.all}
          venue={names.venueOf('menu', doc.id)}
          place={placeOfEntry(body, opened.uid)}
          onOpen={(kind) => openDialog({ kind, uid: opened.uid })}
          onClose={(isBack) => {
            openDialog(undefined);
            if (isBack) rows.go(opened.uid);
          }}
          onMove={(to) => controller.place(opened.uid, to)}
          onSet={(label, settings) => controller.set(opened.uid, label, settings)}
        />
      )}
    </div>
  );
}
