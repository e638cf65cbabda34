import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPTS = resolve(__dirname, '../../../scripts');

/** The value of an expression that uses the scripts' `plan`, `queue` and `progress`. */
function evaluate(text: string): unknown {
  const program = `
    import { planStart } from ${JSON.stringify(`${SCRIPTS}/start-plan.mjs`)};
    import { openQueue } from ${JSON.stringify(`${SCRIPTS}/build-queue.mjs`)};
    import { openProgress } from ${JSON.stringify(`${SCRIPTS}/progress.mjs`)};
    import { isLight, lightReleaseOf, buildsOf } from ${JSON.stringify(`${SCRIPTS}/workspaces.mjs`)};
    const whole = { isWhole: true, languages: null };
    const none = { isWhole: false, languages: null };
    const part = (workspace, kind, isOpening, state) =>
      ({ workspace, kind, isOpening, release: '1', lightRelease: '1-light', ...state });
    const nameOf = ({ workspace, release, light }) => [workspace, release, light].filter(Boolean).join(' ');
    const namesOf = (plan) => Object.fromEntries(Object.entries(plan).map(([name, jobs]) => [name, jobs.map(nameOf)]));
    const made = await (async () => { ${text} })();
    console.log(JSON.stringify(made));`;
  const words = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

const planOf = (parts: string) => evaluate(`return namesOf(planStart([${parts}], ['en', 'ne']));`);

test('a first start opens with the pages that are opened first, in English, and builds the rest behind them', () => {
  const parts = `part('host', 'pages', true, none), part('remote-catalog', 'pages', true, none),
    part('remote-checkout', 'pages', false, none), part('server', 'server', false, none), part('kit', 'kit', false, none)`;
  expect(planOf(parts)).toEqual({
    server: ['server 1'],
    opening: ['host 1-light en', 'remote-catalog 1-light en'],
    later: [
      'remote-checkout 1-light en',
      'host 1-light ne',
      'remote-catalog 1-light ne',
      'remote-checkout 1-light ne',
      'kit 1',
    ],
  });
});

test('what is built stays: whole builds, and of light ones the languages that are there', () => {
  const parts = `part('host', 'pages', true, whole), part('server', 'server', false, whole), part('kit', 'kit', false, whole),
    part('remote-catalog', 'pages', true, { isWhole: false, languages: ['en'] }),
    part('remote-checkout', 'pages', false, { isWhole: false, languages: ['en', 'ne'] })`;
  expect(planOf(parts)).toEqual({
    server: [],
    opening: [],
    later: ['remote-catalog 1-light ne'],
  });
});

test('a light build has a name that is not that of the whole one', () => {
  const text = `const light = lightReleaseOf('0.1.0-abc');
    return [light === '0.1.0-abc', isLight(light), isLight('0.1.0-abc')];`;
  expect(evaluate(text)).toEqual([false, true, false]);
});

test('what is asked for is built before what nobody waits for, its English first, and one failure stops no other', () => {
  const text = `
    const jobs = [['a', 'en'], ['b', 'en'], ['a', 'ne'], ['b', 'ne'], ['kit']]
      .map(([workspace, light]) => ({ workspace, release: '1', light }));
    const built = [];
    const queue = openQueue(jobs, async (job) => {
      built.push(nameOf(job));
      if (job.workspace === 'a' && job.light === 'ne') throw new Error('no words');
    });
    queue.ask('b', 'ne');
    const kit = queue.ended('kit');
    const problems = [];
    await queue.run((job, problem) => { if (problem) problems.push(problem.message); });
    await Promise.all([kit, queue.ended('a', 'ne'), queue.ended('nobody')]);
    return { built, problems, left: queue.leftOf('a'), gone: queue.leftOf('b') };`;
  expect(evaluate(text)).toEqual({
    built: ['b 1 en', 'b 1 ne', 'a 1 en', 'a 1 ne', 'kit 1'],
    problems: ['no words'],
    left: { jobs: [{ workspace: 'a', release: '1', light: 'ne' }], hasFailed: true },
    gone: { jobs: [], hasFailed: false },
  });
});

test('only scripts that build make a build stale', () => {
  const text = `return [buildsOf(['scripts/import-law.mjs']), buildsOf(['scripts/build-kit.mjs']),
    buildsOf(['scripts/server-bundle.json'])];`;
  expect(evaluate(text)).toEqual([[], ['platform/kit'], ['server', 'demo']]);
});

test('a log has a line for each step, a terminal one line that is written again', () => {
  const text = `
    const written = (isTTY) => {
      const texts = [];
      const progress = openProgress({ isTTY, columns: 100, write: (text) => texts.push(text) });
      const end = progress.begin('build');
      progress.say('It goes on');
      end();
      progress.close();
      return texts.join('').replaceAll(/\\d+\\.\\d/g, '0.0');
    };
    return [written(false), written(true)];`;
  const again = '\r\u001B[K';
  expect(evaluate(text)).toEqual([
    'It goes on\nbuild 0.0 s\n',
    `${again}build … 0.0 s${again}It goes on\n${again}build … 0.0 s${again}build 0.0 s${again}build 0.0 s\n`,
  ]);
});
