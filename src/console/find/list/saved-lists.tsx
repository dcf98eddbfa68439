import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useLetterLimit } from '../../ui/use-letter-limit.ts';
import { useSavedLists, withList } from './saved.ts';
import { listWords } from './strings.ts';

/** Lists by the names that somebody gave them. */
export function SavedLists({
  query,
  onChoose,
}: {
  readonly query: string;
  readonly onChoose: (query: string) => void;
}) {
  const words = useWords(listWords);
  const say = useToast();
  const form = useId();
  const limit = useLetterLimit(60);
  const { lists, keep } = useSavedLists();
  const [isNaming, setNaming] = useState(false);
  const chosen = lists.find((list) => list.query === query);
  const change = (next: Parameters<typeof keep>[0]): void =>
    void keep(next).then((kept) => {
      if (!kept) say(words.notSaved);
    });
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    change((all) => withList(all, { name: name.trim(), query }));
    setNaming(false);
  };
  return (
    <>
      <Menu
        className="btn"
        label={words.saved}
        button={
          <>
            <Icon name="filter" />
            <span>{chosen?.name ?? words.saved}</span>
            <Icon name="chevron-down" size="s" />
          </>
        }
        items={[
          ...lists.map((list) => ({ label: list.name, isChosen: list === chosen, run: () => onChoose(list.query) })),
          {
            label: words.save,
            mark: <Icon name="plus" size="s" />,
            disabled: query === '' || chosen !== undefined,
            run: () => setNaming(true),
          },
          ...(chosen === undefined
            ? []
            : [
                {
                  label: words.forget(chosen.name),
                  mark: <Icon name="trash" size="s" />,
                  run: () => change((all) => all.filter(({ name }) => name !== chosen.name)),
                },
              ]),
        ]}
      />
      {isNaming ? (
        <Dialog
          title={words.saveTitle}
          help={words.saveHelp}
          onClose={() => setNaming(false)}
          foot={
            <>
              <span className="grow" />
              <button type="submit" form={form} className="btn primary">
                {words.saveGo}
              </button>
            </>
          }
        >
          <form id={form} onSubmit={save}>
            <label className="field">
              <span className="label">{words.name}</span>
              <input className="input" name="name" required {...limit} autoComplete="off" />
            </label>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
