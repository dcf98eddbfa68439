import { artAddress, nameInArtAddress, uploadPrefix } from '#schemas/art-address';
import { artNames } from '#schemas/art-names.gen';
import type { AuthoredRichNode } from '#engine/compile/compile-input';
import { findUnbalanced, type Unbalanced } from '../html-balance.ts';
import { elementsIn, type Element } from '../html-locations.ts';
import { ownImage } from '../html-policy.ts';
import { quote, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

const drawings: ReadonlySet<string> = new Set(artNames);

/** An HTML text of a document, and where in it each element begins. */
export interface HtmlText {
  readonly path: Path;
  readonly places: () => ReadonlyMap<Element, number>;
}

/** Accessibility of HTML: alternative texts, heading order, descriptive links. */
export function checkHtml(
  survey: CheckContext,
  owner: Owner,
  { path, places }: HtmlText,
  nodes: readonly AuthoredRichNode[],
): void {
  let level = 0;
  for (const node of elementsIn(nodes)) {
    survey.reportWithin(
      () => places().get(node),
      () => {
        if (node.tag === 'img') checkPicture(survey, owner, path, node);
        const heading = /^h([1-6])$/.exec(node.tag);
        if (heading !== null) {
          const next = Number(heading[1]);
          if (level !== 0 && next > level + 1) survey.report(owner, path, skips(level, next, wordsOf(node)));
          level = next;
        }
        if (node.tag === 'a' || node.tag === 'button') checkLinkWords(survey, owner, path, wordsOf(node));
      },
    );
  }
}

function checkPicture(survey: CheckContext, owner: Owner, path: Path, { attributes }: Element): void {
  const src = attributes?.['src'] ?? '';
  if (attributes?.['alt'] === undefined) survey.report(owner, path, noWords(src));
  const shown = nameInArtAddress(src);
  if (shown?.startsWith(uploadPrefix) === true && !survey.has('picture', shown))
    survey.dangling(owner, path, 'picture', shown, () => survey.documents.picture.keys());
  else if (shown !== undefined) needsDrawing(survey, owner, path, shown);
  else if (ownImage.test(src)) survey.report(owner, path, noPicture(survey, src));
}

/** Accessible name of an element: its texts and those of its pictures. */
const wordsOf = ({ children = [] }: Element): string =>
  children
    .map((node) =>
      typeof node === 'string' ? node : node.tag === 'img' ? (node.attributes?.['alt'] ?? '') : wordsOf(node),
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const vague: ReadonlySet<string> = new Set([
  'here',
  'click here',
  'click',
  'tap here',
  'link',
  'this link',
  'this',
  'more',
  'read more',
  'see more',
  'details',
  'go',
  '여기',
  '여기를 클릭',
  '클릭',
  '여기 클릭',
  '링크',
  '더 보기',
  '더보기',
  '자세히',
  '바로가기',
  '이동',
]);

function checkLinkWords(survey: CheckContext, owner: Owner, path: Path, words: string): void {
  if (words === '') survey.report(owner, path, noName);
  else if (vague.has(words.toLowerCase().replaceAll(/[.…!>»→\s]+$/g, '')))
    survey.report(owner, path, saysNothing(words));
}

/** A drawing of the library. */
function needsDrawing(survey: CheckContext, owner: Owner, path: Path, name: string): void {
  if (!name.startsWith(uploadPrefix) && !drawings.has(name)) survey.dangling(owner, path, 'art', name, () => artNames);
}

/** Checks that all tags are closed; browsers close others at unintended positions. */
export function checkTags(survey: CheckContext, owner: Owner, path: Path, html: string): void {
  const found = html.includes('<') ? findUnbalanced(html) : undefined;
  if (found !== undefined) survey.report(owner, path, unbalanced(found), found.at);
}

function unbalanced({ kind, tag, before, near }: Unbalanced): Finding {
  const at = quote(near);
  const says = {
    cut: {
      ko: `'${tag}'에서 태그가 '>' 없이 끝나요. 위치: '${at}'`,
      en: `The tag '${tag}' has no closing '>', at '${at}'.`,
    },
    unopened: {
      ko: `여는 태그 없이 '${tag}'이(가) 있어요. 위치: '${at}'`,
      en: `'${tag}' has no opening tag, at '${at}'.`,
    },
    unclosed:
      before === undefined
        ? { ko: `'${tag}'이(가) 끝까지 닫히지 않았어요. 위치: '${at}'`, en: `'${tag}' is never closed, at '${at}'.` }
        : {
            ko: `'${tag}'이(가) '${before}' 앞에서 닫히지 않았어요. 위치: '${at}'`,
            en: `'${tag}' is not closed before '${before}', at '${at}'.`,
          },
  } as const;
  return {
    code: 'unclosed-html',
    severity: 'warning',
    text: says[kind],
    hint:
      kind === 'unopened'
        ? { ko: '이 태그를 지우거나, 앞에 여는 태그를 넣으세요.', en: 'Remove it, or add the opening tag.' }
        : {
            ko:
              kind === 'cut'
                ? "'>'로 닫고 따옴표가 짝이 맞는지 보세요."
                : `'${tag.replace('<', '</')}'을(를) 넣으세요.`,
            en:
              kind === 'cut'
                ? "Close it with '>', and check that its quotes are balanced."
                : `Write '${tag.replace('<', '</')}' where it ends.`,
          },
  };
}

/** Nothing is served below `/media/`: uploads have their addresses in texts from the name of their document, which stands at `/media/` in the console alone. */
function noPicture(survey: CheckContext, src: string): Finding {
  const upload = /([\w-]+)(?:\.\w+)?$/.exec(src)?.[1] ?? '';
  const address = survey.has('picture', upload) ? artAddress('any', 'text', upload) : undefined;
  return {
    code: 'dangling-reference',
    text: { ko: `'${quote(src)}'에는 그림이 없어요.`, en: `There is no image at '${quote(src)}'.` },
    hint:
      address === undefined
        ? {
            ko: '/art/테마/아무 글자/그림 이름.svg 형식으로 적거나, 올린 사진을 고르세요.',
            en: 'Write /art/theme/any-word/name.svg, or choose an uploaded photo.',
          }
        : { ko: `올린 사진은 '${address}'(으)로 적으세요.`, en: `Write '${address}' for the uploaded photo.` },
  };
}

const noWords = (src: string): Finding => ({
  code: 'picture-without-text',
  severity: 'warning',
  text: {
    ko: `그림 '${quote(src)}'에 대체 텍스트(alt)가 없어요. 보지 못하는 사람은 무엇인지 알 수 없어요.`,
    en: `The image '${quote(src)}' has no alternative text, so screen readers cannot describe it.`,
  },
  hint: {
    ko: 'alt에 그림이 말하는 것을 적으세요. 꾸밈이라면 alt=""로 두세요.',
    en: 'Describe the image in alt. For a decorative image write alt="".',
  },
});

const skips = (from: number, to: number, words: string): Finding => ({
  code: 'heading-skips',
  severity: 'warning',
  text: {
    ko: `제목 '${quote(words)}'이(가) h${from} 다음에 바로 h${to}이에요.`,
    en: `The heading '${quote(words)}' skips from h${from} to h${to}.`,
  },
  hint: {
    ko: `h${from + 1}(으)로 바꾸세요. 크기가 아니라 순서를 뜻해요.`,
    en: `Use h${from + 1}. Levels express structure, not size.`,
  },
});

const saysNothing = (words: string): Finding => ({
  code: 'vague-link',
  severity: 'warning',
  text: {
    ko: `링크 '${quote(words)}'만 들으면 어디로 가는지 알 수 없어요.`,
    en: `The link text '${quote(words)}' does not say where the link goes.`,
  },
  hint: {
    ko: "도착하는 곳을 적으세요. 예: '운영 시간 보기'",
    en: "Name the destination, such as 'See opening hours'.",
  },
});

const noName: Finding = {
  code: 'vague-link',
  severity: 'warning',
  text: { ko: '링크나 버튼에 글이 없어요.', en: 'A link or button has no text.' },
  hint: {
    ko: '어디로 가는지 글로 적거나, 안의 그림에 alt를 적으세요.',
    en: 'Write where it goes, or add alt to its image.',
  },
};
