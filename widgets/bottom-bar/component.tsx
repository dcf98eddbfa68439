import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { currentItem } from './current-item.ts';
import type { Settings } from './settings.ts';
import { shows } from './shows.ts';
import type { TipProps } from './tip.tsx';
import { useTip } from './use-tip.ts';

// Seconds pass before a tip, and most visitors are elsewhere by then. Without a network there is no tip.
const loadTip = async (): Promise<ComponentType<TipProps>> => (await import('./tip.tsx')).Tip;
const Tip = lazy(async () => ({ default: await loadTip().catch((): ComponentType<TipProps> => () => null) }));

export function BottomBar({ settings: { items } }: WidgetProps<Settings>) {
  const { frame, href, text, companionNews } = useWidgetPort();
  const [moving, setMoving] = useState<string>();
  if (!shows(frame)) return null;
  const current = currentItem(
    items.map(({ id, action, match }) => ({ id, href: href(action), ...(match ? { match } : {}) })),
    frame.path,
  );
  // A bar stays in view, unless its page lets it go.
  const isLoose = frame.flags.isStickyFooter === false;
  return (
    <div data-bottom-bar className={`${css['room']} ${isLoose ? css['loose'] : ''}`}>
      <nav className={css['bar']} aria-label={text('mainMenu')}>
        <ul>
          {items.map(({ id, icon, label, action, motion = 'hop', tip, news }) => (
            <li key={id} onClickCapture={() => setMoving(id)} onAnimationEnd={() => setMoving(undefined)}>
              <CommandLink
                command={action}
                className={`${css['item']} ${css[motion]} ${moving === id ? css['moving'] : ''}`}
                current={id === current}
              >
                <Icon name={icon} />
                <span>{label}</span>
                {news !== undefined && companionNews ? (
                  <span className={css['news']}>
                    <span className="sr">{news}</span>
                  </span>
                ) : null}
              </CommandLink>
              {tip ? <TimedTip tip={tip} /> : null}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type TipSettings = NonNullable<Decoded<Settings>['items'][number]['tip']>;

function TimedTip({ tip }: { readonly tip: TipSettings }) {
  const phase = useTip(tip);
  return phase === 'shown' || phase === 'fading' ? (
    <Suspense>
      <Tip text={tip.text} isFading={phase === 'fading'} fadeMs={tip.untilMs - tip.fadeMs} />
    </Suspense>
  ) : null;
}
