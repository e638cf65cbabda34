import { runPasal } from '../testing/run-pasal';

const typed = (...words: string[]) => runPasal(__dirname, words);

test('each command says what it takes, and refuses the rest in words', async () => {
  const help = await typed('release', '--help');
  expect([help.code, help.said.match(/^ +--[a-z-]+/gm)?.map((each) => each.trim())]).toEqual([
    0,
    [
      '--share',
      '--plan',
      '--why',
      '--browser',
      '--without-walk',
      '--no-activate',
      '--version',
      '--shop',
    ],
  ]);
  expect((await typed('--help')).said).toMatch(
    /^pasal roll-back \[<version>\] +rolls back this version/m,
  );
  const refusals = [
    [
      ['status', '--share', '10'],
      'status: there is no option --share; it takes --shop. Nothing is shown.',
    ],
    [
      ['version', '--plan'],
      'version: there is no option --plan; it takes no option at all. There is no version.',
    ],
    [['stop', '--why'], 'stop: say what after --why: --why <text>. Nothing was stopped.'],
    [['stop', '--why', '--shop'], 'stop: say what after --why: --why <text>. Nothing was stopped.'],
    [['release', '--plan=yes'], 'release: --plan takes no value. Nothing was released.'],
    [
      ['activate', '7', '8'],
      'activate: it has no use for "8": pasal activate <version>. Nothing was activated.',
    ],
    [['activate'], 'activate: say which: pasal activate <version>. Nothing was activated.'],
    [
      ['dev', '--port', '0'],
      'dev: 0 is no port: a whole number from 1 to 65535. Nothing was started.',
    ],
  ] as const;
  for (const [words, sentence] of refusals) {
    expect(await typed(...words)).toEqual({ code: 1, said: `pasal ${sentence}\n` });
  }
  const unknown = await typed('relase');
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringContaining('pasal: there is no command relase. Nothing was done.'),
  ]);
});
