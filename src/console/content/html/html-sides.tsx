import './html.css';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Command } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { sayAction } from '../../../content/diff/words/say-action.ts';
import { namesIn, useSiteStore } from '../../site/use-site.tsx';
import { useLanguage, useWords, type Language } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { actingAt, actionOf, endActing, setActing } from './acting.ts';
import { ActingPanel } from './acting-panel.tsx';
import { insertPicture } from './commands.ts';
import { lookOf, type Look } from './look.ts';
import { openHtml, printDoc } from './open-html.ts';
import { shownAt } from './picture-name.ts';
import { PicturePanel } from './picture-panel.tsx';
import type { RichHost } from './plugins.ts';
import type { Lost } from './read-attributes.ts';
import { RichSide } from './rich-side.tsx';
import type { Attributes } from './schema.ts';
import { Toolbar } from './toolbar.tsx';
import { words as allWords } from './strings.ts';

const RawSide = lazy(async () => ({ default: (await import('./raw-side.tsx')).RawSide }));

export interface HtmlSidesProps {
  readonly label: string;
  readonly describedBy: string;
  readonly sides: readonly { readonly locale: Language; readonly html: string }[];
  readonly onWrite: (locale: Language, html: string) => void;
}

type Panel = 'acting' | 'picture' | undefined;

