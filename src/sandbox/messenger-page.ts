import { escapeText } from './escape.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';

interface Parts extends SandboxFrame {
  readonly messenger: string;
  readonly asked: Readonly<Record<string, string | undefined>>;
}

const words = {
  ko: {
    title: (name: string) => `${name}으로 보낼 내용이에요`,
    text: '실제 서비스에서는 메신저가 열려요. 지금은 데모라서 이 화면이 대신해요.',
    url: '주소',
    subject: '제목',
    description: '설명',
    image: '그림',
  },
  en: {
    title: (name: string) => `What ${name} would send`,
    text: 'In real use the messenger opens. This is a demo, so this page stands in for it.',
    url: 'Address',
    subject: 'Title',
    description: 'Description',
    image: 'Picture',
  },
} as const;

/** Fake messenger, labelled as the sandbox: shows the message it received. */
export const messengerPage = ({ messenger, asked, ...frame }: Parts): string => {
  const say = words[frame.locale];
  const rows = [
    [say.subject, asked['title']],
    [say.description, asked['description']],
    [say.url, asked['url']],
    [say.image, asked['image']],
  ];
  const inner = `<dl>${rows.map(([term = '', value = '']) => `<div><dt>${term}</dt><dd>${escapeText(value)}</dd></div>`).join('')}</dl>`;
  return sandboxDocument({ ...frame, title: say.title(messenger), text: say.text, inner });
};
