import '../tokens.css';
import '../base.css';
import { expect, it, onTestFinished } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { Command, RichNode } from '#schemas/command';
import { RichText } from './rich-text.tsx';

const commands: readonly Command[] = [
  { kind: 'go', to: '/x' },
  { kind: 'open', href: 'https://shop.example/', newWindow: true },
  { kind: 'open', href: 'https://other.example/', newWindow: true, ask: true },
  { kind: 'alert', message: 'hello' },
];

it('gives every link of a text the same look, underlined and in the colour of links, also where it runs a command', async () => {
  const nodes: readonly RichNode[] = [
    {
      tag: 'p',
      children: ['Read ', ...commands.map((command): RichNode => ({ tag: 'a', command, children: ['this'] }))],
    },
  ];
  const { place, remove } = await mount(
    <div style={{ '--accent-text': 'rgb(1, 2, 3)' } as object}>
      <RichText
        nodes={nodes}
        link={(command, children) =>
          command.kind === 'alert' ? <button type="button">{children}</button> : <a href="/x">{children}</a>
        }
      />
    </div>,
  );
  onTestFinished(remove);
  const looks = [...place.querySelectorAll('a, button')].map((link) => {
    const { color, textDecorationLine, fontWeight } = getComputedStyle(link);
    return { color, textDecorationLine, fontWeight };
  });
  expect(looks).toEqual(
    commands.map(() => ({ color: 'rgb(1, 2, 3)', textDecorationLine: 'underline', fontWeight: '600' })),
  );
});
