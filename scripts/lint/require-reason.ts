import type { Rule } from './rule.ts';

const SUPPRESSION = /^\s*(?:ox|es)lint-disable/;
const GOOD_SUPPRESSION = /^\s*oxlint-disable-(?:next-)?line\s+\S+.*\s--\s+\S/;
const MESSAGE = 'Suppress one line, name the rule and say why: `// oxlint-disable-next-line <rule> -- <why>`.';

/** A suppression covers one line, names its rule and gives a reason. */
export const saidWhy: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (SUPPRESSION.test(comment.value) && !GOOD_SUPPRESSION.test(comment.value)) {
          context.report({ node: comment, message: MESSAGE });
        }
      }
    },
  }),
};
