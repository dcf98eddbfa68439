import type { Picture } from '#schemas/documents/picture/schema';
import type { Finding, CheckContext } from '../check-context.ts';

/** Uploads on the server, by hash. */
export type HeldPictures = ReadonlyMap<string, Pick<Picture, 'widths' | 'formats'>>;

/** Pictures that say nothing to those who do not see them, and, where it is known what the server holds, those whose bytes are not there. */
export function checkPictures(survey: CheckContext, held: HeldPictures | undefined): void {
  checkAlone(survey);
  for (const picture of survey.documents.picture.values()) {
    if (picture.decorative !== true && picture.alt === undefined) survey.report(picture, ['alt'], silent);
    if (held === undefined) continue;
    const { widths, formats } = held.get(picture.hash) ?? { widths: [], formats: [] };
    const isWhole =
      picture.widths.every((one) => widths.includes(one)) && picture.formats.every((one) => formats.includes(one));
    if (!isWhole) survey.report(picture, ['hash'], widths.length === 0 ? gone : otherSizes);
  }
}

/** The page of a lost connection stands alone: there may be nobody to ask for a picture. */
function checkAlone(survey: CheckContext): void {
  for (const errors of survey.documents.errors.values())
    if (survey.documents.picture.has(errors.page?.art ?? '')) survey.report(errors, ['page', 'art'], alone);
}

const silent: Finding = {
  code: 'picture-without-text',
  severity: 'error',
  text: {
    ko: '이 사진이 무엇을 보여 주는지 적지 않아서, 화면을 보지 못하는 방문자에게 아무것도 전해지지 않아요.',
    en: 'This image has no description, so screen readers cannot describe it.',
  },
  hint: {
    ko: '한국어와 영어로 한 문장씩 적거나, 꾸밈일 뿐이라면 꾸밈 사진으로 표시하세요.',
    en: 'Describe it in Korean and English, or mark the image as decorative.',
  },
};

const gone: Finding = {
  code: 'dangling-reference',
  severity: 'error',
  text: { ko: '이 사진의 파일이 서버에 없어요.', en: 'The file of this image is missing on the server.' },
  hint: { ko: '사진을 다시 올려서 바꾸세요.', en: 'Upload the image again.' },
};

const otherSizes: Finding = {
  code: 'dangling-reference',
  severity: 'error',
  text: {
    ko: '이 사진의 크기나 형식이 서버에 있는 것과 달라요.',
    en: 'The image lists sizes or formats that the server does not have.',
  },
  hint: { ko: '사진을 다시 올려서 바꾸세요.', en: 'Upload the image again.' },
};

const alone: Finding = {
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: '연결 오류 페이지는 혼자 보여서 올린 사진을 불러올 수 없어요. 그림 자리가 비어요.',
    en: 'The offline page cannot load uploads, so this image would not appear.',
  },
  hint: { ko: '그림 라이브러리에서 고르세요.', en: 'Choose an illustration from the library.' },
};
