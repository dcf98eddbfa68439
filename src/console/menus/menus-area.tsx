import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { DocumentEditor } from '../content/document-editor.tsx';
import { previewPathOf } from '../content/preview-path.ts';
import { ProblemStrip } from '../problems/problem-strip.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { Panes } from '../shell/panes.tsx';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { useDocs, useNames, useDocContent } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { VenueDot } from '../ui/venue-dot.tsx';
import { entriesOf } from './entry-view.ts';
import { menuStrings } from './strings.ts';

/** Menu of the chosen venue beside the preview; without a chosen venue, a list of menus. */
export function MenusArea() {
  const texts = useTexts();
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const { type = '', id = '', tab } = useParams();
  const docs = useDocs();
  const names = useNames();
  const venues = useVenues();
  const navigate = useNavigate();
  const doc = useDocContent(`${type}/${id}`);
  const { venue } = useVenueChoice();
  const menuOf = (code: string | undefined): string | undefined =>
    venues.find((one) => one.id === code)?.['menu'] as string | undefined;
  const wanted = menuOf(venue);
  // Choosing another venue opens its menu. A menu opened by its address stays open.
  const shownFor = useRef(type === '' ? undefined : venue);
  useEffect(() => {
    if (shownFor.current === venue && type !== '') return;
    shownFor.current = venue;
    if (wanted !== undefined) void navigate(`/menus/menu/${wanted}`, { replace: true });
  }, [venue, wanted, type, navigate]);
  const own = names.venueOf(type, id) ?? venue;
  if (type === '') {
    return (
      <div className="page">
        <div className="panel menus-choice">
          <div className="head">
            <h1>{words.choose}</h1>
          </div>
          {venues.length === 0 ? (
            <p className="empty muted">{words.none}</p>
          ) : (
            venues.map((one) => (
              <Link key={one.id} className="item" to={`/menus/menu/${String(one['menu'])}`}>
                <VenueDot venue={one.id} />
                <span className="grow strong">{names.venue(one.id)[language]}</span>
                <span className="small muted">
                  {words.entries(entriesOf(docs.get(`menu/${String(one['menu'])}`)?.body)?.length ?? 0)}
                </span>
                <Icon name="chevron-right" size="s" />
              </Link>
            ))
          )}
        </div>
      </div>
    );
  }
  return (
    <Panes
      view={<PreviewPane of={doc?.key} path={previewPathOf(docs, doc, own)} venue={own} />}
      strip={<ProblemStrip of={doc?.key} />}
    >
      {doc === undefined ? (
        <section className="mid">
          <p className="empty muted">{texts.editor.gone}</p>
        </section>
      ) : (
        <DocumentEditor key={doc.key} doc={doc} tab={tab} base="/menus" />
      )}
    </Panes>
  );
}
