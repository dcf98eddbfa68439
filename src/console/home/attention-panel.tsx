import type { ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Link } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { useMe } from '../session/current-user.ts';
import { rowsOf } from '../messages/rows.ts';
import { FixButton } from '../problems/problem-block.tsx';
import { useShowProblem } from '../problems/use-next-problem.ts';
import { useProblems } from '../problems/use-problems.tsx';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { isChanged, parseKey } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { formatTime } from '../ui/format-time.ts';
import { useNow } from '../ui/use-now.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { blockedAt } from './blocked.ts';
import { homeStrings } from './strings.ts';

interface RowProps {
  readonly tone: string;
  readonly icon: string;
  readonly title: string;
  readonly help: ReactNode;
  readonly children: Elements;
}

function Row({ tone, icon, title, help, children }: RowProps) {
  return (
    <li className="item">
      <span className={`tile ${tone}`}>
        <Icon name={icon} />
      </span>
      <span className="grow">
        <span className="strong">{title}</span>
        <br />
        <span className="small muted">{help}</span>
      </span>
      {children}
    </li>
  );
}

const shownAtFirst = 3;

/** Lists open tasks: problems, missing texts, blocked pages and the operator's own drafts. */
export function AttentionPanel() {
  const words = useWords(homeStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const docs = useDocs();
  const names = useNames();
  const now = useNow();
  const { venue } = useVenueChoice();
  const show = useShowProblem();
  const { byKey } = useProblems();
  const isHere = (key: string): boolean =>
    venue === undefined || (names.venueOf(parseKey(key).type, parseKey(key).id) ?? venue) === venue;
  const called = (key: string): string =>
    titleOf(docs.get(key) ?? { ...parseKey(key), body: undefined, live: undefined }, { names, texts, language });
  const wrong = [...byKey]
    .map(([key, all]) => [key, all.filter(({ severity }) => severity === 'error')] as const)
    .filter(([key, errors]) => errors.length > 0 && isHere(key));
  const missing = [...rowsOf(docs).values()].filter((row) => row.missing.includes('en')).length;
  const blocked = [...docs.values()].flatMap(({ key, type, live }) => {
    const state = type === 'page' && live !== undefined && isHere(key) ? blockedAt(live, now) : undefined;
    return state === undefined ? [] : [{ key, ...state }];
  });
  const drafts = [...docs.values()]
    .filter((doc) => isChanged(doc) && (doc.author === undefined || doc.author === me.id) && isHere(doc.key))
    .toSorted((one, two) => ((one.updatedAt ?? '') < (two.updatedAt ?? '') ? 1 : -1));
  const [draft] = drafts;
  const count = wrong.length + (missing === 0 ? 0 : 1) + blocked.length + (draft === undefined ? 0 : 1);
  return (
    <section className="panel" aria-labelledby="waiting">
      <div className="head">
        <h2 id="waiting">{words.waiting}</h2>
        <span className="count soft">{count}</span>
      </div>
      {count === 0 ? (
        <p className="empty small muted">{words.nothing}</p>
      ) : (
        <ul>
          {wrong.slice(0, shownAtFirst).map(([key, errors]) => {
            const [first] = errors;
            return first === undefined ? null : (
              <Row
                key={key}
                tone="bad"
                icon="alert-triangle"
                title={words.cannot(called(key))}
                help={
                  <>
                    <span>{`${words.count(errors.length)} ${first.text[language]}`}</span>
                  </>
                }
              >
                {first.fix === undefined ? (
                  <button type="button" className="btn s" onClick={() => show(first)}>
                    <span>{words.show}</span>
                    <span className="sr">{` ${called(key)}`}</span>
                  </button>
                ) : (
                  <FixButton problem={first} />
                )}
              </Row>
            );
          })}
          {wrong.length > shownAtFirst ? (
            <li className="item">
              <span className="grow small muted">{words.moreProblems(wrong.length - shownAtFirst)}</span>
              <Link className="btn s" to="/problems">
                {words.allProblems}
              </Link>
            </li>
          ) : null}
          {missing === 0 ? null : (
            <Row tone="warn" icon="language" title={words.missing(missing)} help={words.missingWhere}>
              <Link className="btn s" to="/messages">
                {words.write}
              </Link>
            </Row>
          )}
          {blocked.slice(0, shownAtFirst).map(({ key, reopens }) => (
            <Row
              key={key}
              tone=""
              icon="lock"
              title={
                reopens === undefined
                  ? words.staysBlocked(called(key))
                  : words.reopens(called(key), formatTime(reopens, now, language))
              }
              help={reopens === undefined ? words.noEnd : words.blockedNow}
            >
              <Link className="btn s" to={`/content/${key}`}>
                <span>{words.look}</span>
                <span className="sr">{` ${called(key)}`}</span>
              </Link>
            </Row>
          ))}
          {blocked.length > shownAtFirst ? (
            <li className="item">
              <span className="grow small muted">{words.moreBlocked(blocked.length - shownAtFirst)}</span>
              <Link className="btn s" to="/content/list?state=blocked&type=page">
                {words.allBlocked}
              </Link>
            </li>
          ) : null}
          {draft === undefined ? null : (
            <Row
              tone="accent"
              icon={draft.body === undefined ? 'trash' : iconOf(draft.type)}
              title={words.yourDraft(called(draft.key))}
              help={
                <>
                  <span>{`${words.lastTyped} `}</span>
                  {draft.updatedAt === undefined ? '' : <RelativeTime at={draft.updatedAt} />}
                  {drafts.length === 1 ? null : <span>{` · ${words.moreDrafts(drafts.length - 1)}`}</span>}
                </>
              }
            >
              <Link className="btn s" to={`/content/${draft.key}`}>
                {words.goOn}
              </Link>
            </Row>
          )}
        </ul>
      )}
    </section>
  );
}
