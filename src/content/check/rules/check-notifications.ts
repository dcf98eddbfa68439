import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that promotions and their topics agree: advertising has a topic of its own, which can be refused and names its sender. */
export function checkNotifications(context: CheckContext): void {
  const topics = context.documents['notification-topic'];
  for (const topic of topics.values()) {
    if (topic.promotion !== true) continue;
    if (topic.staysOn === true) context.report(topic, ['staysOn'], refusable);
    if (topic.footer === undefined) context.report(topic, ['promotion'], nameless);
  }
  for (const template of context.documents['message-template'].values()) {
    const topic = topics.get(template.topic);
    if (topic !== undefined && (topic.promotion === true) !== (template.purpose === 'promotion'))
      context.report(template, ['topic'], otherTopic);
  }
}

const code = 'settings-clash';

const refusable: Finding = {
  code,
  text: { ko: '광고는 회원이 끌 수 있어야 해요.', en: 'Members must be able to refuse promotions.' },
  hint: { ko: 'staysOn을 지우세요.', en: 'Remove staysOn.' },
};

const nameless: Finding = {
  code,
  text: {
    ko: '광고에는 보내는 곳과 무료로 거부하는 방법이 있어야 해요.',
    en: 'Promotions must name the sender and the free way to refuse them.',
  },
  hint: { ko: 'footer를 적으세요.', en: 'Give the footer.' },
};

const otherTopic: Finding = {
  code,
  text: {
    ko: '광고 문구는 광고 알림 종류를 쓰고, 다른 문구는 다른 종류를 써요.',
    en: 'Texts of promotions have a topic of promotions, and all others have another one.',
  },
  hint: { ko: 'topic이나 purpose를 고치세요.', en: 'Change the topic or the purpose.' },
};
