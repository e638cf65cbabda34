import { isLongForm } from '../../server/src/testing/test-form';
import { applyAll, CALL, compile, FIELD, prove, trySuites } from './proofs';
import { copyTree, type Tree } from './tree';

let tree: Tree;
beforeAll(() => {
  tree = copyTree();
  applyAll(tree, [...CALL, ...FIELD]);
});
afterAll(() => tree.remove());

test('a field of a product is at most 8 edits, a call with its screen at most 10', () => {
  expect(FIELD.flatMap(({ edits }) => edits).length).toBeLessThanOrEqual(8);
  expect(CALL.length).toBeLessThanOrEqual(10);
});

test('every step is one file', () => {
  for (const steps of [CALL, FIELD]) {
    expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
  }
});

test('who follows docs/adding.md has a field and a call that work, from the database to the screen', () => {
  const { passed, said } = prove(tree, 'server', 'remote-dashboard', 'remote-catalog');
  expect(passed ? '' : said).toBe('');
});

/** The checks that notice a missing step where the compiler does not; `docs/adding.md` lists the same. */
const OTHERS: Readonly<Record<string, (copy: Tree) => { passed: boolean }>> = {
  'server/src/modules/orders/staff-order.routes.ts': (copy) =>
    trySuites(copy, 'server', 'core/http/serve.test.ts'),
  'remote-dashboard/src/orders/features/order-details/order-details.tsx': (copy) =>
    copy.run('node_modules/knip/bin/knip.js'),
  'remote-dashboard/src/orders/features/order-note/messages.ne.ts': (copy) =>
    trySuites(copy, 'e2e', 'e2e/words/'),
  'server/src/db/migrations/index.ts': (copy) => prove(copy, 'server'),
};

describe('a step that is left out', () => {
  // A skipped test is not even registered: daytime runs leave this part to the night.
  if (!isLongForm) return;
  test('is the only thing that anybody complains about', () => {
    expect(compile(tree)).toMatchObject({ passed: true });
    for (const complain of Object.values(OTHERS)) {
      expect(complain(tree)).toMatchObject({ passed: true });
    }
  });

  test.each([...CALL, ...FIELD].map((step) => [step.file, step] as const))(
    '%s is noticed',
    (file, step) => {
      const without = copyTree();
      try {
        applyAll(
          without,
          [...CALL, ...FIELD].filter((each) => each !== step),
        );
        expect((OTHERS[file] ?? compile)(without).passed).toBe(false);
      } finally {
        without.remove();
      }
    },
  );
});
