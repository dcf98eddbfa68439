import { useEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Link } from 'react-router-dom';
import { useMay } from '../session/current-user.ts';
import { useRemoval } from '../removal/use-removal.tsx';
import { isChanged, type DocContent } from '../site/documents.ts';
import { useRelease, useSiteStore } from '../site/use-site.tsx';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { readPicture } from './picture-body.ts';
import { PictureSettings } from './picture-settings.tsx';
import { mediaStrings } from './strings.ts';

/** Delete button. Lists the uses of the picture first, each with a fix. */
function Delete({ doc }: { readonly doc: DocContent }) {
  const words = useWords(mediaStrings);
  const { remove, dialog } = useRemoval(doc, '/media');
  return (
    <>
      <button type="button" className="btn s danger" onClick={remove}>
        <Icon name="trash" />
        <span>{words.delete}</span>
      </button>
      {dialog satisfies Elements}
    </>
  );
}

/** Panel with the settings of one picture. */
export function PicturePanel({ doc, onClose }: { readonly doc: DocContent | undefined; readonly onClose: () => void }) {
  const words = useWords(mediaStrings);
  const texts = useTexts();
  const store = useSiteStore();
  const release = useRelease();
  const title = useRef<HTMLHeadingElement>(null);
  const mayEdit = useMay()('edit', doc ?? { type: 'picture', id: '' });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const shown = doc?.body ?? doc?.live;
  const name = shown === undefined ? words.missing : readPicture(shown).name;
  return (
    <aside
      className="media-detail"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header>
        <div className="row">
          <h1 ref={title} tabIndex={-1} className="cut grow">
            {name}
          </h1>
          <button type="button" className="ib" aria-label={words.close} title={words.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {doc === undefined ? null : (
          <p className="row wrap">
            {isChanged(doc) ? (
              <span className="badge draft">
                {doc.live === undefined
                  ? texts.states.added
                  : doc.body === undefined
                    ? texts.states.removed
                    : texts.states.draft}
              </span>
            ) : null}
            <span className="badge line">
              {doc.live === undefined ? texts.states.none : texts.states.live(release)}
            </span>
            <Link className="small" to={`/content/${doc.key}/history`}>
              {words.more}
            </Link>
            <span className="grow" />
            {doc.body === undefined || !mayEdit ? null : <Delete doc={doc} />}
          </p>
        )}
      </header>
      <div className="media-detail-body">
        {doc?.body === undefined ? (
          <div className="problem warning">
            <Icon name="alert-triangle" />
            <span className="grow">{doc?.live === undefined ? words.missing : texts.editor.removed}</span>
            {doc?.live !== undefined && mayEdit ? (
              <button
                type="button"
                className="btn s"
                onClick={() => store.edit(texts.editor.keep, { [doc.key]: doc.live })}
              >
                {texts.editor.keep}
              </button>
            ) : null}
          </div>
        ) : (
          <fieldset className="bare" disabled={!mayEdit}>
            <PictureSettings doc={doc} body={doc.body} />
          </fieldset>
        )}
      </div>
    </aside>
  );
}
