import '../find.css';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { iconOf } from '../../content/site-tree.ts';
import { useMe } from '../../me.ts';
import { wayTo } from '../../problems/way-to.ts';
import { useVenueChoice, useVenues } from '../../shell/venue-choice.tsx';
import { useDocs, useNames, useSiteStore } from '../../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/toasts.tsx';
import { labelOf } from '../entries.ts';
import { createTypes } from './create-types.ts';
import { forbiddenIn } from './rights-for.ts';
import { makeDocument, type NewWish } from './skeleton.ts';
import { newWords } from './words.ts';

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
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const say = useSay();
  const navigate = useNavigate();
  const { grants } = useMe();
  const venues = useVenues();
  const choice = useVenueChoice();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const source = like === undefined ? undefined : docs.get(like);
  const was = source === undefined ? undefined : labelOf(source, names);
  const [type, setType] = useState(source?.type ?? firstType ?? 'page');
  const [venue, setVenue] = useState(source === undefined ? choice.venue : names.venueOf(source.type, source.id));
  const [name, setName] = useState({ ko: was === undefined ? '' : newWords.ko.copyOf(was.ko), en: was === undefined ? '' : newWords.en.copyOf(was.en) });
  const [ownId, setOwnId] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const wish: NewWish = { type, venue, name: { ko: name.ko.trim() || name.en.trim(), en: name.en.trim() || name.ko.trim() }, like, id: ownId };
  const made = useMemo(() => makeDocument(docs, names, wish), [docs, names, type, venue, name, like, ownId]); // oxlint-disable-line react-hooks/exhaustive-deps -- the wish is made of these
  const forbidden = useMemo(() => forbiddenIn(made.changes, docs, names, grants), [made, docs, names, grants]);
  const allowed = forbidden.length === 0;
  const idProblem = !soundId.test(made.id) ? words.badId : docs.has(made.key) ? words.taken : undefined;
  const nameProblem = name.ko.trim() === '' || name.en.trim() === '' ? words.noName : undefined;
  const page = type === 'page' ? made.changes.get(made.key) : undefined;
  const create = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!allowed || idProblem !== undefined || nameProblem !== undefined) return;
    const said = words.made(name[language].trim());
    store.edit(said, made.changes);
    onClose();
    void navigate(wayTo(store.get().docs, made.key, made.pointer));
    say(said, { label: words.undo, run: () => void store.undo(made.key) });
  };
  const problemOf = (text: string | undefined) => (text === undefined || !isAsked ? null : <p className="problem" role="alert"><Icon name="alert-triangle" /><span className="grow">{text}</span></p>);
  return (
    <Dialog
      title={was === undefined ? words.title : words.copyTitle(was[language])}
      help={words.help}
      width={680}
      onClose={onClose}
      foot={<><span className="grow" /><button type="submit" form={form} className="btn primary" disabled={!allowed}>{source === undefined ? words.create : words.copyGo}</button></>}
    >
      <form id={form} className="stack" onSubmit={create} noValidate>
        {source === undefined ? (
          <fieldset className="find-types">
            <legend className="label">{words.what}</legend>
            {createTypes.map((one) => (
              <label key={one} className="find-type"><input type="radio" name="type" className="sr" checked={type === one} onChange={() => { setType(one); setOwnId(undefined); }} /><Icon name={iconOf(one)} size="s" /><span>{texts.types[one] ?? one}</span></label>
            ))}
          </fieldset>
        ) : null}
        <label className="field">
          <span className="label">{words.venue}</span>
          <select className="input" value={venue ?? ''} onChange={(event) => { setVenue(event.target.value === '' ? undefined : event.target.value); setOwnId(undefined); }}>
            <option value="">{words.shared}</option>
            {venues.map(({ id }) => <option key={id} value={id}>{names.venue(id)[language]}</option>)}
          </select>
        </label>
        <fieldset className="field find-bare">
          <legend className="label">{words.name}</legend>
          <div className="two">
            {(['ko', 'en'] as const).map((locale) => (
              <label key={locale} className="input"><span className="lang" aria-hidden="true">{locale}</span><span className="sr">{locale === 'ko' ? words.korean : words.english}</span><input className="bare" lang={locale} {...(locale === 'ko' ? { ref: first } : {})} value={name[locale]} onChange={(event) => setName({ ...name, [locale]: event.target.value })} /></label>
            ))}
          </div>
        </fieldset>
        {problemOf(nameProblem)}
        <label className="field"><span className="label">{words.id}</span><input className="input mono" spellCheck={false} value={ownId ?? made.id} onChange={(event) => setOwnId(event.target.value)} /><span className="hint"><span>{words.idHelp}</span></span></label>
        {problemOf(idProblem)}
        {page === undefined || nameProblem !== undefined ? null : <p className="small muted">{words.pathHelp(names.address(page))}</p>}
        {allowed ? null : <p className="problem warning"><Icon name="lock" /><span className="grow">{forbidden.includes(type) ? words.noRight : words.noRightBeside(forbidden.map((one) => texts.types[one] ?? one))}</span></p>}
      </form>
    </Dialog>
  );
}
