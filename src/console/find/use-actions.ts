import { useMemo } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { isFields } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import { useMay, useMe } from '../session/current-user.ts';
import { usePreviewChoice, type PreviewChoice } from '../preview/preview-choice.tsx';
import { useNextProblem } from '../problems/use-next-problem.ts';
import { useOpenDocKey } from '../shell/use-open-doc-key.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { parseKey } from '../site/documents.ts';
import { useNames, useSiteStore } from '../site/use-site.tsx';
import { en } from '../texts/en.ts';
import { ko } from '../texts/ko.ts';
import { useLanguage, type Language } from '../texts/use-texts.ts';
import { labelOf, type Entry } from './entries.ts';
import { useFind } from './find-context.ts';
import { hayOf } from './match.ts';
import { createdTypes, isCreated } from '../site/document-types.ts';
import { findStrings, type FindStrings } from './strings.ts';

interface Outside {
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
}

type Both = Readonly<Record<Language, string>>;
const texts = { ko, en };

const both = (say: (words: FindStrings['act'], language: Language) => string): Both => ({
  ko: say(findStrings.ko.act, 'ko'),
  en: say(findStrings.en.act, 'en'),
});

const action = (
  id: string,
  icon: string,
  label: Both,
  run: () => void,
  more: Partial<Pick<Entry, 'keys' | 'doc' | 'note'>> = {},
): Entry => ({ id: `action ${id}`, kind: 'action', icon, label, run, hay: hayOf([label.ko, label.en]), ...more });

const viewers: readonly (readonly [id: 'memberApp' | 'guestWeb' | 'memberEn', choice: Partial<PreviewChoice>])[] = [
  ['memberApp', { platform: 'APP', who: 'full', locale: 'ko' }],
  ['guestWeb', { platform: 'WEB', who: 'guest', locale: 'ko' }],
  ['memberEn', { platform: 'WEB', who: 'full', locale: 'en' }],
];

const areas = [
  ['/', 'home', 'home'],
  ['/content', 'files', 'content'],
  ['/menus', 'list-tree', 'menus'],
  ['/messages', 'language', 'messages'],
  ['/media', 'photo', 'media'],
  ['/releases', 'git-commit', 'releases'],
  ['/problems', 'alert-triangle', 'problems'],
  ['/settings', 'settings', 'settings'],
] as const;

