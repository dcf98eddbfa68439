import { loggedIn, visit } from '../support/log-in.ts';
import { expect, test } from '../support/watch-page.ts';

test('who has taken no survey is led from the result to the questions, answers them and reads the persona [P-222 P-223 P-224 P-015 P-344]', async ({
  page,
}) => {
  await loggedIn(page, 'haneul_simple');
  await visit(page, '/haneul-land/home/main');
  await visit(page, '/mypage/survey-result');
  await expect(page).toHaveURL(/\/mypage\/survey-list$/);
  const main = page.getByRole('main');
  const answer = async (question: string, choice: string, button: string): Promise<void> => {
    await expect(main.getByRole('heading', { name: question })).toBeVisible();
    await main.locator('label', { hasText: choice }).click();
    await main.getByRole('button', { name: button }).click();
  };
  await answer('이번 방문은 어떤 날인가요?', '가끔 와요', '다음');
  await answer('누구와 함께 오나요?', '가족과', '다음');
  await answer('무엇이 가장 기대되나요?', '느긋한 산책과 쉼', '이어서 답하기');
  await expect(page).toHaveURL(/\/mypage\/survey-list\/2\/3\/2\/EL$/);
  const questions = [
    ['먼저 어디로 갈까요?', '호숫가 찻집으로'],
    ['줄이 길어요', '다른 것을 타요'],
    ['하루를 어떻게', '발길 닿는 대로'],
    ['쉬어 가는 자리', '물가'],
    ['가장 어린 가족', '두 돌 전'],
    ['저녁에는', '밤 행렬을 봐요'],
    ['무엇을 남기고', '사진'],
    ['지난번과 다르게', '그대로가 좋아요'],
  ] as const;
  for (const [index, [question, choice]] of questions.entries())
    await answer(question, choice, index === questions.length - 1 ? '결과 보기' : '다음');
  await expect(page).toHaveURL(/\/mypage\/survey-result$/);
  await expect(main.getByRole('heading', { name: '느긋하게 걷는 우리 집' })).toBeVisible();
  await expect(main).toContainText('구름 회전목마');
});
