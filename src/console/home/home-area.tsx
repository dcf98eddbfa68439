import { Link } from 'react-router-dom';
import { iconOf, titleOf } from '../content/site-tree.ts';
import { useMe } from '../me.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { isChanged } from '../site/documents.ts';
import { useDocs, useNames, useRelease } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { VenueDot } from '../ui/venue-dot.tsx';

const greeting = (words: ReturnType<typeof useTexts>['home'], name: string): string => {
  const hour = new Date().getHours();
  return hour < 12 ? words.morning(name) : hour < 18 ? words.day(name) : words.evening(name);
};

/** Where the day begins: the venues, and what waits for somebody. */
export function HomeArea() {
  const texts = useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const docs = useDocs();
  const names = useNames();
  const venues = useVenues();
  const release = useRelease();
  const { choose } = useVenueChoice();
  const all = [...docs.values()];
  const drafts = all.filter(isChanged).toSorted((one, two) => (one.updatedAt ?? '') < (two.updatedAt ?? '') ? 1 : -1);
  const ofVenue = (code: string) => (doc: { readonly type: string; readonly id: string }): boolean => names.venueOf(doc.type, doc.id) === code;
  return (
    <div className="page">
      <div className="narrow stack">
        <div><h1>{greeting(texts.home, me.name)}</h1><p className="muted">{texts.home.live(release)}</p></div>
        <ul className="cards">
          {venues.map(({ id }) => (
            <li key={id}>
              <Link className="panel card" to="/content" onClick={() => choose(id)}>
                <span className="row strong"><VenueDot venue={id} />{names.venue(id)[language]}</span>
                <span className="small muted">{texts.home.pages(all.filter((doc) => doc.type === 'page' && ofVenue(id)(doc)).length)}</span>
                <span className={drafts.some(ofVenue(id)) ? 'badge draft' : 'badge line'}>{texts.home.drafts(drafts.filter(ofVenue(id)).length)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <section className="panel" aria-labelledby="waiting">
          <div className="head"><h2 id="waiting">{texts.home.waiting}</h2><span className="count soft">{drafts.length}</span></div>
          {drafts.length === 0 ? <p className="empty small muted">{texts.home.nothing}</p> : (
            <ul>
              {drafts.map((doc) => (
                <li key={doc.key} className="item">
                  <span className="tile accent"><Icon name={iconOf(doc.type)} /></span>
                  <span className="grow"><span className="strong">{titleOf(doc, { names, texts, language })}</span><br /><span className="small muted">{texts.types[doc.type] ?? doc.type}</span></span>
                  <Link className="btn s" to={`/content/${doc.key}`}>{texts.home.goOn}</Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
