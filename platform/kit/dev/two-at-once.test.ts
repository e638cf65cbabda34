import { rmSync } from 'node:fs';
import { runPasal, startPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

const started: { stop: () => Promise<void>; said: () => string }[] = [];
let remote: string;
beforeAll(() => {
  remote = writeSmallRemote();
});
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop())));
afterAll(() => rmSync(remote, { recursive: true, force: true }));

/** Starts a command and returns the port it prints. */
async function start(...words: string[]): Promise<string> {
  const pasal = await startPasal(remote, ['dev', ...words], { until: 'localhost:', env: {} });
  started.push(pasal);
  return /http:\/\/localhost:(\d+)/.exec(pasal.said())?.[1] ?? '';
}

test('two teams work at once on one machine, each at the port its command says', async () => {
  const against = ['--against', 'http://127.0.0.1:9'];
  const ports = await Promise.all([start('--alone'), start('--alone'), start(), start(...against)]);
  expect(new Set(ports).size).toBe(4);
  for (const port of ports) expect(Number(port)).toBeGreaterThanOrEqual(3101);
  const [alone = '', , other = ''] = ports;
  const page = await fetch(`http://localhost:${alone}/offers`);
  expect(await page.text()).toContain('/standalone.js');
  const answer = await fetch(`http://localhost:${other}/remotes/offers/development/none.js`);
  expect(answer.status).toBe(404);

  const taken = await runPasal(remote, ['dev', '--alone', '--port', alone]);
  expect([taken.code, taken.said]).toEqual([
    1,
    `pasal dev: the port ${alone} is taken by another program; name another by --port. Nothing was started.\n`,
  ]);
  await Promise.all(started.splice(0).map((each) => each.stop()));
  expect(await start('--alone', '--port', alone)).toBe(alone);
});
