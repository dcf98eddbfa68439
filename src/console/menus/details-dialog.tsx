import { iconNames } from '#schemas/icon-names.gen';
import { MessageField } from '../content/fields/message-field.tsx';
import { Field } from '../content/fields/field.tsx';
import type { TextPlace } from '../messages/own-text.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { EntryView } from './entry-view.ts';
import type { change } from './moves.ts';
import { settingsFor, type Visibility } from './visibility.ts';
import { menuStrings } from './strings.ts';

interface DetailsDialogProps {
  readonly view: EntryView;
  readonly onClose: () => void;
  readonly onTarget: () => void;
  /** Place of the entry in its menu. */
  readonly place: TextPlace;
  readonly onSet: (settings: Parameters<typeof change>[2]) => void;
}

/** Dialog with all settings of a menu entry. */
export function DetailsDialog({ view, place, onClose, onTarget, onSet }: DetailsDialogProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const { item, visibility, target } = view;
  const see = (settings: Partial<Visibility>): void => onSet(settingsFor(item, settings));
  const check = (label: string, isOn: boolean, settings: Partial<Visibility>, isOff = false) => (
    <label className="row">
      <input type="checkbox" checked={isOn} disabled={isOff} onChange={() => see(settings)} />
      <span>{label}</span>
    </label>
  );
  return (
    <Dialog title={words.details(view.name[language])} help={words.detailsHelp} onClose={onClose} width={640}>
      <div className="stack menus-details">
        <MessageField label={words.names} messageKey={item.menuName} place={place} />
        <div className="setting">
          <div className="grow">
            <h3>{words.target}</h3>
            <p className="small muted">
              {target.kind === 'none' ? words.nowhere : target.kind === 'action' ? words.actions : target.name}
            </p>
          </div>
          <button type="button" className="btn s" onClick={onTarget}>
            {words.change}
          </button>
        </div>
        <div className="setting" role="group" aria-label={words.languages}>
          <h3 className="grow">{words.languages}</h3>
          {check(words.korean, visibility.ko, { ko: !visibility.ko })}
          {check(words.english, visibility.en, { en: !visibility.en })}
        </div>
        <div className="setting" role="group" aria-label={words.platforms}>
          <h3 className="grow">{words.platforms}</h3>
          {check(words.app, visibility.app, { app: !visibility.app }, visibility.isCustom)}
          {check(words.web, visibility.web, { web: !visibility.web }, visibility.isCustom)}
        </div>
        <div className="setting">
          <h3 className="grow">{words.who}</h3>
          <SegmentedControl
            label={words.who}
            value={visibility.who}
            disabled={visibility.isCustom}
            onChange={(who) => see({ who })}
            options={[
              { value: 'all', label: words.everyone },
              { value: 'guest', label: words.guests },
              { value: 'member', label: words.members },
            ]}
          />
        </div>
        {visibility.isCustom || visibility.hasOtherConditions ? (
          <p className="small muted">{visibility.isCustom ? words.own : words.extra}</p>
        ) : null}
        {view.depth === 1 ? null : (
          <>
            <Field label={words.icon}>
              {({ id, describedBy }) => (
                <select
                  id={id}
                  aria-describedby={describedBy}
                  className="input"
                  value={item.icon ?? ''}
                  onChange={(event) => onSet({ icon: event.target.value === '' ? undefined : event.target.value })}
                >
                  <option value="">{words.iconNone}</option>
                  {iconNames.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <label className="row">
              <input
                type="checkbox"
                checked={view.isFolded}
                disabled={view.isFolded && item.footer !== true}
                onChange={() => onSet({ footer: item.footer === true ? undefined : true })}
              />
              <span>{words.inFooter}</span>
            </label>
          </>
        )}
      </div>
    </Dialog>
  );
}
