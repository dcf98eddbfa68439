import './home.css';
import { NewButton } from '../find/new-button.tsx';
import { useMe } from '../me.ts';
import { countOf, useProblems } from '../problems/use-problems.tsx';
import { isChanged } from '../site/documents.ts';
import { useDocs } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useNow } from '../ui/use-now.ts';
import { FirstDayPanel } from './first-day-panel.tsx';
import { News } from './news-panel.tsx';
import { useJournal } from './use-journal.ts';
import { VenueCards } from './venue-cards.tsx';
import { Waiting } from './waiting.tsx';
import { homeWords } from './words.ts';

const greeting = (words: (typeof homeWords)['en'], name: string, now: number): string => {
  const hour = new Date(now).getHours();
  return hour < 12 ? words.morning(name) : hour < 18 ? words.day(name) : words.evening(name);
};

/** Where the day begins: the venues as they are, what waits for somebody, and what the others did. */
export function HomeArea() {
  const words = useWords(homeWords);
  const { language } = useLanguage();
  const me = useMe();
  const docs = useDocs();
  const now = useNow();
  const { errors } = countOf(useProblems().problems);
  const journal = useJournal();
  const own = [...docs.values()].filter((doc) => isChanged(doc) && (doc.author === undefined || doc.author === me.id)).length;
  const today = new Date(now).toLocaleString(language, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <div className="page">
      <div className="narrow home">
        <div className="row wrap between"><div><h1>{greeting(words, me.name.split(' ')[0] ?? me.name, now)}</h1><p className="muted">{today}. {errors === 0 ? words.healthy : words.problems(errors)}; {words.waits(own)}.</p></div><NewButton /></div>
        <VenueCards />
        <FirstDayPanel journal={journal} />
        <div className="home-columns">
          <Waiting />
          <News journal={journal} />
        </div>
      </div>
    </div>
  );
}
