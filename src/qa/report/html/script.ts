/** Script of a report: filters, language switch, F8 for the next problem. Without it everything is shown. */
export const script = `
const root = document.documentElement;
const all = [...document.querySelectorAll('.problem')];
const cards = [...document.querySelectorAll('.of-document')];
const form = document.querySelector('.filters');
const shown = document.querySelector('.shown');
const none = document.querySelector('.none');
const language = document.querySelector('.language');
const nextOf = () => (root.lang === 'ko' ? 'en' : 'ko');
const filter = () => {
  const wanted = new FormData(form);
  const kinds = form.elements.severity === undefined ? undefined : new Set(wanted.getAll('severity'));
  const [code, type, words] = ['code', 'type', 'words'].map((name) => (wanted.get(name) ?? '').trim());
  let count = 0;
  for (const one of all) {
    const { severity, code: own, type: kind, words: text } = one.dataset;
    const fits = (kinds === undefined || kinds.has(severity)) && (code === '' || own.split(' ').includes(code)) && (type === '' || type === kind) && words.toLowerCase().split(/\\s+/).every((word) => text.includes(word));
    one.hidden = !fits;
    count += Number(fits);
  }
  for (const card of cards) card.hidden = card.querySelector('.problem:not([hidden])') === null;
  none.hidden = count > 0;
  shown.textContent = shown.dataset[root.lang].replace('{n}', count).replace('{of}', all.length);
};
const speak = (lang) => {
  root.lang = lang;
  language.textContent = language.dataset[nextOf()];
  language.lang = nextOf();
  for (const option of document.querySelectorAll('option[data-ko]')) option.textContent = option.dataset[lang];
  if (form) filter();
};
language.hidden = false;
language.addEventListener('click', () => speak(nextOf()));
if (form) {
  form.hidden = false;
  form.addEventListener('input', filter);
  form.addEventListener('reset', () => requestAnimationFrame(filter));
  form.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    const seen = all.filter((one) => !one.hidden);
    const at = seen.indexOf(document.activeElement.closest('.problem'));
    const next = seen[(at + (event.shiftKey ? -1 : 1) + seen.length + (at === -1 && event.shiftKey ? 1 : 0)) % seen.length];
    if (next) next.focus();
  });
}
speak(root.lang);
`;
