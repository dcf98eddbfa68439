import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ToldUser } from '../../content/used-by/tell-users.ts';
import type { Body } from '../api/client.ts';
import { iconOf } from '../site/document-types.ts';
import { useMay } from '../session/current-user.ts';
import { editorPath } from '../problems/editor-path.ts';
import type { Bodies, DocContent } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { fixFor } from './fixes.ts';
import { TargetForm, UseFixButton } from './fix-parts.tsx';
import { setPendingRemoval } from './pending-removal.ts';
import { removalStrings } from './strings.ts';

interface RemovalUsersProps {
  readonly uses: readonly ToldUser[];
  readonly doc: DocContent;
  readonly bodies: Bodies;
  /** Chosen target and all possible targets. */
  readonly target: Body | undefined;
  readonly targets: readonly Body[];
  readonly describe: (one: Body) => string;
  readonly onChoose: (id: string) => void;
  readonly onFix: (use: ToldUser, target: Body | undefined) => void;
  readonly onClose: () => void;
}

/** Number of rows drawn until the operator asks for all. */
const maxShown = 40;

/** List of the uses of a document, each with its fix and a link. */
export function RemovalUsers({
  uses,
  doc,
  bodies,
  target,
  targets,
  describe,
  onChoose,
  onFix,
  onClose,
}: RemovalUsersProps) {
  const texts = useTexts();
  const words = useWords(removalStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const may = useMay();
  const [opened, setOpened] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? uses : uses.slice(0, maxShown);
  return (
    <ul className="removal-users">
      {shown.map((use) => {
        const key = `${use.type}/${use.id}${use.pointer}`;
        const by = bodies.get(`${use.type}/${use.id}`);
        const kind = fixFor(use, doc, by);
        const mayEdit = by !== undefined && may('edit', by);
        const venue = names.venueOf(use.type, use.id);
        return (
          <li key={key} className="item removal-user">
            <span className="removal-type">
              <Icon name={iconOf(use.type)} />
            </span>
            <span className="grow">
              <span className="strong line">{use.text[language]}</span>
              <span className="small muted">{`${texts.types[use.type] ?? use.type} · ${venue === undefined ? texts.tree.shared : names.venue(venue)[language]}`}</span>
            </span>
            {kind === 'follows' ? (
              <span className="small muted">{words.follows}</span>
            ) : (
              <UseFixButton
                kind={kind}
                use={use}
                disabled={!mayEdit}
                isOpen={opened === key}
                onOpen={() => setOpened(opened === key ? undefined : key)}
                onDo={() => onFix(use, undefined)}
              />
            )}
            <Link
              className="btn s quiet"
              to={editorPath(docs, `${use.type}/${use.id}`, use.pointer)}
              onClick={() => {
                setPendingRemoval(doc.key);
                onClose();
              }}
            >
              <span>{words.show}</span>
              <span className="sr">{` ${use.text[language]}`}</span>
            </Link>
            {opened === key && targets.length > 0 ? (
              <TargetForm
                targets={targets}
                chosen={target?.id}
                describe={describe}
                onChoose={onChoose}
                onPoint={() => {
                  onFix(use, target);
                  setOpened(undefined);
                }}
              />
            ) : null}
          </li>
        );
      })}
      {uses.length > shown.length ? (
        <li className="item">
          <button type="button" className="btn s" onClick={() => setWhole(true)}>
            {words.more(uses.length - shown.length)}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
