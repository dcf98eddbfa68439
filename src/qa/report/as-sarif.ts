import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { isAbsolute } from 'node:path';
import { codeDescriptions, type Problem } from '#content';
import { lineAndColumn } from '#content/check/json-text';
import { editOf } from '../fix/edit-of.ts';
import { spansOf, type Span } from '../fix/json-spans.ts';
import type { Lang, ReportContent } from './report-content.ts';
import { describeFix, describeSteps } from './report-texts.ts';

type Json = Readonly<Record<string, unknown>>;

/** Formats a report as SARIF 2.1.0. The fingerprint of a finding survives added or removed lines and entries. */
export function asSarif({ command, problems, documents, texts = new Map() }: ReportContent, lang: Lang): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const sources = new Map(
    documents.flatMap(({ type, id, source }) =>
      source === undefined ? [] : [[`${type}/${id} ${source.file}`, source] as const],
    ),
  );
  const files = new Map([...texts, ...[...sources.values()].map(({ file, text }) => [file, text] as const)]);
  const places = new Places(
    files,
    problems,
    ({ at }) => (sources.get(`${at.type}/${at.id} ${at.file}`)?.pointer ?? '') + at.pointer,
  );
  const fingerprints = new Map<string, number>();
  const results = problems.map((problem) => resultOf(problem, { lang, codes, places, fingerprints }));
  const driver = { name: 'Promenade QA', rules: codes.map((code) => ruleOf(code, lang)) };
  const run = {
    tool: { driver },
    automationDetails: { id: `promenade/${command}/` },
    columnKind: 'utf16CodeUnits',
    language: lang === 'ko' ? 'ko-KR' : 'en-US',
    results,
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function ruleOf(code: Problem['code'], lang: Lang): Json {
  const { meaning, fix: remedy } = codeDescriptions[code];
  return {
    id: code,
    name: code.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: meaning[lang] },
    fullDescription: { text: `${meaning.en}\n${meaning.ko}` },
    help: { text: remedy[lang], markdown: `${remedy.en}\n\n${remedy.ko}` },
  };
}

interface Shared {
  readonly lang: Lang;
  readonly codes: readonly Problem['code'][];
  readonly places: Places;
  readonly fingerprints: Map<string, number>;
}

function resultOf(problem: Problem, { lang, codes, places, fingerprints }: Shared): Json {
  const { code, severity, at, text, hint, way } = problem;
  const shown = [text[lang], hint[lang], ...(way === undefined ? [] : [describeSteps(way)[lang]])].join('\n');
  const logical =
    at.type === '' ? [] : [{ name: at.id, kind: 'resource', fullyQualifiedName: `${at.type}/${at.id}#${at.pointer}` }];
  const physical =
    at.file === undefined
      ? {}
      : { physicalLocation: { artifactLocation: artifact(at.file), region: places.regionOf(problem) } };
  const fix = places.fixOf(problem, lang);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: shown },
    locations: [{ ...physical, ...(logical.length > 0 ? { logicalLocations: logical } : {}) }],
    partialFingerprints: { 'promenade/v1': fingerprintOf(problem, fingerprints) },
    ...(fix === undefined ? {} : { fixes: [fix] }),
  };
}

/** Depends on code, document and text, not on lines or list positions; equal findings are numbered. */
function fingerprintOf({ code, at, text }: Problem, seen: Map<string, number>): string {
  const plain = [
    code,
    at.type,
    at.id,
    at.type === '' ? at.file : '',
    at.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
    text.en,
  ].join('\n');
  const nth = (seen.get(plain) ?? 0) + 1;
  seen.set(plain, nth);
  return createHash('sha256').update(`${plain}\n${nth}`).digest('hex').slice(0, 32);
}

const artifact = (file: string): Json =>
  isAbsolute(file) ? { uri: pathToFileURL(file).href } : { uri: file.split('/').map(encodeURIComponent).join('/') };

/** Where the problems lie in the texts of their files; each file is read once. */
class Places {
  readonly #files: ReadonlyMap<string, string>;
  readonly #spans = new Map<string, ReadonlyMap<string, Span>>();
  readonly #pointerOf: (problem: Problem) => string;

  constructor(
    files: ReadonlyMap<string, string>,
    problems: readonly Problem[],
    pointerOf: (problem: Problem) => string,
  ) {
    this.#files = files;
    this.#pointerOf = pointerOf;
    const wanted = new Map<string, string[]>();
    for (const problem of problems) {
      const { file } = problem.at;
      if (file === undefined) continue;
      const pointers = wanted.get(file) ?? [];
      wanted.set(file, pointers);
      pointers.push(pointerOf(problem));
    }
    for (const [file, pointers] of wanted) this.#spans.set(file, spansOf(files.get(file) ?? '', pointers));
  }

  regionOf(problem: Problem): Json {
    const { file = '', line = 1, column = 1, type } = problem.at;
    const text = this.#files.get(file);
    const span = type === '' ? undefined : this.#spanOf(problem);
    if (text === undefined || span === undefined) return { startLine: line, startColumn: column };
    return region(text, span.start, span.end);
  }

  fixOf(problem: Problem, lang: Lang): Json | undefined {
    const { fix, at } = problem;
    const text = at.file === undefined ? undefined : this.#files.get(at.file);
    const edit = fix === undefined || text === undefined ? undefined : editOf(fix, this.#spanOf(problem), text);
    if (fix === undefined || edit === undefined || text === undefined || at.file === undefined) return undefined;
    const replacement = { deletedRegion: region(text, edit.start, edit.end), insertedContent: { text: edit.text } };
    return {
      description: { text: describeFix(fix)[lang] },
      artifactChanges: [{ artifactLocation: artifact(at.file), replacements: [replacement] }],
    };
  }

  #spanOf(problem: Problem): Span | undefined {
    return this.#spans.get(problem.at.file ?? '')?.get(this.#pointerOf(problem));
  }
}

function region(text: string, start: number, end: number): Json {
  const [from, until] = [lineAndColumn(text, start), lineAndColumn(text, end)];
  return { startLine: from.line, startColumn: from.column, endLine: until.line, endColumn: until.column };
}
