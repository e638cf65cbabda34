import { rmSync } from 'node:fs';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

// Each test runs builds in processes of their own.
jest.setTimeout(240_000);

test('a build whose styles reach the whole page is refused', async () => {
  const styles =
    "import styled from 'styled-components'; export const A = styled.p`body & { color: red; }`;";
  const remote = writeSmallRemote({
    'src/remote.ts': `${styles} export const remote = { name: 'offers' };`,
  });
  const { code, said } = await runPasal(remote, ['build', '--version', '8']);
  expect([code, said]).toEqual([1, expect.stringContaining('"body &" reaches the whole page')]);
  rmSync(remote, { recursive: true, force: true });
});

test('a build with a warning is refused each time it is asked for, and the last line says so', async () => {
  const page = "export const remote = { name: 'offers' }; export { gone } from '@pasal/shared/ui';";
  const remote = writeSmallRemote({ 'src/remote.ts': page });
  for (const _ of ['at first', 'again']) {
    const { code, said } = await runPasal(remote, ['build', '--version', '7']);
    expect([code, said]).toEqual([1, expect.stringContaining("export 'gone'")]);
    expect(said.trim().split('\n').at(-1)).toMatch(
      /^pasal build: the build has 0 errors and \d warnings?, above\. Nothing was built\.$/,
    );
  }
  rmSync(remote, { recursive: true, force: true });
});
