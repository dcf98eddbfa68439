import type { DocumentTexts } from '../../texts.ts';
import type { pictureSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof pictureSchema> = {
  name: {
    ko: '이름',
    en: 'Name',
    help: { ko: '올릴 때의 파일 이름이에요. 운영자만 봐요.', en: 'Original file name, for operators.' },
  },
  venue: { ko: '장소', en: 'Venue' },
  alt: {
    ko: '그림 설명',
    en: 'What the picture tells',
    help: {
      ko: '그림이 말하는 것을 한 문장으로 적어요. 보지 못하는 사람이 들어요.',
      en: 'Description of the picture in one sentence, for screen readers.',
    },
  },
  decorative: {
    ko: '꾸밈 그림',
    en: 'Decoration',
    help: {
      ko: '말하는 것이 없는 장식이에요. 화면을 읽어 주는 프로그램이 건너뛰어요.',
      en: 'Decorative: screen readers skip it.',
    },
  },
  focus: {
    ko: '꼭 보일 곳',
    en: 'Focal point',
    help: {
      ko: '잘려도 꼭 보여야 하는 곳이에요. 왼쪽과 위에서 잰 자리예요.',
      en: 'Focal point that stays visible when cropped, from left and top.',
    },
    of: { x: { ko: '왼쪽에서(0–1)', en: 'From the left (0–1)' }, y: { ko: '위에서(0–1)', en: 'From the top (0–1)' } },
  },
  hash: {
    ko: '올린 파일',
    en: 'Uploaded file',
    help: { ko: '올린 파일의 내용에 붙은 이름이에요.', en: 'Content hash from the upload.' },
  },
  width: {
    ko: '너비',
    en: 'Width',
    help: { ko: '바로 놓은 원본의 크기예요(픽셀).', en: 'Of the original, in pixels, after rotation.' },
  },
  height: {
    ko: '높이',
    en: 'Height',
    help: { ko: '바로 놓은 원본의 크기예요(픽셀).', en: 'Of the original, in pixels, after rotation.' },
  },
  widths: {
    ko: '준비된 너비',
    en: 'Widths',
    help: { ko: '준비된 너비예요. 작은 것부터 적어요.', en: 'Available widths, smallest first.' },
  },
  formats: {
    ko: '파일 형식',
    en: 'Formats',
    help: {
      ko: '준비된 형식이에요. 브라우저에 물어보는 차례로 적어요.',
      en: 'Available formats, in order of preference.',
    },
    values: {
      avif: { ko: 'avif', en: 'avif' },
      webp: { ko: 'webp', en: 'webp' },
      jpg: { ko: 'jpg', en: 'jpg' },
      png: { ko: 'png', en: 'png' },
    },
  },
  colour: {
    ko: '오기 전 색',
    en: 'Colour meanwhile',
    help: {
      ko: '그림이 오기 전에 보이는 색이에요. 비쳐 보이는 그림에는 없어요.',
      en: 'Placeholder colour until the picture has loaded; absent if it has transparency.',
    },
  },
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
};
