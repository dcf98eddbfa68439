import { useEffect, useId, useState } from 'react';
import type { CompiledAnalytics } from '#engine';
import type { Texts } from '#render/messages.ts';
import type { SiteState } from '../use-site.ts';
import { tellPage } from '../use-analytics.ts';
import css from './consent-bar.module.css';
import { keepConsent, mustAsk } from './consent.ts';

interface ConsentBarProps {
  readonly consent: CompiledAnalytics['consent'];
  readonly site: SiteState;
}

/** Asks whether visits may be told of. It stands beside the page and waits: nothing depends on the answer. */
export function ConsentBar({ consent, site: { session, presentRef, shown } }: ConsentBarProps) {
  const [asks, setAsks] = useState(() => mustAsk(consent.needed));
  const [texts, setTexts] = useState<Texts>();
  const id = useId();
  // The texts of a page alone do not hold the question; those of another language come with it.
  const { locale } = shown.decision;
  useEffect(() => {
    if (!asks) return;
    let isPresent = true;
    session.tools.texts().then((all) => { if (isPresent) setTexts(all); }, () => undefined);
    return () => { isPresent = false; };
  }, [asks, session, locale]);
  if (!asks || texts === undefined) return null;
  const answer = (given: 'Y' | 'N') => {
    keepConsent(given);
    setAsks(false);
    if (given === 'Y') void tellPage(presentRef).catch(() => undefined);
  };
  return (
    <section className={css['bar']} aria-labelledby={id} lang={texts.locale}>
      <p id={id} className="t-small">{texts.say(consent.question)}</p>
      <div className="btnrow">
        <button type="button" className="btn btn--quiet btn--small" onClick={() => answer('N')}>{texts.say(consent.refuse)}</button>
        <button type="button" className="btn btn--main btn--small" onClick={() => answer('Y')}>{texts.say(consent.agree)}</button>
      </div>
    </section>
  );
}
