import { crawl } from './crawl/index.ts';
import { diff, DIFF_USAGE } from './diff/index.ts';
import { explain, EXPLAIN_USAGE } from './explain/index.ts';
import { fuzz } from './fuzz/index.ts';
import { INPUT_HELP } from './read-input.ts';
import { render } from './render/index.ts';
import type { Report } from './report/report.ts';
import { REPORT_USAGE } from './report/report-options.ts';
import { simulate } from './simulate.ts';
import { validate } from './validate.ts';

interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Promise<Report>;
}

const commands: Readonly<Record<string, Command>> = {
  validate: { usage: `validate [input] [--fix] [--watch] [--at instant] ${REPORT_USAGE}   checks the documents (config/ when no input is named); --fix makes the remedies that there is exactly one of`, run: validate },
  simulate: { usage: `simulate [input] [--at instant] [--notes] ${REPORT_USAGE}   walks every page as every viewer, at every instant at which something changes`, run: simulate },
  diff: { usage: DIFF_USAGE, run: diff },
  explain: { usage: EXPLAIN_USAGE, run: explain },
  render: { usage: 'render <path> … [--as facts] [--at instant] [--in input] [--out folder] [--format html|png] [--width 390]   pages as a visitor gets them; render --sheet [--compare manifest.json] [--lang en|ko]: all pages, as chosen visitors, side by side', run: render },
  fuzz: { usage: 'fuzz [--runs n | --minutes m] [--seed s] [--faces n] [--in input] [--out folder] [--replay folder] [--format text|json] [--quiet]   tries random documents on what must hold whatever the documents', run: fuzz },
  crawl: { usage: `crawl <url> [--as-members] [--who guest,ko,phone] [--pages n] [--minutes n] [--per-page n] [--in input] [--yes] ${REPORT_USAGE}   a real browser walks through a running site, and is compared with what its documents say`, run: crawl },
};

/** Runs the named command. Never rejects: failures return their message with code 2. */
export async function run([name, ...args]: readonly string[]): Promise<Report> {
  if (name === 'help' || (name !== undefined && asksForHelp(name))) return { code: 0, text: help() };
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return { code: 2, text: `${name === undefined ? 'No command was given.' : `There is no command '${name}'.`}\n${help()}` };
  if (args.some(asksForHelp)) return { code: 0, text: `qa ${command.usage}\n${INPUT_HELP}` };
  try {
    return await command.run(args);
  } catch (error) {
    return { code: 2, text: `${name} could not run: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

const help = (): string => ['Commands:', ...Object.values(commands).map(({ usage }) => `  ${usage}`), INPUT_HELP].join('\n');
