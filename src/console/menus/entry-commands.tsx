import type { MenuItem } from '#schemas/documents/menu/schema';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import type { EntryView } from './entry-view.ts';
import { moveBy, steps } from './moves.ts';
import type { RowActions } from './row-actions.ts';
import { isHidden, settingsFor, type Visibility } from './visibility.ts';
import { menuStrings } from './strings.ts';

const icons = { up: 'arrow-up', down: 'arrow-down', in: 'indent-increase', out: 'indent-decrease' } as const;

interface EntryCommandsProps {
  readonly view: EntryView;
  readonly items: readonly MenuItem[];
  readonly act: RowActions;
}

/** Actions for the selected entry. Unavailable actions are disabled and keep their place. */
export function EntryCommandBar({ view, items, act }: EntryCommandsProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const { uid, visibility } = view;
  const hide = (change: Partial<Visibility>): void => act.setVisibility(uid, settingsFor(view.item, change));
  const all = isHidden(visibility);
  const languages = [
    { label: words.hideEn, isOn: !visibility.en, change: { en: !visibility.en } },
    { label: words.hideKo, isOn: !visibility.ko, change: { ko: !visibility.ko } },
  ];
  const platforms = [
    { label: words.hideApp, isOn: !visibility.app, change: { app: !visibility.app } },
    { label: words.hideWeb, isOn: !visibility.web, change: { web: !visibility.web } },
  ];
  return (
    <div className="row wrap" role="group" aria-label={words.commands(view.name[language])}>
      <span className="bar">
        {steps.map((step) => {
          const cannot = moveBy(items, uid, step) === undefined;
          return (
            <button
              key={step}
              type="button"
              className="ib txt"
              data-part={step}
              aria-disabled={cannot}
              onClick={() => {
                if (!cannot) act.step(uid, step);
              }}
            >
              <Icon name={icons[step]} size="s" />
              <span>{words[step]}</span>
            </button>
          );
        })}
        <button type="button" className="ib txt" data-part="to" onClick={() => act.open('move', uid)}>
          <Icon name="arrows-move-horizontal" size="s" />
          <span>{words.to}</span>
        </button>
      </span>
      <span className="bar">
        <button type="button" className="ib txt" data-part="edit" onClick={() => act.edit(uid)}>
          <Icon name="edit" size="s" />
          <span>{`${words.edit} `}</span>
          <kbd>↵</kbd>
        </button>
        <Menu
          className="ib txt"
          label={words.seen}
          button={
            <>
              <Icon name="eye-off" size="s" />
              <span>{words.hide}</span>
            </>
          }
          items={[
            { label: words.seen, isHead: true },
            ...languages.map(({ label, isOn, change }) => ({ label, isChosen: isOn, run: () => hide(change) })),
            ...platforms.map(({ label, isOn, change }) => ({
              label,
              isChosen: isOn,
              disabled: visibility.isCustom,
              run: () => hide(change),
            })),
            {
              label: all ? words.showAll : words.hideAll,
              run: () =>
                hide(
                  all
                    ? { ko: true, en: true, ...(visibility.isCustom ? {} : { app: true, web: true }) }
                    : { ko: false, en: false },
                ),
            },
          ]}
        />
        <button type="button" className="ib txt" data-part="details" onClick={() => act.open('details', uid)}>
          <Icon name="adjustments-horizontal" size="s" />
          <span>{words.more}</span>
        </button>
        <button
          type="button"
          className="ib"
          aria-label={words.remove}
          title={words.remove}
          onClick={() => act.remove(uid)}
        >
          <Icon name="trash" size="s" />
        </button>
      </span>
    </div>
  );
}
