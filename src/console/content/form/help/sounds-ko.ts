/** Korean help for tunes and their player, by English text. */
export const soundHelp: Readonly<Record<string, string>> = {
  'Beats a minute.': '1분에 치는 박자 수예요.',
  'Notes as pitch:beats, separated by spaces; R is a rest.': '음:박자를 띄어 적어요. R은 쉼표예요.',
  'Words or descriptions of the music, each from a time on.':
    '음악의 노랫말이나 설명이에요. 저마다 나오는 때가 있어요.',
  'Seconds from the start.': '처음부터의 초예요.',
  'Plays the tunes of the venue, with captions.': '파크의 음악을 자막과 함께 들려줘요.',
  'Name of the button that plays a tune; {{name}}.': '음악을 듣는 단추의 이름이에요. {{name}}',
  'Name of the button that pauses a tune; {{name}}.': '음악을 멈추는 단추의 이름이에요. {{name}}',
  'Name of the slider of the position.': '듣는 곳을 옮기는 막대의 이름이에요.',
  'Name of the captions.': '자막의 이름이에요.',
  'Length in seconds; {{count}}.': '길이(초)예요. {{count}}',
  'There is no tune.': '음악이 없을 때의 글이에요.',
  'A tune cannot be played.': '음악을 들을 수 없을 때의 글이에요.',
};
