import './find.css';
import { useState } from 'react';
import { areSingleKeysEnabled, enableSingleKeys } from '../shell/single-key-shortcuts.ts';
import { useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { formatShortcut } from '../ui/shortcut-keys.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { findStrings, type FindStrings } from './strings.ts';

type Said = Exclude<
  {
    [Name in keyof FindStrings['keys']]: FindStrings['keys'][Name] extends string ? Name : never;
  }[keyof FindStrings['keys']],
  undefined
>;

const groups: readonly (readonly [title: Said, keys: readonly (readonly [keys: readonly string[], does: Said])[]])[] = [
  [
    'everywhere',
    [
      [['⌘ K'], 'find'],
      [['/'], 'filter'],
      [['F6', '⇧ F6'], 'panes'],
      [['⌘ Z', '⇧ ⌘ Z'], 'undo'],
      [['N'], 'create'],
      [['Esc'], 'close'],
      [['?'], 'help'],
    ],
  ],
  [
    'inTrees',
    [
      [['↑', '↓'], 'move'],
      [['←', '→'], 'fold'],
      [['↵'], 'openRow'],
      [['F2'], 'rename'],
      [['Alt ↑ ↓ ← →'], 'moveEntry'],
      [['M'], 'moveTo'],
      [['A'], 'child'],
    ],
  ],
  [
    'inPreview',
    [
      [['F8', '⇧ F8'], 'problem'],
      [['⌘ P'], 'viewer'],
      [['J', 'K'], 'change'],
      [['⌘ ↵'], 'publish'],
    ],
  ],
];

/** Every key, and whether single letters are some. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(findStrings).keys;
  return (
    <Dialog title={words.title} width={760} onClose={onClose}>
      <LettersChoice />
      <div className="find-keys">
        {groups.map(([title, keys]) => (
          <section key={title} aria-label={words[title]}>
            <h2>{words[title]}</h2>
            <dl>
              {keys.map(([all, does]) => (
                <div key={does}>
                  <dt>
                    {all.map((one) => (
                      <kbd key={one}>{formatShortcut(one)}</kbd>
                    ))}
                  </dt>
                  <dd>{words[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** True when single-key shortcuts are enabled. */
export function LettersChoice() {
  const words = useWords(findStrings).keys;
  const [on, setOn] = useState(areSingleKeysEnabled);
  return (
    <div className="row wrap find-letters">
      <span className="grow">
        <span>{words.letters}</span>
        <br />
        <span className="small muted">{words.lettersHelp}</span>
      </span>
      <SegmentedControl
        label={words.letters}
        value={on ? 'on' : 'off'}
        onChange={(next) => {
          enableSingleKeys(next === 'on');
          setOn(next === 'on');
        }}
        options={[
          { value: 'on', label: words.on },
          { value: 'off', label: words.off },
        ]}
      />
    </div>
  );
}
