import { keyOf, type Problem, type RawDocument, type Words } from '#content';
import { describeFix } from '../report/report-texts.ts';
import { placeOf } from '../report/report-content.ts';
import { editOf, type Edit } from './edit-of.ts';
import { spansOf } from './json-spans.ts';

/** Fixed texts by file, and a description of each change. */
export interface FixResult {
  readonly texts: ReadonlyMap<string, string>;
  readonly changes: readonly Words[];
  /** True when overlapping fixes remain for the next round. */
  readonly isPartial: boolean;
}

interface Wanted {
  readonly problem: Problem;
  readonly edit: Edit;
}

/** Applies every unique fix to the texts of files; only the value or name changes. */
export function applyFixes(
  problems: readonly Problem[],
  { documents, texts }: { readonly documents: readonly RawDocument[]; readonly texts: ReadonlyMap<string, string> },
): FixResult {
  const sources = new Map(
    documents.flatMap(({ type, id, source }) =>
      source === undefined ? [] : [[`${source.file} ${keyOf(type, id)}`, source] as const],
    ),
  );
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { file } = problem.at;
    if (file === undefined || problem.fix === undefined) continue;
    const known = byFile.get(file) ?? [];
    byFile.set(file, known);
    known.push(problem);
  }
  const mended = new Map<string, string>();
  const changes: Words[] = [];
  let isPartial = false;
  for (const [file, some] of byFile) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const pointerOf = ({ at, fix }: Problem): string =>
      (sources.get(`${file} ${keyOf(at.type, at.id)}`)?.pointer ?? '') + (fix?.pointer ?? '');
    const { made, left } = apart(editsOf(some, text, pointerOf));
    isPartial ||= left;
    if (made.length === 0) continue;
    mended.set(
      file,
      withEdits(
        text,
        made.map(({ edit }) => edit),
      ),
    );
    changes.push(...made.map(({ problem }) => changeOf(problem)));
  }
  return { texts: mended, changes, isPartial };
}

function editsOf(problems: readonly Problem[], text: string, pointerOf: (problem: Problem) => string): Wanted[] {
  const spans = spansOf(text, problems.map(pointerOf));
  return problems.flatMap((problem) => {
    const edit = problem.fix && editOf(problem.fix, spans.get(pointerOf(problem)), text);
    return edit === undefined ? [] : [{ problem, edit }];
  });
}

/** Apply the first of overlapping fixes; the next round checks the others. */
function apart(wanted: readonly Wanted[]): { readonly made: readonly Wanted[]; readonly left: boolean } {
  const made: Wanted[] = [];
  for (const one of wanted.toSorted((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end)) {
    const last = made.at(-1)?.edit;
    if (last === undefined || one.edit.start >= last.end) made.push(one);
  }
  return { made, left: made.length < wanted.length };
}

const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits.toReversed().reduce((whole, { start, end, text: by }) => whole.slice(0, start) + by + whole.slice(end), text);

function changeOf(problem: Problem): Words {
  const { code, fix } = problem;
  const done = fix === undefined ? { ko: '', en: '' } : describeFix(fix);
  return {
    ko: `고쳤어요: ${placeOf(problem)}  ${code}  ${done.ko}`,
    en: `Mended: ${placeOf(problem)}  ${code}  ${done.en}`,
  };
}
