import { useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';
import { useVenues } from '../shell/venue-choice.tsx';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { nextViewer, usePreviewChoice } from './preview-choice.tsx';
import { previewStrings } from './strings.ts';

/** Selects site state and time. */
export function StateBar() {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const { language } = useLanguage();
  const { choice, choose } = usePreviewChoice();
  const [releases, setReleases] = useState<readonly ReleaseRow[]>([]);
  const [asked, setAsked] = useState<number>();
  useEffect(() => {
    void call<{ readonly releases: readonly ReleaseRow[] }>('GET', '/releases').then(
      (answer) => setReleases(answer.releases),
      () => undefined,
    );
  }, [choice.which]);
  const when =
    choice.at === undefined
      ? words.now
      : new Date(choice.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
  const earlier = releases.filter(({ live }) => !live).slice(0, 8);
  return (
    <>
      <SegmentedControl
        label={words.state}
        value={choice.which === 'live' ? 'live' : choice.which === 'drafts' ? 'drafts' : 'release'}
        onChange={(which) => choose({ which: which === 'live' ? 'live' : 'drafts' })}
        options={[
          { value: 'drafts', label: texts.preview.draft },
          { value: 'live', label: texts.preview.live },
        ]}
      />
      <span className="grow" />
      <Menu
        className="btn s"
        label={words.when}
        button={
          <>
            <Icon name="clock" size="s" />
            <span>{typeof choice.which === 'number' ? words.release(choice.which) : when}</span>
            <Icon name="chevron-down" size="s" />
          </>
        }
        items={[
          {
            label: words.now,
            isChosen: choice.at === undefined && typeof choice.which === 'string',
            run: () => {
              setAsked(undefined);
              choose({ at: undefined, ...(typeof choice.which === 'number' ? { which: 'drafts' } : {}) });
            },
          },
          { label: words.atTime, isChosen: choice.at !== undefined, run: () => setAsked(Date.now()) },
          ...earlier.map(({ number }) => ({
            label: words.release(number),
            isChosen: choice.which === number,
            run: () => choose({ which: number }),
          })),
        ]}
      />
      {asked !== undefined || choice.at !== undefined ? (
        <input
          className="input s preview-time"
          type="datetime-local"
          aria-label={words.choose}
          defaultValue={localTime(choice.at ?? asked ?? 0)}
          onChange={(event) => {
            const at = new Date(event.target.value).getTime();
            if (!Number.isNaN(at)) choose({ at });
          }}
        />
      ) : null}
    </>
  );
}

const localTime = (at: number): string => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Selects the viewer: language, platform, kind; more behind a button. ⌘P selects the next one. */
export function ViewerBar() {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const { language } = useLanguage();
  const names = useNames();
  const venues = useVenues();
  const { choice, choose } = usePreviewChoice();
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    choose(nextViewer(choice));
  });
  const isMember = choice.who !== 'guest';
  const more = [
    choice.onSite !== undefined,
    choice.listed,
    choice.exMember,
    choice.initial,
    choice.who === 'simple',
  ].filter(Boolean).length;
  return (
    <>
      <SegmentedControl
        label={texts.signIn.language}
        value={choice.locale}
        onChange={(locale) => choose({ locale })}
        options={[
          { value: 'ko', label: 'ko' },
          { value: 'en', label: 'en' },
        ]}
      />
      <SegmentedControl
        label={words.where}
        value={choice.platform}
        onChange={(platform) => choose({ platform })}
        options={[
          { value: 'APP', label: texts.preview.app },
          { value: 'WEB', label: texts.preview.web },
        ]}
      />
      <SegmentedControl
        label={words.viewer}
        value={isMember ? 'member' : 'guest'}
        onChange={(who) =>
          choose(
            who === 'guest'
              ? { who: 'guest', onSite: undefined, listed: false, exMember: false, initial: false }
              : { who: 'full' },
          )
        }
        options={[
          { value: 'guest', label: texts.preview.guest },
          { value: 'member', label: texts.preview.member },
        ]}
      />
      <Menu
        className="btn s"
        label={words.more}
        button={
          <>
            <Icon name="adjustments-horizontal" size="s" />
            {more === 0 ? null : <span className="count accent">{more}</span>}
          </>
        }
        items={[
          { label: words.kind, isHead: true },
          { label: words.full, isChosen: choice.who === 'full', run: () => choose({ who: 'full' }) },
          { label: words.simple, isChosen: choice.who === 'simple', run: () => choose({ who: 'simple' }) },
          {
            label: words.exMember,
            isChosen: choice.exMember,
            run: () => choose({ who: isMember ? choice.who : 'full', exMember: !choice.exMember }),
          },
          {
            label: words.listed,
            isChosen: choice.listed,
            run: () => choose({ who: isMember ? choice.who : 'full', listed: !choice.listed }),
          },
          {
            label: words.initial,
            isChosen: choice.initial,
            run: () => choose({ who: isMember ? choice.who : 'full', initial: !choice.initial }),
          },
          { label: words.where, isHead: true },
          { label: words.away, isChosen: choice.onSite === undefined, run: () => choose({ onSite: undefined }) },
          ...venues.map(({ id }) => ({
            label: words.at(names.venue(id)[language]),
            isChosen: choice.onSite === id,
            run: () => choose({ who: isMember ? choice.who : 'full', onSite: id }),
          })),
        ]}
      />
    </>
  );
}
