import { useEffect, useId, useRef, useState } from 'react';
import type { CompiledAnalytics } from '#engine';
import type { Texts } from '#render/texts/texts.ts';
import type { SiteState } from '../app/use-site.ts';
import css from './consent-bar.module.css';
import { keepConsent, mustAsk, readConsent } from './consent.ts';

interface ConsentBarProps {
  readonly consent: CompiledAnalytics['consent'];
  readonly site: SiteState;
}

/** The texts of a page alone do not hold the question; those of another language come with it. */
const useWords = ({ session, shown }: SiteState, asks: boolean): Texts | undefined => {
  const [texts, setTexts] = useState<Texts>();
  const { locale } = shown.decision;
  useEffect(() => {
    if (!asks) return;
    let isPresent = true;
    session.tools.texts().then(
      (all) => {
        if (isPresent) setTexts(all);
      },
      () => undefined,
    );
    return () => {
      isPresent = false;
    };
  }, [asks, session, locale]);
  return texts;
};

/**
 * Asks whether visits may be told of. It stands beside the page and waits: nothing depends on the answer. Who has answered is asked again on demand,
 * and so agrees or withdraws.
 */
export function ConsentBar({ consent, site }: ConsentBarProps) {
  const { say, consentAsked, noteAgreed } = site;
  const [mustAnswer, setMustAnswer] = useState(() => mustAsk(consent.needed));
  const [answered, setAnswered] = useState(0);
  const isWanted = consentAsked > answered;
  const asks = mustAnswer || isWanted;
  const texts = useWords(site, asks);
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const isDrawn = asks && texts !== undefined;
  useEffect(() => {
    if (!isWanted || !isDrawn) return;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isWanted, isDrawn, consentAsked]);
  if (!isDrawn) return null;
  const answer = (given: 'Y' | 'N') => {
    keepConsent(given);
    setMustAnswer(false);
    setAnswered(consentAsked);
    const said = given === 'Y' ? consent.agreed : consent.refused;
    if (isWanted && said !== undefined) say({ say: 'snack', text: texts.translate(said) });
    if (given === 'Y') noteAgreed();
  };
  const present = isWanted ? readConsent() : undefined;
  const button = (given: 'Y' | 'N', look: string, text: string) => (
    <button
      type="button"
      className={`btn ${look} btn--small`}
      aria-pressed={present === undefined ? undefined : present === given}
      onClick={() => answer(given)}
    >
      {texts.translate(text)}
    </button>
  );
  return (
    <section ref={bar} tabIndex={-1} className={css['bar']} aria-labelledby={id} lang={texts.locale}>
      <p id={id} className="t-small">
        {texts.translate(consent.question)}
      </p>
      <div className="btnrow">
        {button('N', 'btn--quiet', consent.refuse)}
        {button('Y', 'btn--main', consent.agree)}
      </div>
    </section>
  );
}