/** CMS HTML in each of its languages, written as it looks or as HTML, with one set of tools for the one that the cursor is in. */
export function HtmlSides({ label, describedBy, sides, onWrite }: HtmlSidesProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const store = useSiteStore();
  const [mode, setMode] = useState<'rich' | 'raw'>('rich');
  // Languages shown as HTML; they stay so until the operator switches.
  const [forced, setForced] = useState<ReadonlySet<Language>>(
    () => new Set(sides.filter(({ html }) => openHtml(html).lost.length > 0).map(({ locale }) => locale)),
  );
  const [look, setLook] = useState<Look>();
  const [panel, setPanel] = useState<Panel>();
  const [active, setActive] = useState<Language>();
  const current = useRef<EditorView>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hear = useCallback((view: EditorView): void => {
    if (current.current !== view && !view.hasFocus()) return;
    current.current = view;
    const next = lookOf(view.state);
    const locale = view.dom.dataset['locale'];
    setActive(locale === 'ko' || locale === 'en' ? locale : undefined);
    setLook((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, []);
  const tell = useCallback(
    (attributes: Attributes): string => {
      const action = actionOf(attributes);
      const isBlank = typeof action === 'object' && action !== null && 'pageNm' in action && action.pageNm === '';
      return action === undefined || isBlank ? words.nothing : sayAction(action, namesIn(store.get().docs))[language];
    },
    [words, language, store],
  );
  const host = useMemo(
    (): RichHost => ({
      tell: ({ attributes }) => tell(attributes),
      pictureAt: (src) => shownAt(src, store.get().docs),
      openActing: (view) => {
        current.current = view;
        setLook(lookOf(view.state));
        setPanel('acting');
      },
      leaveToToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
    [tell, store],
  );
  const run = (command: Command, andOpen?: 'acting'): void => {
    const view = current.current;
    if (view?.editable !== true) return;
    command(view.state, view.dispatch, view);
    if (andOpen === undefined) view.focus();
    else setPanel(andOpen);
  };
  const change = useCallback((tag: string, attributes: Attributes): void => {
    const view = current.current;
    const acting = view === null ? undefined : actingAt(view.state);
    if (view !== null && acting !== undefined) view.dispatch(setActing(view.state.tr, acting, tag, attributes));
  }, []);
  const end = (): void => {
    const view = current.current;
    const acting = view === null ? undefined : actingAt(view.state);
    if (view !== null && acting !== undefined) view.dispatch(endActing(view.state.tr, acting));
    close();
  };
  const close = (): void => {
    setPanel(undefined);
    current.current?.focus();
  };
  const setPicture = useCallback((attributes: Attributes): void => {
    const view = current.current;
    if (view === null) return;
    const { selection, tr } = view.state;
    if (view.state.doc.nodeAt(selection.from)?.type.name === 'img' && !selection.empty)
      view.dispatch(tr.setNodeMarkup(selection.from, undefined, { attributes }));
    else insertPicture(attributes['src'] ?? '', attributes['alt'] ?? '')(view.state, view.dispatch);
  }, []);
  const nameOf = (locale: Language): string => `${label} · ${words.side[locale]}`;
  const choose = (next: 'rich' | 'raw'): void => {
    setMode(next);
    setPanel(undefined);
    setLook(undefined);
    current.current = null;
    setForced(new Set(sides.filter(({ html }) => openHtml(html).lost.length > 0).map(({ locale }) => locale)));
  };
  const isRich = ({ locale }: { readonly locale: Language }): boolean => mode === 'rich' && !forced.has(locale);
  const shownActing = panel === 'acting' ? look?.acting : undefined;
  return (
    <div className="rich">
      <div className="rich-top row">
        {sides.some(isRich) ? (
          <Toolbar
            bar={bar}
            label={active === undefined ? label : nameOf(active)}
            look={look}
            run={run}
            onActing={() => setPanel('acting')}
            onPicture={() => {
              if (current.current !== null) setPanel('picture');
            }}
          />
        ) : (
          <span className="grow" />
        )}
        <SegmentedControl
          label={words.view}
          value={mode}
          onChange={choose}
          options={[
            { value: 'rich', label: words.rich },
            { value: 'raw', label: words.raw },
          ]}
        />
      </div>
      <div className="rich-sides">
        {sides.map((side) => (
          <div key={side.locale} className={isRich(side) ? 'rich-side' : 'rich-side is-raw'}>
            <span className="lang" aria-hidden="true">
              {side.locale}
            </span>
            {isRich(side) ? (
              <RichSide
                html={side.html}
                locale={side.locale}
                label={nameOf(side.locale)}
                describedBy={describedBy}
                host={host}
                onWrite={(html) => onWrite(side.locale, html)}
                onState={hear}
                onLost={() => setForced((before) => new Set([...before, side.locale]))}
              />
            ) : (
              <Suspense fallback={<p className="empty small muted">{words.opening}</p>}>
                <RawSide
                  html={side.html}
                  locale={side.locale}
                  label={nameOf(side.locale)}
                  describedBy={describedBy}
                  onWrite={(html) => onWrite(side.locale, html)}
                />
              </Suspense>
            )}
            {mode === 'rich' && forced.has(side.locale) ? (
              <WhyRaw
                html={side.html}
                onOpen={(html) => {
                  if (html !== side.html) onWrite(side.locale, html);
                  setForced((before) => new Set([...before].filter((one) => one !== side.locale)));
                }}
              />
            ) : null}
          </div>
        ))}
      </div>
      {look === undefined || !sides.some(isRich) ? (
        <p className="rich-foot small muted">{words.keys}</p>
      ) : (
        <div className="rich-foot row small" role="status">
          {active === undefined ? null : <span className="lang">{active}</span>}
          {look.acting === undefined ? (
            <span className="muted grow cut">{`${look.picture === undefined ? (words.blocks[look.block] ?? look.block) : words.picture} · ${words.keys}`}</span>
          ) : (
            <>
              <span className="grow cut">
                <b>{words.act[look.acting.tag] ?? words.element}</b>
                <span>{` “${look.acting.text}” · ${words.does(tell(look.acting.attributes))}`}</span>
              </span>
              <button
                type="button"
                className="btn s"
                aria-expanded={panel === 'acting'}
                onClick={() => setPanel('acting')}
              >
                <Icon name="pencil" />
                <span>{words.change}</span>
              </button>
            </>
          )}
          {look.picture === undefined ? null : (
            <button
              type="button"
              className="btn s"
              aria-expanded={panel === 'picture'}
              onClick={() => setPanel('picture')}
            >
              <Icon name="pencil" />
              <span>{words.change}</span>
            </button>
          )}
        </div>
      )}
      {shownActing === undefined ? null : (
        <ActingPanel acting={shownActing} onChange={change} onEnd={end} onClose={close} />
      )}
      {panel === 'picture' && look !== undefined ? (
        <PicturePanel
          attributes={look.picture}
          locale={active ?? 'ko'}
          onChange={setPicture}
          onRemove={() => {
            run((state, dispatch) => {
              dispatch?.(state.tr.deleteSelection());
              return true;
            });
            close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

const told = (lost: readonly Lost[]): string =>
  lost
    .slice(0, 6)
    .map(({ what }) => what)
    .join(', ') + (lost.length > 6 ? ' …' : '');

/** Why a text is not shown as it looks, and the way to it. */
function WhyRaw({ html, onOpen }: { readonly html: string; readonly onOpen: (html: string) => void }) {
  const words = useWords(allWords);
  const { doc, lost } = useMemo(() => openHtml(html), [html]);
  const [bySite, byView] = [
    lost.filter(({ by }) => by === 'site'),
    lost.filter(({ by, what }) => by === 'view' && what !== ''),
  ];
  if (lost.length === 0)
    return (
      <div className="problem clear">
        <Icon name="circle-check" />
        <span className="grow">{words.fits}</span>
        <button type="button" className="btn s" onClick={() => onOpen(html)}>
          {words.asText}
        </button>
      </div>
    );
  return (
    <div className="problem warning" role="status">
      <Icon name="info-circle" />
      <span className="grow">
        {bySite.length === 0 ? null : (
          <>
            <span>{`${words.lostBySite(told(bySite))} `}</span>
          </>
        )}
        {byView.length === 0 ? null : (
          <>
            <span>{`${words.lostByView(told(byView))} `}</span>
          </>
        )}
        {bySite.length + byView.length === 0 ? (
          <>
            <span>{`${words.lostOrder} `}</span>
          </>
        ) : null}
        <span>{words.kept}</span>
      </span>
      <button type="button" className="btn s" onClick={() => onOpen(printDoc(doc))}>
        {words.without}
      </button>
    </div>
  );
}
