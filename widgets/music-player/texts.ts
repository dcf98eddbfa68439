import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'music',
  label: { ko: '음악 듣기', en: 'Music player' },
  about: { ko: '파크의 음악과 자막', en: 'Tunes of the venue with captions' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        play: {
          ko: '재생',
          en: 'Play',
          help: {
            ko: '음악을 듣는 단추의 이름이에요. {{name}}',
            en: 'Name of the button that plays a tune; {{name}}.',
          },
        },
        pause: {
          ko: '멈춤',
          en: 'Pause',
          help: {
            ko: '음악을 멈추는 단추의 이름이에요. {{name}}',
            en: 'Name of the button that pauses a tune; {{name}}.',
          },
        },
        position: {
          ko: '듣는 곳',
          en: 'Position',
          help: { ko: '듣는 곳을 옮기는 막대의 이름이에요.', en: 'Name of the slider of the position.' },
        },
        captions: { ko: '자막', en: 'Captions', help: { ko: '자막의 이름이에요.', en: 'Name of the captions.' } },
        length: {
          ko: '공연 길이',
          en: 'Length',
          help: { ko: '길이(초)예요. {{count}}', en: 'Length in seconds; {{count}}.' },
        },
        empty: {
          ko: '비었을 때 문구',
          en: 'When empty',
          help: { ko: '음악이 없을 때의 글이에요.', en: 'There is no tune.' },
        },
        failed: {
          ko: '실패 문구',
          en: 'When it fails',
          help: { ko: '음악을 들을 수 없을 때의 글이에요.', en: 'A tune cannot be played.' },
        },
      },
    },
  },
};
