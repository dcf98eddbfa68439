import { Suspense, useCallback, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Link, useNavigate } from 'react-router-dom';
import { useFind } from '../find/find-context.ts';
import { isCreated } from '../site/document-types.ts';
import { newWords } from '../find/new/strings.ts';
import { UsedIn } from '../find/find-buttons.tsx';
import { useMay } from '../session/current-user.ts';
import { OtherProblems } from '../problems/other-problems.tsx';
import { usePlace } from '../problems/use-place.ts';
import { countOf, useProblemsOf } from '../problems/use-problems.tsx';
import { problemStrings } from '../problems/strings.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { SaveRefusal } from '../shell/save-refusal.tsx';
import { SideToggle, ViewToggle } from '../shell/panes.tsx';
import { isChanged, type DocContent, type Docs } from '../site/documents.ts';
import { useRemoval } from '../removal/use-removal.tsx';
import { removalStrings } from '../removal/strings.ts';
import { useDocsSelector, useIsPartial, useNames, useRelease, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useToast } from '../ui/toasts.tsx';
import { editorOf, editorsOf } from './editors.ts';
import { titleOf } from './tree/site-tree.ts';

/** A document's title, state and tabs, and the editor of the tab that is open. */
export function DocumentEditor({
  doc,
  tab,
  base = '/content',
}: {
  readonly doc: DocContent;
  readonly tab: string | undefined;
  readonly base?: string;
}) {
  const texts = useTexts();
  const { language } = useLanguage();
  const names = useNames();
  const store = useSiteStore();
  const say = useToast();
  const navigate = useNavigate();
  const release = useRelease();
  const section = useRef<HTMLElement>(null);
  usePlace(section, doc.key);
  const words = useWords(problemStrings);
  const removal = useRemoval(doc);
  const removing = useWords(removalStrings);
  const found = useWords(newWords);
  const { openNew } = useFind();
  const isRefused = useDocsSelector(useCallback((docs: Docs) => docs.get(doc.key)?.refusal !== undefined, [doc.key]));
  const { errors } = countOf(useProblemsOf(doc.key));
  const mayEdit = useMay()('edit', doc);
  const isPartial = useIsPartial(doc.key);
  const editors = editorsOf(doc.type);
  const shown = editorOf(doc.type, tab);
  const venue = names.venueOf(doc.type, doc.id);
  // A document that never was live goes away with its draft, and others may use it by now.
  const discard = (): void =>
    doc.live === undefined && doc.body !== undefined
      ? removal.remove()
      : void store.discard(doc.key).then(
          () => {
            say(texts.editor.discarded);
            if (doc.live === undefined) void navigate('/content');
          },
          () => say(texts.editor.notDiscarded),
        );
  return (
    <section
      ref={section}
      className="mid"
      data-pane
      tabIndex={-1}
      aria-label={titleOf(doc, { names, texts, language })}
    >
      <header>
        <p className="crumb">
          <span>{venue === undefined ? texts.tree.shared : names.venue(venue)[language]}</span>
          <Icon name="chevron-right" />
          <span>{texts.types[doc.type] ?? doc.type}</span>
        </p>
        <div className="row">
          <SideToggle />
          <h1 className="cut">{titleOf(doc, { names, texts, language })}</h1>
          {isRefused ? (
            <span className="badge bad">{texts.saving.refused}</span>
          ) : isChanged(doc) ? (
            <span className="badge draft">
              {doc.live === undefined
                ? texts.states.added
                : doc.body === undefined
                  ? texts.states.removed
                  : texts.states.draft}
            </span>
          ) : null}
          <span className="badge line">{doc.live === undefined ? texts.states.none : texts.states.live(release)}</span>
          <span className="grow" />
          {shown?.isWide === true ? null : <ViewToggle />}
          <Menu
            label={texts.editor.more}
            button={<Icon name="dots" />}
            items={[
              {
                label: found.copy,
                run: () => openNew({ like: doc.key }),
                disabled: doc.body === undefined || !mayEdit || !isCreated(doc.type),
                mark: <Icon name="copy-plus" size="s" />,
              },
              {
                label: texts.editor.discard,
                run: discard,
                disabled: !isChanged(doc) || !mayEdit,
                mark: <Icon name="restore" size="s" />,
              },
              {
                label: removing.delete,
                run: removal.remove,
                disabled: doc.body === undefined || !mayEdit,
                isDangerous: true,
                mark: <Icon name="trash" size="s" />,
              },
            ]}
          />
          {removal.dialog satisfies Elements}
        </div>
        <div className="tabs">
          {editors.map(({ id, label }, index) => (
            <Link
              key={id}
              to={`${base}/${doc.key}/${id}`}
              {...(shown?.id === id && (tab === id || index === 0) ? { 'aria-current': 'page' as const } : {})}
            >
              <span>{label(texts)}</span>
              {index === 0 && errors > 0 ? (
                <span className="count">
                  <span aria-hidden="true">{errors}</span>
                  <span className="sr">{words.problems(errors)}</span>
                </span>
              ) : null}
            </Link>
          ))}
          <UsedIn of={doc.key} />
        </div>
      </header>
      <div className="scroll">
        <SaveRefusal of={doc.key} />
        {isPartial ? (
          <p className="problem warning">
            <Icon name="info-circle" />
            <span className="grow">{texts.editor.partial}</span>
          </p>
        ) : null}
        {doc.body === undefined ? (
          <div className="problem warning">
            <Icon name="alert-triangle" />
            <span className="grow">{texts.editor.removed}</span>
            {mayEdit ? (
              <button
                type="button"
                className="btn s"
                onClick={() => store.edit(texts.editor.keep, { [doc.key]: doc.live })}
              >
                {texts.editor.keep}
              </button>
            ) : null}
          </div>
        ) : shown === undefined ? null : (
          <fieldset className="bare" disabled={!mayEdit}>
            {shown.showsProblems === true ? null : <OtherProblems of={doc.key} />}
            <ErrorBoundary
              key={shown.id}
              resetKey={doc.body}
              {...(shown.id === 'json' ? {} : { json: `${base}/${doc.key}/json` })}
            >
              <Suspense
                fallback={
                  <p className="empty muted" aria-busy="true">
                    {texts.editor.opening}
                  </p>
                }
              >
                <shown.Editor doc={doc} body={doc.body} />
              </Suspense>
            </ErrorBoundary>
          </fieldset>
        )}
      </div>
    </section>
  );
}
