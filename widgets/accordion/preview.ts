import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  stroller: { ko: '유아차를 빌릴 수 있나요?', en: 'Can I borrow a stroller?' },
  strollerText: {
    ko: '정문 안내소에서 빌려 드려요.\n신분증을 맡겨 주세요.',
    en: 'Yes, at the main gate.\nPlease leave a photo ID.',
  },
  refund: {
    ko: '표를 미리 샀는데 못 가게 되었어요. 언제까지 취소할 수 있고 얼마를 돌려받나요?',
    en: 'I bought tickets in advance but cannot come. Until when can I cancel, and how much do I get back?',
  },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'questions',
    settings: {
      items: [
        { title: 'stroller', text: 'strollerText', open: true },
        {
          title: 'refund',
          html: {
            ko: '<p>하루 전까지 <strong>모두</strong> 돌려드려요.</p><p><a href="/refund">환불 규정 보기</a></p>',
            en: '<p>Until the day before, we return <strong>everything</strong>.</p><p><a href="/refund">See the rules</a></p>',
          },
        },
      ],
    },
    texts,
  },
  {
    name: 'a lone long one, open',
    settings: {
      items: [
        {
          title: 'refund',
          text: 'refund',
          html: { ko: '<ul><li>하나</li><li>둘</li></ul>', en: '<ul><li>One</li><li>Two</li></ul>' },
          open: true,
        },
      ],
    },
    texts,
  },
  { name: 'title alone', settings: { items: [{ title: 'stroller' }] }, texts },
];
