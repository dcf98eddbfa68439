import { loadWhole } from '#render/run-command/open-outside.ts';
import { Icon } from '#ui/icon.tsx';
import css from './connection-lost.module.css';
import type { SiteState } from './use-site.ts';

interface ConnectionLostProps {
  readonly code: number;
  readonly site: SiteState;
}

/** Stands over the page when the server cannot be reached or makes no sense (8.3); it needs nothing that is not here already. */
export function ConnectionLost({ code, site: { shown, presentRef } }: ConnectionLostProps) {
  const { texts, site, decision } = shown;
  return (
    <main className={css['page']} lang={decision.locale} aria-labelledby="connection-lost">
      <Icon name="wifi-off" size="l" />
      <h1 id="connection-lost">{texts.say(site.texts.connectionLost)}</h1>
      <p>{texts.say(site.texts.connectionLostHelp)}</p>
      <p className={css['code']}>{texts.say(site.texts.connectionCode, { code: String(code) })}</p>
      <div className={css['ways']}>
        <button type="button" className="btn btn--main" onClick={() => loadWhole(presentRef.current.address)}>{texts.say(site.texts.retry)}</button>
        <a className="btn btn--quiet" href={decision.main}>{texts.say(site.texts.toMain)}</a>
      </div>
    </main>
  );
}
