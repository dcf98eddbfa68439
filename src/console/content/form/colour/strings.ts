export const words = {
  en: {
    all: (count: number) => `All ${count} colour pairs on the site are readable.`, some: (bad: number, all: number) => `${bad} of the ${all} colour pairs on the site are hard to read.`, brief: (bad: number) => (bad === 0 ? 'all readable' : bad === 1 ? '1 pair is hard to read' : `${bad} pairs are hard to read`),
    good: 'readable', bad: (least: string) => `too low, needs ${least}`, on: (back: string, ratio: string) => `on ${back} ${ratio} : 1`, use: (colour: string) => `Use ${colour}`, nearest: 'Nearest colour of the same hue that is readable everywhere', none: 'No shade of this colour is readable everywhere. Change one of the other colours.', details: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
    text: (what: string) => `${what}: hex or OKLCH`, see: 'Colour scheme', light: 'Light', dark: 'Dark', notYet: 'Not a colour yet. Write #1a2b3c or oklch(60% 0.1 250).', fixed: (what: string) => `${what}: made readable`,
  },
  ko: {
    all: (count: number) => `사이트가 함께 쓰는 색 ${count}쌍을 모두 잘 읽을 수 있어요.`, some: (bad: number, all: number) => `사이트가 함께 쓰는 색 ${all}쌍 중 ${bad}쌍이 잘 읽히지 않아요.`, brief: (bad: number) => (bad === 0 ? '모두 잘 읽혀요' : `${bad}쌍이 잘 읽히지 않아요`),
    good: '잘 읽혀요', bad: (least: string) => `낮아요. ${least} 이상이어야 해요`, on: (back: string, ratio: string) => `${back} 위 ${ratio} : 1`, use: (colour: string) => `${colour}로 바꾸기`, nearest: '색조는 그대로 두고 어디서나 읽히는 가장 가까운 색', none: '이 색을 밝거나 어둡게 해도 모두 읽히게 할 수 없어요. 다른 색을 옮겨 주세요.', details: (count: number) => `${count}쌍`,
    text: (what: string) => `${what}: 16진수나 OKLCH`, see: '미리 보기 밝기', light: '밝게', dark: '어둡게', notYet: '아직 색이 아니에요. #1a2b3c나 oklch(60% 0.1 250)처럼 적어 주세요.', fixed: (what: string) => `${what}: 잘 읽히게 바꿈`,
  },
};
