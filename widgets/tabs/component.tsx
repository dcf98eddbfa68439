import { Children, useState } from 'react';
import { TabStrip } from '#ui/controls/tab-strip.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { panelsOf } from '../shared/panels/panels-of.ts';
import { readCount } from './read-count.ts';
import css from './component.module.css';
import { countNeed } from './count-need.ts';
import type { Settings } from './schema.ts';

/** Tabs over the placements that it holds, or over the list that stands below. */
export function Tabs(props: WidgetProps<Settings>) {
  return Children.count(props.children) === 0 ? <QueryTabs {...props} /> : <PanelTabs {...props} />;
}

/** A press applies immediately; the address follows, and applies when it changes for another reason. */
const useChosen = (param: string): readonly [string, (value: string) => void] => {
  const { frame, run } = useWidgetPort();
  const asked = frame.query?.[param] ?? '';
  const [pressed, setPressed] = useState({ asked, value: asked });
  const choose = (value: string) => {
    setPressed({ asked, value });
    run({ kind: 'go', to: changeQuery(frame.path, frame.query, { [param]: value }), replace: true });
  };
  return [pressed.asked === asked ? pressed.value : asked, choose];
};

function PanelTabs({ id, settings: { label, param = 'tab', tabs, variant }, data, children }: WidgetProps<Settings>) {
  const { frame } = useWidgetPort();
  const [asked, choose] = useChosen(param);
  const panels = panelsOf(children);
  // A placement that is not there for this visitor has no tab.
  const shown = tabs.filter(({ value, placement = value }) => panels.has(placement));
  const chosen = (shown.find(({ value }) => value === asked) ?? shown[0])?.value ?? '';
  return (
    <div className={css['place']}>
      <TabStrip
        id={id}
        label={label}
        tabs={shown.map((tab) => ({
          id: tab.value,
          label: tab.label,
          href: changeQuery(frame.path, frame.query, { [param]: tab.value }),
          ...(tab.count === undefined ? {} : { count: readCount(tab.count, data[countNeed(tab.value)]) }),
        }))}
        isSegmented={variant === 'segments'}
        chosen={chosen}
        onChoose={choose}
      />
      {shown.map(({ value, placement = value }) => (
        <div
          key={value}
          id={`${id}-${value}`}
          role="tabpanel"
          aria-labelledby={`${id}-${value}-tab`}
          tabIndex={0}
          hidden={value !== chosen}
          className={css['panel']}
        >
          {panels.get(placement)}
        </div>
      ))}
    </div>
  );
}

/** Links, not tabs: what they change stands elsewhere on the page. */
function QueryTabs({ settings: { label, param = 'tab', tabs }, data }: WidgetProps<Settings>) {
  const { frame } = useWidgetPort();
  const chosen = frame.query?.[param] ?? '';
  const current = tabs.some(({ value }) => value === chosen) ? chosen : tabs[0]?.value;
  return (
    <nav aria-label={label} className={css['place']}>
      <ul className={`rail ${css['links']}`}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <CommandLink
              command={{
                kind: 'go',
                to: changeQuery(frame.path, frame.query, { [param]: tab.value, page: '' }),
                replace: true,
              }}
              className="chip"
              current={tab.value === current}
            >
              <span>{tab.label}</span>
              {tab.count === undefined ? null : (
                <span className="num">{` ${readCount(tab.count, data[countNeed(tab.value)])}`}</span>
              )}
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
