const en = {
  loading: 'Creating the picture…',
  noPicture: 'Pictures need a separate preview host (PREVIEW_URL).',
  failed: 'The picture could not be created.',
  openEnded: 'The content of this page depends on its address. Open an example in the preview.',
  notSeen: (told: readonly string[]) =>
    told.length === 0
      ? 'The change is not visible when the page opens. It is in a menu, in a dialog or off screen.'
      : `The page looks the same when it opens. These changes are in its menu or appear later: ${told.join('; ')}.`,
  marked: (count: number) => (count === 1 ? '1 place is outlined' : `${count} places are outlined`),
};

const ko: typeof en = {
  loading: '그림을 만들고 있어요…',
  noPicture: '그림에는 따로 쓸 호스트(PREVIEW_URL)가 필요해요.',
  failed: '이 그림을 만들지 못했어요.',
  openEnded: '주소에 따라 여러 내용을 보여 주는 페이지예요. 미리 보기에서 하나를 골라 보세요.',
  notSeen: (told) =>
    told.length === 0
      ? '열자마자 보이는 화면에는 차이가 없어요. 메뉴나 열리는 창, 또는 화면 밖에 있는 변경이에요.'
      : `열자마자 보이는 화면은 같아요. 메뉴나 그 다음 화면에서 달라져요: ${told.join(', ')}`,
  marked: (count) => `달라진 곳 ${count}군데에 테두리를 그렸어요`,
};

export const stillStrings = { ko, en };
