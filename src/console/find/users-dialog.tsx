import './find.css';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { tellUsers } from '../../content/used-by/tell-users.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { editorPath } from '../problems/editor-path.ts';
import { keyOf, parseKey } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { hayOf, distanceOf, wordsOf } from './match.ts';
import { useUsesIn } from './use-users.ts';
import { findStrings } from './strings.ts';

const most = 300;
const filterFrom = 8;

/** Every place that uses a document, by the documents that they are in; each leads to its place. */
export function UsersDialog({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const words = useWords(findStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const usesIn = useUsesIn();
  const [asked, setAsked] = useState('');
  const users = useMemo(
    () => (usesIn === undefined ? undefined : tellUsers(usesIn(docs), parseKey(of), names)),
    [usesIn, docs, names, of],
  );
  const doc = docs.get(of);
  const title = doc === undefined ? of : titleOf(doc, { names, texts, language });
  const wanted = wordsOf(asked);
  const fitting = (users ?? []).filter(
    ({ text, type, id }) => distanceOf(hayOf([text.ko, text.en], [type, id]), wanted) !== undefined,
  );
  const groups = [...Map.groupBy(fitting.slice(0, most), (user) => keyOf(user))];
  return (
    <Dialog
      title={words.usedTitle(title)}
      {...(users === undefined || users.length === 0
        ? {}
        : { help: words.inDocuments(users.length, new Set(users.map(keyOf)).size) })}
      width={640}
      onClose={onClose}
    >
      {users === undefined ? (
        <p className="empty muted" aria-busy="true">
          {words.counting}
        </p>
      ) : users.length === 0 ? (
        <p className="empty">
          <span className="strong">{words.unused}</span>
          <br />
          <span className="muted">{words.unusedHelp}</span>
        </p>
      ) : (
        <>
          {users.length < filterFrom ? null : (
            <label className="input s find-filter">
              <Icon name="search" size="s" />
              <span className="sr">{words.findPlace}</span>
              <input
                className="bare"
                type="search"
                placeholder={words.findPlace}
                value={asked}
                onChange={(event) => setAsked(event.target.value)}
              />
            </label>
          )}
          <ul className="find-users">
            {groups.flatMap(([key, some]) =>
              some.map(({ pointer, text, type }) => (
                <li key={`${key}${pointer}`}>
                  <Link className="find-user" to={editorPath(docs, key, pointer)} onClick={onClose}>
                    <Icon name={iconOf(type)} size="s" />
                    <span className="grow">{text[language]}</span>
                    <Icon name="arrow-right" size="s" />
                  </Link>
                </li>
              )),
            )}
          </ul>
          {fitting.length > most ? <p className="small muted">{words.more(fitting.length - most)}</p> : null}
          <p className="sr" role="status">
            {asked === '' ? '' : words.results(fitting.length)}
          </p>
        </>
      )}
    </Dialog>
  );
}
