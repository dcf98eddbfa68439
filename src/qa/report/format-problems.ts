import type { Problem, Way } from '#content';

/** Problems for people: place, code and what is wrong in a line, what to do below it, a sum at the end. */
export function formatText(problems: readonly Problem[], documents: number): string {
  return [...problems.map(formatOne), summary(problems, documents)].join('\n');
}

/** Problems for tools, in both languages. */
export function formatJson(problems: readonly Problem[], documents: number, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ documents, errors: count(problems, 'error'), warnings: count(problems, 'warning'), ...more, problems }, null, 2);
}

function formatOne({ code, severity, at, text, hint, way }: Problem): string {
  const place = at.file === undefined ? `${at.type}/${at.id}#${at.pointer}` : `${at.file}:${at.line ?? 1}:${at.column ?? 1}`;
  return `${place}  ${code}${severity === 'error' ? '' : ` (${severity})`}  ${text.en}\n    ${hint.en}${way === undefined ? '' : `\n    ${formatWay(way)}`}`;
}

/** The steps of a visitor to the problem, as they are pressed one after the other. */
const formatWay = ({ as, at, steps }: Way): string =>
  `To see it: ${steps.map(({ to, by }) => (by === '' ? to : `press '${by}' → ${to}`)).join(', ')}, as ${as}, at ${new Date(at).toISOString()}`;

const count = (problems: readonly Problem[], severity: Problem['severity']): number => problems.filter((problem) => problem.severity === severity).length;

const many = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function summary(problems: readonly Problem[], documents: number): string {
  const checked = `${many(documents, 'document')} checked`;
  if (problems.length === 0) return `${checked}: no problems.`;
  return `${checked}: ${many(count(problems, 'error'), 'error')}, ${many(count(problems, 'warning'), 'warning')}.`;
}
