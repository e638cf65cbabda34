import type { Tree } from './tree';
import { walkOf, type Step } from './walk';

export const CALL = walkOf('A call for staff');
export const FIELD = walkOf('A field of a product');

const JEST = ['node_modules/jest/bin/jest.js', '--silent=passed-only'];
const inProjects = (projects: readonly string[]) =>
  projects.map((name) => `--selectProjects=${name}`);

/** Compiles the whole tree. */
export const compile = (tree: Tree) => tree.run('node_modules/typescript/bin/tsc', '-b');

/** Tries what the page promises; the tests that prove it lie in the projects they are about. */
export const prove = (tree: Tree, ...projects: string[]) =>
  tree.run(...JEST, ...inProjects(projects), '--testMatch=**/*.proof.ts?(x)');

/** Runs suites of the tree that its edits may not break, or must. */
export const trySuites = (tree: Tree, project: string, ...suites: string[]) =>
  tree.run(...JEST, ...inProjects([project]), '--testPathPatterns', ...suites);

export const applyAll = (tree: Tree, steps: readonly Step[]) => {
  for (const step of steps) tree.apply(step);
};
