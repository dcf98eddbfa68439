import { crawl } from './crawl/index.ts';
import { day, DAY_USAGE } from './day.ts';
import { diff, DIFF_USAGE } from './diff/index.ts';
import { draw, DRAW_USAGE } from './draw/index.ts';
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
  validate: {
    usage: `validate [input] [--fix] [--watch] [--at instant] ${REPORT_USAGE}   checks the documents (config/ by default); --fix applies each fix that is the only possible one`,
    run: validate,
  },
  simulate: {
    usage: `simulate [input] [--at instant] [--notes] ${REPORT_USAGE}   checks every page for every kind of viewer at every time something changes`,
    run: simulate,
  },
  day: { usage: DAY_USAGE, run: day },
  draw: { usage: DRAW_USAGE, run: draw },
  diff: { usage: DIFF_USAGE, run: diff },
  explain: { usage: EXPLAIN_USAGE, run: explain },
  render: {
    usage:
      'render <path> … [--as facts] [--at instant] [--in input] [--out folder] [--format html|png] [--width 390]   renders pages as a visitor gets them; render --sheet [--compare manifest.json] [--lang en|ko] renders all pages side by side for chosen visitors',
    run: render,
  },
  fuzz: {
    usage:
      'fuzz [--runs n | --minutes m] [--seed s] [--faces n] [--in input] [--out folder] [--replay folder] [--format text|json] [--quiet]   tests the invariants with random documents',
    run: fuzz,
  },
  crawl: {
    usage: `crawl <url> [--as-members] [--who guest,ko,phone] [--pages n] [--minutes n] [--per-page n] [--in input] [--yes] ${REPORT_USAGE}   visits a running site with a real browser and compares it with its documents`,
    run: crawl,
  },
};

/** Runs the named command. Never rejects: failures return their message with code 2. */
export async function run([name, ...args]: readonly string[]): Promise<Report> {
  if (name === 'help' || (name !== undefined && asksForHelp(name))) return { code: 0, text: help() };
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    return { code: 2, text: `${name === undefined ? 'Name a command.' : `Unknown command '${name}'.`}\n${help()}` };
  if (args.some(asksForHelp)) return { code: 0, text: `qa ${command.usage}\n${INPUT_HELP}` };
  try {
    return await command.run(args);
  } catch (error) {
    return { code: 2, text: `${name} could not run: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

const help = (): string =>
  ['Commands:', ...Object.values(commands).map(({ usage }) => `  ${usage}`), INPUT_HELP].join('\n');
