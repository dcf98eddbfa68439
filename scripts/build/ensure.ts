import { build, isBuilt } from './build.ts';

if (!isBuilt()) {
  console.error('Building (once, and after each change of the sources) …');
  await build();
}
