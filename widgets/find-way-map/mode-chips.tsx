import type { Decoded } from '#schemas/command';
import { ROUTE_MODES, type RouteMode } from '#wayfinding';
import { fillWords } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { wholeMinutes } from './step-text.ts';
import type { Routes } from './use-routes.ts';

const labels = { fast: 'fast', 'step-free': 'stepFree', shade: 'shade' } as const satisfies Readonly<
  Record<RouteMode, string>
>;

interface ModeChipsProps {
  readonly texts: Decoded<Settings>['texts'];
  readonly routes: Routes | undefined;
  readonly mode: RouteMode;
  readonly onChoose: (mode: RouteMode) => void;
}

/** Three kinds of route with their minutes. */
export function ModeChips({ texts, routes, mode, onChoose }: ModeChipsProps) {
  return (
    <div className={css['modes']} role="group" aria-label={texts.modes}>
      {ROUTE_MODES.map((one) => {
        const route = routes?.[one];
        return (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === mode}
            disabled={routes !== undefined && route === undefined}
            onClick={() => onChoose(one)}
          >
            <span>{texts[labels[one]]}</span>
            {route === undefined ? null : (
              <span className="num">{` ${fillWords(texts.minutes, { count: wholeMinutes(route.seconds) })}`}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
