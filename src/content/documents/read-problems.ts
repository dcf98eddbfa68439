import type { SyntaxFault } from '../check/json-syntax-errors.ts';
import { pointerOf, quote, type Path, type Problem, type Words } from '../check/problem.ts';

/** The name that the documents of a file stand under. */
export const HOLDER = 'documents';
const MOST_NAMES = 6;

/** Position in a file. */
export interface FileLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const problemAt = (code: Problem['code'], spot: FileLocation, pointer: string, text: Words, hint: Words): Problem => ({
  code,
  severity: 'error',
  at: { type: '', id: '', pointer, ...spot },
  text,
  hint,
});

export const syntax = ({ text, hint }: SyntaxFault, spot: FileLocation): Problem =>
  problemAt(
    'json-syntax',
    spot,
    '',
    { ko: `JSON 형식이 아니에요: ${text.ko}`, en: `This is not JSON. ${text.en}` },
    hint,
  );

export const lost = (reason: Words, spot: FileLocation): Problem =>
  problemAt(
    'json-syntax',
    spot,
    '',
    { ko: `파일을 읽을 수 없어요. ${reason.ko}.`, en: `The file cannot be read: ${reason.en}.` },
    { ko: '읽을 수 있게 고치거나 폴더 밖으로 옮기세요.', en: 'Make it readable, or move it out of the folder.' },
  );

export const binary = (spot: FileLocation): Problem =>
  problemAt(
    'wrong-encoding',
    spot,
    '',
    {
      ko: '글이 아니라 그림이나 압축 파일 같은 이진 파일이에요.',
      en: 'The file is no text: it is a picture, an archive or the like.',
    },
    {
      ko: '알맞은 이름으로 바꾸거나 폴더 밖으로 옮기세요.',
      en: 'Give it its proper name, or move it out of the folder.',
    },
  );

export const foreign = (isWide: boolean, spot: FileLocation): Problem =>
  problemAt(
    'wrong-encoding',
    spot,
    '',
    isWide
      ? {
          ko: '파일이 UTF-16으로 저장되어 있어요. 문서는 UTF-8이어야 해요.',
          en: 'The file is in UTF-16; documents are in UTF-8.',
        }
      : {
          ko: '파일이 UTF-8이 아니에요. 여기서부터 글자를 읽을 수 없어요.',
          en: 'The file is not in UTF-8: from here on letters cannot be read.',
        },
    {
      ko: '편집기에서 인코딩을 UTF-8로 바꾸어 다시 저장하세요(한글이 든 옛 파일은 대개 EUC-KR이에요).',
      en: 'Save it again as UTF-8 in your editor (older Korean files are mostly in EUC-KR).',
    },
  );

/** `more`: how many others there are of which nothing is told. */
export const noDocument = (
  spot: FileLocation,
  { pointer, value }: { readonly pointer: string; readonly value: unknown },
  more: number,
): Problem => {
  const names =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value) && !('id' in value)
      ? Object.keys(value).slice(0, MOST_NAMES)
      : [];
  const has = names.map((name) => `'${quote(name)}'`).join(', ');
  const text =
    names.length === 0
      ? {
          ko: '문서가 아니에요. type과 id가 문자열로 있어야 해요.',
          en: "This is no document: 'type' and 'id' must be there, as texts.",
        }
      : {
          ko: `문서가 아니에요. type과 id가 없고 ${has}만 있어요.`,
          en: `This is no document: it has no 'type' and no 'id', but ${has}.`,
        };
  const others =
    more === 0
      ? { ko: '', en: '' }
      : { ko: ` 이 파일에 그런 것이 ${more}개 더 있어요.`, en: ` There are ${more} more like it in this file.` };
  const write = '{"type": …, "id": …, "v": 1, …}';
  const hint =
    names.length === 0
      ? { ko: `${write} 형식으로 적으세요.`, en: `Write ${write}.` }
      : {
          ko: `${write} 형식으로 적으세요. 다른 제품에서 내보낸 파일이면 이 제품의 문서로 옮겨 적어야 해요.`,
          en: `Write ${write}. If another product has exported it, its content has to be brought into documents of this one.`,
        };
  return problemAt('unreadable-document', spot, pointer, { ko: text.ko + others.ko, en: text.en + others.en }, hint);
};

export const misnamed = (name: string, spot: FileLocation): Problem =>
  problemAt(
    'schema-error',
    spot,
    pointerOf([name]),
    {
      ko: `문서들이 '${name}' 아래에 있어요. '${HOLDER}' 아래에 있어야 해요.`,
      en: `The documents stand under '${name}'; they belong under '${HOLDER}'.`,
    },
    { ko: `이름을 '${HOLDER}'(으)로 고치세요.`, en: `Write '${HOLDER}' in its place.` },
  );

export const notRead = (name: string, spot: FileLocation): Problem => ({
  ...problemAt(
    'schema-error',
    spot,
    pointerOf([name]),
    {
      ko: `'${name}'은(는) 알 수 없는 항목이라서 읽히지 않아요.`,
      en: `'${name}' is not known beside the documents, and nobody reads it.`,
    },
    {
      ko: `문서라면 ${HOLDER} 목록 안으로 옮기고, 아니면 지우세요.`,
      en: `If it is a document, move it into the list of ${HOLDER}; else remove it.`,
    },
  ),
  severity: 'warning',
});

export function twice(path: Path, spot: FileLocation): Problem {
  const key = String(path.at(-1));
  return problemAt(
    'duplicate-key',
    spot,
    pointerOf(path),
    { ko: `'${key}' 이름이 같은 객체에 두 번 있어요.`, en: `The name '${key}' stands twice in the same object.` },
    {
      ko: '하나를 지우세요. 나중 것만 읽혀요.',
      en: 'Remove one of them: only the last would be read.',
    },
  );
}
