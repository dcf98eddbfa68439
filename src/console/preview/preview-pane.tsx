import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { usePreviewChoice } from './preview-choice.tsx';
import { usePreviewAddress } from './use-preview-address.ts';

interface PreviewPaneProps {
  /** Path of the page that is worked on. */
  readonly path: string;
  readonly venue: string | undefined;
}

/** The real site beside the editor, as the chosen visitor has it. */
export function PreviewPane({ path, venue }: PreviewPaneProps) {
  const texts = useTexts();
  const words = texts.preview;
  const { choice, choose } = usePreviewChoice();
  const { address, refusal } = usePreviewAddress(choice, venue, path);
  return (
    <aside className="view" aria-label={words.label}>
      <div className="viewer" role="group" aria-label={words.viewer}>
        <div className="row wrap">
          <Segments label={words.label} value={choice.which === 'live' ? 'live' : 'drafts'} onChange={(which) => choose({ which })} options={[{ value: 'drafts', label: words.draft }, { value: 'live', label: words.live }]} />
          <span className="grow" />
          <Segments label={words.label} value={choice.width} onChange={(width) => choose({ width })} options={[{ value: 'phone', label: words.phone, icon: 'device-mobile' }, { value: 'desktop', label: words.desktop, icon: 'device-desktop' }]} />
          {address === undefined ? null : <a className="ib" href={address.url} target="_blank" rel="noreferrer" aria-label={words.outside} title={words.outside}><Icon name="external-link" /></a>}
        </div>
        <div className="row wrap">
          <Segments label={words.viewer} value={choice.locale} onChange={(locale) => choose({ locale })} options={[{ value: 'ko', label: 'ko' }, { value: 'en', label: 'en' }]} />
          <Segments label={words.viewer} value={choice.platform} onChange={(platform) => choose({ platform })} options={[{ value: 'APP', label: words.app }, { value: 'WEB', label: words.web }]} />
          <Segments label={words.viewer} value={choice.member ? 'member' : 'guest'} onChange={(who) => choose({ member: who === 'member' })} options={[{ value: 'guest', label: words.guest }, { value: 'member', label: words.member }]} />
          <button type="button" className="btn s" aria-pressed={choice.onSite} disabled={!choice.member} onClick={() => choose({ onSite: !choice.onSite })}>{words.onSite}</button>
        </div>
      </div>
      <div className="stage">
        {refusal !== undefined
          ? <p className="empty small muted">{refusal === 'PREVIEW_HOST' ? words.none : words.offline}</p>
          : address === undefined
            ? <p className="empty small muted" aria-busy="true">{words.loading}</p>
            : <iframe key={address.url} className={choice.width === 'phone' ? 'phone' : 'wide'} src={address.url} title={words.label} allow="clipboard-write" />}
      </div>
    </aside>
  );
}
