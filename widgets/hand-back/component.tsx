import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { RefusalOffer } from '../shared/refusals/refusal-offer.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { useHandBack } from './use-hand-back.ts';

export function HandBack({ settings }: WidgetProps<Settings>) {
  const {
    progress,
    returnTo,
    offers,
    refused: { icon, title, missing, again: startAgain, links = [] },
  } = settings;
  const port = useWidgetPort();
  const { refused, isMissing, again } = useHandBack(settings);
  if (refused === undefined && !isMissing)
    return (
      <div className={css['panel']} role="status">
        <span className={css['spinner']} aria-hidden="true" />
        <Heading className="t-title">{progress.title}</Heading>
        {progress.text ? <p>{progress.text}</p> : null}
      </div>
    );
  const returnPath = returnTo === undefined ? undefined : refused?.values?.[returnTo];
  return (
    <div className={css['panel']}>
      <span className={css['mark']}>
        <Icon name={icon ?? 'alert-circle'} size="l" />
      </span>
      <div role="alert" className={css['words']}>
        <Heading className="t-title">{title}</Heading>
        <p>{refused?.message ?? missing}</p>
      </div>
      <div className={css['ways']}>
        {refused ? <RefusalOffer offers={offers} refused={refused} onAgain={again} /> : null}
        {refused !== undefined && refused.code === undefined ? (
          <button type="button" className="btn btn--main btn--wide" onClick={() => again()}>
            {port.text('retry')}
          </button>
        ) : null}
        {startAgain && returnTo !== undefined && returnPath !== undefined ? (
          <CommandLink
            command={{ kind: 'url', url: `{item.${returnTo}}`, replace: true }}
            item={{ [returnTo]: returnPath }}
            className="btn btn--main btn--wide"
          >
            {startAgain}
          </CommandLink>
        ) : null}
        {links.map((link, index) => (
          <CommandLink key={index} command={link.action} className="btn btn--line btn--wide">
            {link.label}
          </CommandLink>
        ))}
      </div>
    </div>
  );
}
