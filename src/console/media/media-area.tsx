import './media.css';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { usesIn } from '../find/uses-in.ts';
import { useMe } from '../session/current-user.ts';
import { may } from '../session/rights.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { useDeferredDocs, useNames, useSiteStore, useDocContent } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { FileButton } from './file-button.tsx';
import { lacksAltText, picturesIn, type PictureBody } from './picture-body.ts';
import { PicturePanel } from './picture-panel.tsx';
import { Thumb } from './thumb.tsx';
import { UploadList } from './upload-list.tsx';
import { uploadsOf } from './uploads.ts';
import { useDrop } from './use-drop.ts';
import { defaultVenue } from './default-venue.ts';
import { mediaStrings } from './strings.ts';
import { includesTerm } from '#engine';

type Shown = 'all' | 'unused' | 'silent';

/** All uploaded pictures. Accepts files by drop, paste or file picker. */
export function MediaArea() {
  const words = useWords(mediaStrings);
  const { id = '' } = useParams();
  // The list may follow typing with a delay.
  const docs = useDeferredDocs();
  const names = useNames();
  const { grants } = useMe();
  const { venue } = useVenueChoice();
  const uploads = uploadsOf(useSiteStore());
  const navigate = useNavigate();
  const uses = usesIn(docs);
  const users = (one: string) => uses.usersOf({ type: 'picture', id: one });
  const [text, setText] = useState('');
  const [only, setOnly] = useState<Shown>('all');
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const doc = useDocContent(`picture/${id}`);
  const all = useMemo(
    () =>
      picturesIn(docs).filter(
        (picture) => venue === undefined || (names.venueOf('picture', picture.id) ?? venue) === venue,
      ),
    [docs, names, venue],
  );
  const shown = all.filter(
    (picture) =>
      (only === 'all' || (only === 'silent' ? lacksAltText(picture) : users(picture.id).length === 0)) &&
      includesTerm(`${picture.name} ${picture.id} ${picture.alt.ko} ${picture.alt.en}`, text),
  );
  const owner = defaultVenue(grants, venue);
  const mayAdd = may(grants, 'edit', { type: 'picture', venue: owner });
  const take = useCallback(
    (files: readonly File[]) => {
      if (mayAdd) uploads.add(files, { venue: owner, label: words.added });
    },
    [uploads, mayAdd, owner, words],
  );
  const { isOver, props } = useDrop(take);
  return (
    <div className={id === '' ? 'media' : 'media has-detail'} {...props}>
      <div className="page media-main">
        <div className="row wrap media-title">
          <div className="grow">
            <h1>{words.title}</h1>
            <p className="muted">{`${words.count(shown.length)} · ${words.help}`}</p>
          </div>
          <FileButton className="btn primary" isMany disabled={!mayAdd} onFiles={take}>
            <Icon name="upload" />
            <span>{words.upload}</span>
          </FileButton>
        </div>
        {id === '' ? <UploadList uploads={uploads} /> : null}
        <section className="panel media-panel" aria-label={words.pictures}>
          <div className="media-filters">
            <label className="input s">
              <Icon name="search" size="s" />
              <span className="sr">{words.search}</span>
              <input
                className="bare"
                type="search"
                placeholder={words.search}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <SegmentedControl
              label={words.show}
              value={only}
              onChange={setOnly}
              options={[
                { value: 'all', label: words.all },
                { value: 'unused', label: words.unused },
                { value: 'silent', label: words.silent },
              ]}
            />
            <span className="grow" />
            <SegmentedControl
              label={words.view}
              value={view}
              onChange={setView}
              options={[
                { value: 'grid', label: words.grid, icon: 'layout-grid' },
                { value: 'list', label: words.list, icon: 'list' },
              ]}
            />
          </div>
          {shown.length === 0 ? (
            <div className="empty muted">
              <Icon name="photo" size="l" />
              <p>{all.length === 0 ? words.empty : words.none}</p>
              {all.length === 0 ? null : (
                <button
                  type="button"
                  className="btn s"
                  onClick={() => {
                    setText('');
                    setOnly('all');
                  }}
                >
                  {words.clear}
                </button>
              )}
            </div>
          ) : (
            <ul className={view === 'grid' ? 'media-grid' : 'media-list'} onKeyDown={moveByArrows}>
              {shown.map((picture) => (
                <Card key={picture.id} picture={picture} uses={users(picture.id).length} isOpen={picture.id === id} />
              ))}
            </ul>
          )}
        </section>
      </div>
      {id === '' ? null : <PicturePanel key={id} doc={doc} onClose={() => void navigate('/media')} />}
      {isOver && mayAdd ? (
        <div className="media-drop" aria-hidden="true">
          <p>
            <Icon name="upload" size="l" />
            <span>{words.drop}</span>
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Moves the focus between pictures by arrow keys, up and down by drawn rows. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const here = links[at];
  if (here === undefined) return;
  const top = here.getBoundingClientRect().top;
  const columns = Math.max(1, links.filter((link) => Math.abs(link.getBoundingClientRect().top - top) < 4).length);
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: links.length - 1,
  };
  const next = links[to[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

interface CardProps {
  readonly picture: PictureBody;
  readonly uses: number;
  readonly isOpen: boolean;
}

function Card({ picture, uses, isOpen }: CardProps) {
  const words = useWords(mediaStrings);
  return (
    <li>
      <Link to={`/media/${picture.id}`} className="media-card" {...(isOpen ? { 'aria-current': 'true' as const } : {})}>
        <Thumb picture={picture} />
        <span className="media-card-text">
          <span className="cut strong">{picture.name}</span>
          <span className="micro muted">{`${words.size(picture.width, picture.height)} · ${words.uses(uses)}`}</span>
        </span>
        {lacksAltText(picture) ? (
          <span className="badge bad">{words.noText}</span>
        ) : picture.isDecorative ? (
          <span className="badge">{words.decoration}</span>
        ) : null}
      </Link>
    </li>
  );
}
