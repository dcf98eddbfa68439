import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const move = `{"action":"move","pageNm":"Inner"}`.replaceAll('"', '&quot;');
const call = `{"action":"api","method":"POST","uri":"/api/v1/iam/done"}`.replaceAll('"', '&quot;');

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'notice',
    settings: {
      html: {
        ko: `<p>겨울을 안전하게 나기 위해 하루 동안 물길 열차를 쉬어요. 다른 놀이기구와 공연은 그대로 열어요.</p><dl><dt>날짜</dt><dd>11월 24일 (화)</dd><dt>시간</dt><dd>10:00–21:00 종일</dd></dl><h2>그날 오시나요?</h2><p>같은 날 다른 놀이기구로 바꾸거나, <a href="/refund">비용 없이 취소</a>할 수 있어요.</p><p><button value="${move}">다른 날로 바꾸기</button></p><p><button value="${call}">알림 받기</button></p>`,
        en: `<p>To be safe through the winter, the water train rests for a day. All other rides and shows are open as always.</p><dl><dt>Date</dt><dd>Tuesday 24 November</dd><dt>Time</dt><dd>10:00–21:00, all day</dd></dl><h2>Coming that day?</h2><p>You can change to another ride on the same day, or <a href="/refund">cancel free of charge</a>.</p><p><button value="${move}">Change the day</button></p><p><button value="${call}">Tell me</button></p>`,
      },
    },
    texts: {},
  },
  {
    name: 'every element',
    settings: {
      html: {
        ko: '<h1>큰 제목</h1><h3>작은 제목</h3><p><strong>굵게</strong>, <em>기울여</em>, <mark>표시</mark><br>다음 줄</p><ul><li>첫째<ul><li>그 안</li></ul></li><li>둘째</li></ul><ol><li>하나</li><li>둘</li></ol><blockquote>조용히 걸어요.</blockquote><table><caption>요금</caption><thead><tr><th scope="col">구분</th><th scope="col">평일</th><th scope="col">주말</th></tr></thead><tbody><tr><th scope="row">어른</th><td>46,000원</td><td>52,000원</td></tr><tr><th scope="row">어린이</th><td>36,000원</td><td>42,000원</td></tr></tbody></table><hr><figure><img src="/media/map.png" alt="약도" width="320" height="180"><figcaption>정문 약도</figcaption></figure><p>아주길고끊어지지않는낱말이들어와도화면밖으로나가지않아야해요그래서이렇게길게적어두었어요</p>',
        en: '<h1>Big title</h1><h3>Small title</h3><p><strong>Bold</strong>, <em>slanted</em>, <mark>marked</mark><br>next line</p><ul><li>First<ul><li>within</li></ul></li><li>Second</li></ul><ol><li>One</li><li>Two</li></ol><blockquote>Walk softly.</blockquote><table><caption>Prices</caption><thead><tr><th scope="col">Who</th><th scope="col">Weekday</th><th scope="col">Weekend</th></tr></thead><tbody><tr><th scope="row">Adult</th><td>KRW 46,000</td><td>KRW 52,000</td></tr><tr><th scope="row">Child</th><td>KRW 36,000</td><td>KRW 42,000</td></tr></tbody></table><hr><figure><img src="/media/map.png" alt="Sketch of the way" width="320" height="180"><figcaption>The main gate</figcaption></figure><p>Averylongwordthatcannotbebrokenbyhyphensmustnotleavethescreenandsoitiswrittenheretolookatit</p>',
      },
    },
    texts: {},
  },
  { name: 'nothing', settings: { html: { ko: '', en: '' } }, texts: {} },
];
