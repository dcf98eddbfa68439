// Every npm script starts here, under whatever Node the person has (20 or newer). Plain JavaScript without packages:
// nothing may be installed yet. It installs, finds Node 24 and runs the task under it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError } from './launcher/fail.mjs';
import { findNode, withNodeFirst } from './launcher/find-node.mjs';
import { installIfNeeded } from './launcher/install.mjs';
import { runChild } from './launcher/run-child.mjs';
import { TASKS } from './launcher/tasks.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);

try {
  process.exitCode = await launch(name, args);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function launch(taskName, taskArgs) {
  const task = Object.hasOwn(TASKS, taskName ?? '') ? TASKS[taskName] : undefined;
  if (task === undefined)
    throw new LaunchError(`Usage: node scripts/run.mjs <task> [arguments]\nTasks: ${Object.keys(TASKS).join(', ')}`);
  await installIfNeeded(root);
  const node = findNode(root);
  // Each start after the first finds its program read already.
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    ...withNodeFirst(node),
    ...task.env,
  };
  for (const [index, file] of task.steps.entries()) {
    const isLast = index === task.steps.length - 1;
    if (!existsSync(join(root, file)))
      throw new LaunchError(`${file} does not exist: the task "${taskName}" needs it.`);
    const flags = ['--disable-warning=ExperimentalWarning', ...((isLast && task.lastStepFlags) || [])];
    const code = await runChild(node, [...flags, file, ...(isLast ? taskArgs : [])], { cwd: root, env });
    if (code !== 0 || isLast) return code;
  }
}
