import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDataDirectory } from './data-directory';
import { DataDirectoryError } from './data-directory-error';
import { openDirectoryFence, type DirectoryClaim } from './directory-fence';
import { lockDirectory } from './directory-lock';
import { identifyThisProcess } from './process-identity';

let directory: string;
const taken: (() => Promise<void>)[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-lock-'));
});
afterEach(async () => {
  for (const release of taken.splice(0)) await release();
  await rm(directory, { recursive: true, force: true });
});

const lockFile = () => join(directory, 'server.lock');
const address = 'http://localhost:3000';

/** Takes the directory until the test ends. */
async function take(at = address, onLost?: (claim: DirectoryClaim) => void) {
  const directoryTaken = await lockDirectory(directory, at, onLost);
  taken.push(directoryTaken.release);
  return directoryTaken;
}

async function leaveLock(more: object): Promise<void> {
  const left = {
    ...(await identifyThisProcess()),
    token: 'x',
    address,
    startedAt: 'before',
    ...more,
  };
  await writeFile(lockFile(), JSON.stringify(left));
}

/** Returns the pid of a process that has ended. */
async function deadPid(): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a second holder is refused, and reads who the first one is', async () => {
  const { release } = await take();
  const refused = take('http://localhost:4000');
  await expect(refused).rejects.toThrow(DataDirectoryError);
  await expect(refused).rejects.toThrow(
    new RegExp(`process id ${process.pid} at ${address}, started 20\\d\\d-`),
  );
  await release();
  await (await take()).release();
  expect(await readdir(directory)).toEqual([]);
});

test('a holder that is stopping is waited for, and one that dies while it does is replaced', async () => {
  const { announceEnd, release } = await take();
  await announceEnd();
  const next = take('http://localhost:4000');
  let isTaken = false;
  void next.then(() => {
    isTaken = true;
  });
  // The waiting process checks the lock once in each of these rounds; none of them may refuse it.
  for (let turn = 0; turn < 20; turn += 1) await wait(10);
  expect(isTaken).toBe(false);
  await release();
  await (await next).release();
  await leaveLock({ pid: await deadPid(), token: 'dead' });
  await writeFile(`${lockFile()}.dead.stopping`, '');
  await (await take()).release();
  expect(await readdir(directory)).toEqual([]);
});

test('of many who ask at once one gets it', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a dead holder is replaced, by one of many who ask at once', async () => {
  await leaveLock({ pid: await deadPid() });
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
});

test('a holder that has ended, and whose parent has not asked how, is replaced', async () => {
  // `exec` replaces the shell, which would wait for its child, by a program that never does. The
  // child waits for a line, which the test sends after `exec`.
  const script = 'exec 3<&0; (read line <&3) & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script], { stdio: 'pipe' });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line);
  const nameOfParent = () => readFile(`/proc/${parent.pid}/comm`, 'utf8');
  while ((await nameOfParent()) !== 'sleep\n') await wait(5);
  parent.stdin.write('end\n');
  const readStat = () => readFile(`/proc/${pid}/stat`, 'utf8');
  while (!/\) Z /.test(await readStat())) await wait(5);
  await leaveLock({ pid, startTicks: (await readStat()).split(' ')[21] });
  await (await take()).release();
  parent.kill('SIGKILL');
});

test('a number that another process has by now does not keep the directory', async () => {
  await leaveLock({ pid: process.pid, startTicks: '1' });
  await (await take()).release();
});

test('what killed servers left beside the lock is cleared, and a young draft of who waits is not', async () => {
  const names = ['probe-1', 'probe-2', 'old-draft', 'young-draft'].map(
    (name) => `server.lock.${name}`,
  );
  for (const name of names) await writeFile(join(directory, name), '');
  const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(directory, 'server.lock.old-draft'), longAgo, longAgo);
  await take();
  expect(await readdir(directory)).toEqual(['server.lock', 'server.lock.young-draft']);
});

test('a lock that a power cut left empty is replaced', async () => {
  await writeFile(lockFile(), '');
  await (await take()).release();
});

test('whoever is too late does not release what another one holds', async () => {
  const { release } = await take(address, () => undefined);
  await leaveLock({ token: 'another' });
  await release();
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).token).toBe('another');
});

test('a holder in another container is watched, and refused for as long as it shows life', async () => {
  await leaveLock({ realm: 'another container' });
  const beating = setInterval(() => {
    const now = new Date();
    void utimes(lockFile(), now, now);
  }, 300);
  const asking = take();
  await expect(asking).rejects.toThrow(DataDirectoryError);
  clearInterval(beating);
});

describe('whoever was replaced', () => {
  const HOUR = 60 * 60 * 1000;
  const lost = jest.fn();
  afterEach(() => {
    jest.restoreAllMocks();
    lost.mockClear();
  });

  test('is noticed at the next look, and never shows life for the new holder', async () => {
    const { claim } = await take(address, lost);
    const fence = openDirectoryFence(claim, lost);
    fence.confirm();
    expect(lost).not.toHaveBeenCalled();
    await leaveLock({ token: 'another' });
    await utimes(lockFile(), 1, 1);
    fence.confirm();
    expect(lost).toHaveBeenCalledWith(claim);
    expect((await stat(lockFile())).mtimeMs).toBe(1000);
  });

  test('is noticed when the lock is simply gone', async () => {
    const { claim } = await take(address, lost);
    await rm(lockFile());
    openDirectoryFence(claim, lost).confirm();
    expect(lost).toHaveBeenCalledWith(claim);
  });

  test.each([
    ['the steady clock', performance, HOUR],
    ['the wall clock', Date, HOUR],
    ['the wall clock, set back', Date, -HOUR],
  ] as const)('is noticed before the next write after a gap in %s', async (_name, clock, gap) => {
    const { claim } = await take(address, lost);
    const fence = openDirectoryFence(claim, lost);
    const later = clock.now() + gap;
    await leaveLock({ token: 'another' });
    jest.spyOn(clock, 'now').mockReturnValue(later);
    fence.guard();
    expect(lost).toHaveBeenCalledWith(claim);
  });
});

test('a directory that cannot be written is named in one sentence', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  await expect(openDataDirectory(join(file, 'data'), address)).rejects.toThrow(
    `The data directory ${join(file, 'data')} cannot be written: a file is in the way (ENOTDIR); choose another one by DATA_DIR.`,
  );
});
