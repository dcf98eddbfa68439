import type { Rule } from './rule.ts';

const MESSAGE =
  'The attribute `maxlength` counts UTF-16 and cuts inside a letter: cut what is typed with `firstLetters`.';

/** No field has the attribute `maxlength`. */
export const letterLimit: Rule = {
  create: (context) => ({
    JSXIdentifier(node) {
      if (node.name === 'maxLength' && node.parent?.type === 'JSXAttribute') context.report({ node, message: MESSAGE });
    },
  }),
};
