import './home.css';
import { NewButton } from '../find/find-buttons.tsx';
import { useMe } from '../session/current-user.ts';
import { countOf, useProblems } from '../problems/use-problems.tsx';
import { isChanged } from '../site/documents.ts';
import { useDocs } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useNow } from '../ui/use-now.ts';
import { FirstDayPanel } from './first-day-panel.tsx';
import { RecentChangesPanel } from './recent-changes-panel.tsx';
import { useJournal } from './use-journal.ts';
import { useRecentReleases } from './use-recent-releases.ts';
import { VenueCards } from './venue-cards.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { homeStrings } from './strings.ts';

const greeting = (words: (typeof homeStrings)['en'], name: string, now: number): string => {
  const hour = new Date(now).getHours();
  return hour < 12 ? words.morning(name) : hour < 18 ? words.day(name) : words.evening(name);
};

/** Home page: the venues as they are live, open tasks and recent changes. */
export function HomeArea() {
  const words = useWords(homeStrings);
  const { language } = useLanguage();
  const me = useMe();
  const docs = useDocs();
  const now = useNow();
  const { errors } = countOf(useProblems().problems);
  const journal = useJournal();
  const recent = useRecentReleases();
  const own = [...docs.values()].filter(
    (doc) => isChanged(doc) && (doc.author === undefined || doc.author === me.id),
  ).length;
  const today = new Date(now).toLocaleString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <div className="page">
      <div className="narrow home">
        <div className="row wrap between">
          <div>
            <h1>{greeting(words, me.name.split(' ')[0] ?? me.name, now)}</h1>
            <p className="muted">{`${today}. ${errors === 0 ? words.healthy : words.problems(errors)}; ${words.waits(own)}.`}</p>
          </div>
          <NewButton />
        </div>
        <VenueCards recent={recent} />
        <FirstDayPanel journal={journal} />
        <div className="home-columns">
          <AttentionPanel />
          <RecentChangesPanel journal={journal} releases={recent} />
        </div>
      </div>
    </div>
  );
}