/** Global commands; those of the open document first. */
export const useActions = ({ onPublish, onSignOut }: Outside): readonly Entry[] => {
  const navigate = useNavigate();
  const me = useMe();
  const may = useMay();
  const store = useSiteStore();
  const names = useNames();
  const find = useFind();
  const { language, speak } = useLanguage();
  const { choose: chooseViewer } = usePreviewChoice();
  const { venue, choose } = useVenueChoice();
  const venues = useVenues();
  const nextProblem = useNextProblem();
  const shown = useOpenDocKey();
  const mayEdit = shown !== undefined && may('edit', parseKey(shown));
  // Made once: the palette is open for a moment only.
  return useMemo(() => {
    const [back, forth] = [store.undoable(), store.redoable()];
    const writes = me.rights.includes('edit') || me.grants.some(({ role }) => role !== 'viewer');
    const own =
      shown === undefined
        ? []
        : ofDocument({ key: shown, mayEdit, language, navigate, store, names, chooseViewer, find });
    return [
      ...own,
      ...(writes
        ? [
            action(
              'new',
              'plus',
              both((words) => words.create),
              () => find.openNew(),
              { keys: 'N' },
            ),
          ]
        : []),
      action(
        'publish',
        'rocket',
        both((words) => words.publish),
        onPublish,
      ),
      ...(back === undefined
        ? []
        : [
            action(
              'undo',
              'arrow-back-up',
              both((words) => words.undo(back.label)),
              () => void store.undo(),
              { keys: '⌘ Z' },
            ),
          ]),
      ...(forth === undefined
        ? []
        : [
            action(
              'redo',
              'arrow-forward-up',
              both((words) => words.redo(forth.label)),
              () => void store.redo(),
              { keys: '⇧ ⌘ Z' },
            ),
          ]),
      action(
        'problem',
        'alert-triangle',
        both((words) => words.nextProblem),
        () => nextProblem(1),
        { keys: 'F8' },
      ),
      action(
        'list',
        'list',
        both((words) => words.list),
        () => void navigate('/content/list'),
      ),
      ...areas.map(([to, icon, name]) =>
        action(
          `go ${name}`,
          icon,
          both((words, one) => words.go(texts[one].areas[name])),
          () => void navigate(to),
        ),
      ),
      ...(writes
        ? createdTypes.map((type) =>
            action(
              `new ${type}`,
              'plus',
              both((words, one) => words.createOf(texts[one].types[type] ?? type)),
              () => find.openNew({ type }),
            ),
          )
        : []),
      ...venues
        .filter(({ id }) => id !== venue)
        .map(({ id }) =>
          action(
            `venue ${id}`,
            'building',
            both((words, one) => words.venue(names.venue(id)[one])),
            () => choose(id),
          ),
        ),
      ...(venue === undefined
        ? []
        : [
            action(
              'venues',
              'building',
              both((words) => words.venues),
              () => choose(undefined),
            ),
          ]),
      action(
        'keys',
        'info-circle',
        both((words) => words.keys),
        find.openKeys,
        { keys: '?' },
      ),
      action(
        'language',
        'language',
        { ko: findStrings[language].act.language, en: findStrings[language].act.language },
        () => speak(language === 'ko' ? 'en' : 'ko'),
      ),
      action(
        'out',
        'logout',
        both((words) => words.signOut),
        onSignOut,
      ),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the palette is open for a moment; what changes meanwhile is not what was asked for
  }, [shown, language, venue]);
};

interface OfDocument {
  readonly key: string;
  readonly mayEdit: boolean;
  readonly language: Language;
  readonly navigate: NavigateFunction;
  readonly store: ReturnType<typeof useSiteStore>;
  readonly names: ReturnType<typeof useNames>;
  readonly chooseViewer: (choice: Partial<PreviewChoice>) => void;
  readonly find: ReturnType<typeof useFind>;
}

const ofDocument = ({
  key,
  mayEdit,
  language,
  navigate,
  store,
  names,
  chooseViewer,
  find,
}: OfDocument): readonly Entry[] => {
  const doc = store.get().docs.get(key);
  if (doc === undefined) return [];
  const label = labelOf(doc, names);
  const said = (say: (words: FindStrings['act'], name: string) => string): Both =>
    both((words, one) => say(words, label[one]));
  const pageInfo = doc.body?.['pageInfo'];
  const block = (): void => {
    // As the page is by then: the palette was open meanwhile.
    const now = store.get().docs.get(key)?.body;
    if (!isFields(now?.['pageInfo'])) return;
    store.edit(findStrings[language].act.blocked(label[language]), {
      [key]: { ...now, pageInfo: { ...now['pageInfo'], pageStatusCode: 'B' } } as Body,
    });
    void navigate(`/content/${key}/settings?at=/pageInfo/pageBlockContent`);
  };
  const isBlocked = (pageInfo as { readonly pageStatusCode?: unknown } | undefined)?.pageStatusCode === 'B';
  return [
    ...(doc.type === 'page'
      ? viewers.map(([id, choice]) =>
          action(
            `preview ${id}`,
            'eye',
            said((words, name) => words.preview(name, words[id])),
            () => chooseViewer({ exMember: false, listed: false, initial: false, onSite: undefined, ...choice }),
            { doc: key, ...(id === 'memberApp' ? { keys: '⌘ P' } : {}) },
          ),
        )
      : []),
    ...(doc.type === 'page' && mayEdit && !isBlocked
      ? [
          action(
            'block',
            'lock',
            said((words, name) => words.block(name)),
            block,
            { doc: key },
          ),
        ]
      : []),
    action(
      'uses',
      'affiliate',
      said((words, name) => words.uses(name)),
      () => find.openUsers(key),
      { doc: key },
    ),
    ...(mayEdit && isCreated(doc.type)
      ? [
          action(
            'duplicate',
            'copy-plus',
            said((words, name) => words.duplicate(name)),
            () => find.openNew({ like: key }),
            { doc: key },
          ),
        ]
      : []),
    action(
      'history',
      'history',
      said((words, name) => words.history(name)),
      () => void navigate(`/content/${key}/history`),
      { doc: key },
    ),
    action(
      'json',
      'braces',
      said((words, name) => words.json(name)),
      () => void navigate(`/content/${key}/json`),
      { doc: key },
    ),
  ];
};
