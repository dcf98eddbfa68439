import { readFileSync } from 'node:fs';

/** One test of a report. `name` joins all titles from the outside in, so a tag may be on a group. */
export interface TestResult {
  name: string;
  file: string;
  /** `lost`: never ran, because the worker or the browser of its file died. */
  outcome: 'passed' | 'failed' | 'skipped' | 'lost';
  /** Failure message. */
  message?: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results?: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads the tests of a Vitest or Playwright JSON report. A file that did not load counts as one failed test. */
export function readReport(path: string): TestResult[] {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

const OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'lost',
};

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap((file): TestResult[] => {
    const tests = file.assertionResults.map(({ fullName, status, failureMessages }): TestResult => {
      const outcome = OUTCOMES[status] ?? 'skipped';
      return { name: fullName, file: file.name, outcome, ...why(failureMessages?.[0]) };
    });
    const didNotLoad = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return didNotLoad
      ? [...tests, { name: 'the file loads', file: file.name, outcome: 'failed', ...why(file.message) }]
      : tests;
  });
}

function readPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const broken = errors.map(({ message = '' }) => ({ name: message, file: '', outcome: 'failed' as const }));
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...broken];
}

function readSuite(suite: PlaywrightSuite, outer: readonly string[]): TestResult[] {
  const titles = [...outer, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: [...titles, title].join(' '),
      file,
      outcome: outcomeOf(status),
      ...why(results.find(({ error }) => error)?.error?.message),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))];
}

/** A flaky test passed only on retry and counts as failed. */
function outcomeOf(status: string): TestResult['outcome'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

const why = (message: string | undefined): Pick<TestResult, 'message'> => (message === undefined ? {} : { message });
