import { useState, type MouseEvent } from 'react';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { Icon } from '#ui/media/icon.tsx';
import { useModal } from '#ui/overlays/use-modal.ts';
import css from './connection-lost.module.css';
import { isReachable } from './is-reachable.ts';
import type { SiteState } from '../app/use-site.ts';

interface ConnectionLostProps {
  readonly code: number;
  readonly site: SiteState;
}

/**
 * Stands over the page when the server cannot be reached or makes no sense (8.3). It needs nothing that is not here already; the server's own
 * page of this kind is for those whom no script can tell. What was on the screen is still under it: a ticket must not be lost with the network.
 */
export function ConnectionLost({ code, site: { shown, presentRef, setLost, visit } }: ConnectionLostProps) {
  const { texts, site, decision } = shown;
  const close = () => setLost(undefined);
  const modal = useModal(close);
  const [tries, setTries] = useState({ count: 0, isUnderWay: false });
  const again = async () => {
    setTries(({ count }) => ({ count, isUnderWay: true }));
    const { address } = presentRef.current;
    if (await isReachable(address)) return reloadFromServer(address);
    setTries(({ count }) => ({ count: count + 1, isUnderWay: false }));
  };
  const toMain = (event: MouseEvent) => {
    event.preventDefault();
    void visit(decision.main);
  };
  return (
    <dialog
      {...modal}
      className={css['page']}
      lang={decision.locale}
      aria-labelledby="connection-lost"
      aria-describedby="connection-lost-help"
    >
      <button
        type="button"
        className={`iconbtn ${css['close']}`}
        aria-label={texts.translate(site.texts.close)}
        onClick={close}
      >
        <Icon name="x" />
      </button>
      <p className="badge badge--wait">
        <Icon name="wifi-off" size="s" />
        <span>{texts.translate(site.texts.connectionCode, { code: String(code) })}</span>
      </p>
      <h1 id="connection-lost" className="t-title">
        {texts.translate(site.texts.connectionLost)}
      </h1>
      <p id="connection-lost-help" className="muted">
        {texts.translate(site.texts.connectionLostHelp)}
      </p>
      <p key={tries.count} role="status" className={css['still']}>
        {tries.count > 0 ? texts.translate(site.texts.connectionStill) : ''}
      </p>
      <div className={css['ways']}>
        <button
          type="button"
          className="btn btn--main btn--wide"
          data-focus
          aria-disabled={tries.isUnderWay}
          onClick={() => {
            if (!tries.isUnderWay) void again();
          }}
        >
          <Icon name="refresh" size="s" />
          <span>{texts.translate(site.texts.retry)}</span>
        </button>
        <a className="btn btn--quiet btn--wide" href={decision.main} onClick={toMain}>
          <Icon name="home" size="s" />
          <span>{texts.translate(site.texts.toMain)}</span>
        </a>
      </div>
    </dialog>
  );
}
