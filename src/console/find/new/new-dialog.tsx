import '../find.css';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { editorPath } from '../../problems/editor-path.ts';
import { useNames, useSiteStore } from '../../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusWhenRendered } from '../../ui/focus-when-rendered.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { labelOf } from '../entries.ts';
import { IdField, NameField, TypeField, VenueField } from './new-fields.tsx';
import { useWish } from './use-wish.ts';
import { newWords } from './strings.ts';

interface NewDialogProps {
  readonly type: string | undefined;
  /** Key of the document that is to be copied. */
  readonly like: string | undefined;
  readonly onClose: () => void;
}

const soundId = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;

/** Asks what is made, for which venue and how it is called, and opens it ready to be typed in. */
export function NewDialog({ type: firstType, like, onClose }: NewDialogProps) {
  const words = useWords(newWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const names = useNames();
  const store = useSiteStore();
  const say = useToast();
  const navigate = useNavigate();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
    // A table has no name: its venue is what is asked.
    if (first.current === null) document.getElementById(form)?.querySelector('select')?.focus();
  }, [form]);
  const wish = useWish(firstType, like);
  const [isAsked, setAsked] = useState(false);
  const { type, made, forbidden, source, isOfVenue, taken, name } = wish;
  const idProblem = isOfVenue
    ? undefined
    : !soundId.test(made.id)
      ? words.badId
      : taken === undefined
        ? undefined
        : words.taken;
  const nameProblem = !isOfVenue && (name.ko.trim() === '' || name.en.trim() === '') ? words.noName : undefined;
  const mayMake = forbidden.length === 0 && !(isOfVenue && taken !== undefined);
  const page = type === 'page' ? made.changes.get(made.key) : undefined;
  const open = (key: string, pointer?: string): void => {
    onClose();
    void navigate(editorPath(store.get().docs, key, pointer));
  };
  const create = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!mayMake) return;
    if (idProblem !== undefined || nameProblem !== undefined)
      return focusWhenRendered(() =>
        document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      );
    const said = words.made(wish.called[language]);
    store.edit(said, made.changes);
    open(made.key, made.pointer);
    say(said, { label: words.undo, run: () => void store.undo(made.key) });
  };
  const problemOf = (text: string | undefined) =>
    text === undefined || !isAsked ? null : (
      <p className="problem" role="alert">
        <Icon name="alert-triangle" />
        <span className="grow">{text}</span>
      </p>
    );
  return (
    <Dialog
      title={source === undefined ? words.title : words.copyTitle(labelOf(source, names)[language])}
      help={words.help}
      width={680}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="submit" form={form} className="btn primary" disabled={!mayMake}>
            {source === undefined ? words.create : words.copyGo}
          </button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={create} noValidate>
        {source === undefined ? <TypeField wish={wish} /> : null}
        <VenueField wish={wish} />
        {isOfVenue ? (
          taken === undefined ? (
            <p className="small muted">{`${source === undefined ? words.tableHelp : words.tableCopyHelp}${made.changes.size > 1 ? ` ${words.brings(texts.types['deep-links'] ?? '')}` : ''}`}</p>
          ) : (
            <p className="problem warning">
              <Icon name="info-circle" />
              <span className="grow">{words.hasOne(wish.called[language])}</span>
              <button type="button" className="btn s" onClick={() => open(taken.key)}>
                {words.openIt}
              </button>
            </p>
          )
        ) : (
          <>
            <NameField wish={wish} first={first} isAsked={isAsked} />
            {problemOf(nameProblem)}
            <IdField wish={wish} isBad={isAsked && idProblem !== undefined} />
            {problemOf(idProblem)}
          </>
        )}
        {page === undefined || nameProblem !== undefined ? null : (
          <p className="small muted">{words.pathHelp(names.address(page))}</p>
        )}
        {forbidden.length === 0 ? null : (
          <p className="problem warning">
            <Icon name="lock" />
            <span className="grow">
              {forbidden.includes(type)
                ? words.noRight
                : words.noRightBeside(forbidden.map((one) => texts.types[one] ?? one))}
            </span>
          </p>
        )}
      </form>
    </Dialog>
  );
}
