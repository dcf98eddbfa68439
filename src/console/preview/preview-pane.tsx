import './preview.css';
import { lazy, memo, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import type { Docs } from '../site/documents.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { ViewToggle } from '../shell/panes.tsx';
import { useDocsSelector, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { layoutOfPlace, pageAt } from './page-at.ts';
import { usePreviewChoice } from './preview-choice.tsx';
import { useGuest, type Spot } from './use-guest.ts';
import { usePreviewAddress } from './use-preview-address.ts';
import { StateBar, ViewerBar } from './viewer-bar.tsx';
import { previewStrings } from './strings.ts';

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));
const WhyPanel = lazy(async () => ({ default: (await import('./why-panel.tsx')).WhyPanel }));

interface PreviewPaneProps {
  /** Edited document: while it is the same, a new path is an edit of that path. */
  readonly of: string | undefined;
  /** Path of the page that is worked on. */
  readonly path: string;
  readonly venue: string | undefined;
  /** A widget to mark, by scope and id as the preview tells it. */
  readonly marked?: string | undefined;
}

/** Scale of the frame by its width. */
const zooms = { phone: 0.82, tablet: 0.5, desktop: 0.31 } as const;

/** The real site beside the editor, as the chosen visitor has it. A place that is pressed while searching opens its settings. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const texts = useTexts();
  return (
    <aside className="view" aria-label={texts.preview.label} data-pane>
      <ErrorBoundary resetKey={props.of}>
        <Preview {...props} />
      </ErrorBoundary>
    </aside>
  );
});

function Preview({ of, path, venue, marked }: PreviewPaneProps) {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const navigate = useNavigate();
  const store = useSiteStore();
  const { choice, choose } = usePreviewChoice();
  const { address, refusal } = usePreviewAddress(choice, venue, path, of);
  const [phone, setPhone] = useState(false);
  const closePhone = useCallback(() => setPhone(false), []);
  const [why, setWhy] = useState(false);
  const whyId = useId();
  const whyButton = useRef<HTMLButtonElement>(null);
  const closeWhy = useCallback(() => {
    setWhy(false);
    whyButton.current?.focus();
  }, []);
  const open = useCallback(
    (id: string, at: string | undefined) => {
      const { docs } = store.get();
      const found = layoutOfPlace(docs, pageAt(docs, at ?? path), id);
      if (found !== undefined)
        void navigate(`/content/layout/${found.layout}/layout?place=${encodeURIComponent(found.placement)}`);
    },
    [store, path, navigate],
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const loaded = `${round} ${address?.url ?? ''}`;
  const guest = useGuest(frame, address?.origin, loaded, open);
  const { show } = guest;
  useEffect(() => show(marked), [show, marked, guest.address]);
  const zoom = zooms[choice.width];
  return (
    <>
      <div className="viewer" role="group" aria-label={texts.preview.viewer}>
        <div className="row wrap">
          <StateBar />
        </div>
        <div className="row wrap">
          <ViewerBar />
        </div>
        <div className="row wrap">
          <SegmentedControl
            label={words.width}
            value={choice.width}
            onChange={(width) => choose({ width })}
            options={[
              { value: 'phone', label: texts.preview.phone, icon: 'device-mobile' },
              { value: 'tablet', label: words.tablet, icon: 'device-tablet' },
              { value: 'desktop', label: texts.preview.desktop, icon: 'device-desktop' },
            ]}
          />
          <span className="grow" />
          <ViewToggle />
          <button
            type="button"
            className="ib"
            aria-pressed={guest.picks}
            aria-label={words.pick}
            title={words.pick}
            onClick={() => guest.pick(!guest.picks)}
          >
            <Icon name="pointer" />
          </button>
          <button
            ref={whyButton}
            type="button"
            className="ib"
            aria-expanded={why}
            aria-controls={why ? whyId : undefined}
            aria-label={words.why}
            title={words.why}
            onClick={() => setWhy(!why)}
          >
            <Icon name="bulb" />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={words.phone}
            title={words.phone}
            onClick={() => setPhone(true)}
          >
            <Icon name="qrcode" />
          </button>
          {address === undefined ? null : (
            <a
              className="ib"
              href={address.url}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.preview.outside}
              title={texts.preview.outside}
            >
              <Icon name="external-link" />
            </a>
          )}
        </div>
      </div>
      <div className="stage">
        {refusal !== undefined ? (
          <p className="empty small muted">{refusal === 'PREVIEW_HOST' ? texts.preview.none : texts.preview.offline}</p>
        ) : address === undefined ? (
          <p className="empty small muted" aria-busy="true">
            {texts.preview.loading}
          </p>
        ) : (
          <div className={`preview-screen preview-${choice.width}`}>
            <iframe
              key={loaded}
              ref={frame}
              src={address.url}
              title={texts.preview.label}
              inert={guest.picks && !guest.hears}
              allow="clipboard-write"
              style={{ zoom }}
            />
            {guest.spot === undefined ? null : <SpotMark spot={guest.spot} zoom={zoom} />}
          </div>
        )}
      </div>
      <Here address={guest.address} path={path} onBack={() => setRound(round + 1)} />
      {why ? (
        <ErrorBoundary resetKey={path}>
          <Suspense fallback={null}>
            <WhyPanel id={whyId} path={path} shown={guest.address} venue={venue} onClose={closeWhy} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {phone ? (
        <ErrorBoundary resetKey={phone} onClose={closePhone}>
          <Suspense fallback={null}>
            <PhoneDialog choice={choice} venue={venue} path={guest.address ?? path} onClose={closePhone} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

function SpotMark({ spot: { id, box }, zoom }: { readonly spot: Spot; readonly zoom: number }) {
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((one) => one * zoom);
  return (
    <span className={box.top < 40 ? 'spot below' : 'spot'} style={{ left, top, width, height }}>
      <span>{id.replace('frame/', '')}</span>
    </span>
  );
}

interface HereProps {
  readonly address: string | undefined;
  readonly path: string;
  readonly onBack: () => void;
}

/** Shows a navigation inside the preview, with links back and to that page's document. */
function Here({ address, path, onBack }: HereProps) {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const { language } = useLanguage();
  const names = useNames();
  const doc = useDocsSelector(
    useCallback(
      (docs: Docs) => {
        const page = address === undefined || address.split('?', 1)[0] === path ? undefined : pageAt(docs, address);
        return docs.get(`page/${page?.id ?? ''}`);
      },
      [address, path],
    ),
  );
  if (doc === undefined) return null;
  return (
    <div className="preview-here">
      <button type="button" className="btn s" onClick={onBack}>
        <Icon name="arrow-left" size="s" />
        <span>{words.back}</span>
      </button>
      <Link className="small cut" to={`/content/${doc.key}`} title={words.here}>
        {words.edit(titleOf(doc, { names, texts, language }))}
      </Link>
    </div>
  );
}
