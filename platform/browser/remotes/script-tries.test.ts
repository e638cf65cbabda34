import { makeScriptTries, type ScriptTries } from './script-tries';
import { timeLimits } from './time-limits';

const URL_OF = (file: string) => `http://localhost/remotes/catalog/1/${file}`;

let scripts: ScriptTries;
/** Every script that was asked for, oldest first. */
let asked: HTMLScriptElement[];
beforeEach(() => {
  jest.useFakeTimers();
  scripts = makeScriptTries(timeLimits(0));
  asked = [];
});
afterEach(() => jest.useRealTimers());

const addresses = () => asked.map(({ src }) => src.replace(/.*\//, ''));
const say = (type: 'load' | 'error', script = asked.at(-1)) =>
  script?.dispatchEvent(new Event(type));

/** Asks for a script as webpack does: one element each time, rejected by its error event. */
const chunk = (file: string) => () =>
  new Promise<string>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = URL_OF(file);
    scripts.watch(script);
    asked.push(script);
    script.addEventListener('load', () => resolve(file));
    script.addEventListener('error', () => reject(new Error(`no ${file}`)));
  });

/** Records how a load ends, and after how many ms of the clock; undefined while it has not ended. */
function follow(load: Promise<string>) {
  const began = Date.now();
  const end: { is?: string; after?: number } = {};
  const settle = (is: string) => Object.assign(end, { is, after: Date.now() - began });
  void load.then(settle, (error: unknown) => settle((error as Error).message));
  return end;
}
const part = (file: string) =>
  follow(scripts.withinBudget('catalog', () => scripts.inTries('catalog', chunk(file))));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a script that never comes is tried for 4, 3 and 2 s, each under an address of its own', async () => {
  const end = part('a.js');
  await wait(3999);
  expect(addresses()).toEqual(['a.js']);
  await wait(1);
  expect(addresses()).toEqual(['a.js', 'a.js?try=2']);
  await wait(3000);
  expect(addresses()).toEqual(['a.js', 'a.js?try=2', 'a.js?try=3']);
  await wait(1999);
  expect(end).toEqual({});
  await wait(1);
  expect(end).toEqual({ is: 'no a.js', after: 9000 });
  expect(asked.map((script) => scripts.isLate(script))).toEqual([true, true, true]);
});

test('one that fails is asked for at once, and comes by the next try', async () => {
  const end = part('a.js');
  say('error');
  await wait(0);
  say('load');
  await wait(0);
  expect(end).toEqual({ is: 'a.js', after: 0 });
  expect(asked.map((script) => scripts.isLate(script))).toEqual([false, false]);
  await wait(20_000);
  expect(addresses()).toEqual(['a.js', 'a.js?try=2']);
});

test('entry and chunks share one budget of 10 s, after which nothing is asked for any more', async () => {
  const end = follow(
    scripts.withinBudget('catalog', async () => {
      await scripts.inTries('catalog', chunk('entry.js'));
      return scripts.inTries('catalog', chunk('page.js'));
    }),
  );
  await wait(3500);
  say('load');
  await wait(6499);
  expect(end).toEqual({});
  await wait(1);
  expect(end).toEqual({ is: 'catalog did not come within 10000 ms', after: 10_000 });
  const all = addresses();
  await wait(30_000);
  expect(addresses()).toEqual(all);
});

test('an attempt after a failure starts with a first try, under an address nothing waits for', async () => {
  part('a.js');
  await wait(9000);
  const end = part('a.js');
  expect(addresses().at(-1)).toBe('a.js?try=4');
  await wait(3999);
  expect(asked).toHaveLength(4);
  say('load');
  await wait(0);
  expect(end).toEqual({ is: 'a.js', after: 3999 });
});

test('a part whose budget is used up ends nothing another part still waits for', async () => {
  const first = part('a.js');
  await wait(5000);
  const second = follow(
    scripts.withinBudget('catalog', () => scripts.inTries('catalog', chunk('b.js'))),
  );
  await wait(5000);
  expect(first.is).toBe('no a.js');
  await wait(3000);
  expect(second).toEqual({});
  say('load');
  await wait(0);
  expect(second).toEqual({ is: 'b.js', after: 8000 });
});

test('what is no fault of a script is not tried again, nor is what is not worth it', async () => {
  const broken = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(scripts.inTries('catalog', broken)).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(1);
  const end = follow(scripts.inTries('catalog', chunk('a.js'), () => false));
  say('error');
  await wait(0);
  expect(end.is).toBe('no a.js');
  expect(asked).toHaveLength(1);
});

test('files of one page that fail one after the other have their tries each', async () => {
  const files = ['a.js', 'b.js', 'c.js', 'd.js'];
  const pending = new Map<string, Promise<string>>();
  /** Works as webpack does: it waits for a file that is under way, and asks again for one that failed. */
  const load = (file: string) => {
    const loading = pending.get(file) ?? chunk(file)();
    pending.set(file, loading);
    loading.catch(() => pending.delete(file));
    return loading;
  };
  const page = () => Promise.all(files.map(load)).then(() => 'page');
  const end = follow(scripts.withinBudget('catalog', () => scripts.inTries('catalog', page)));
  for (const script of asked.slice(0, files.length)) {
    say('error', script);
    await wait(0);
  }
  expect(addresses().slice(4)).toEqual(files.map((file) => `${file}?try=2`));
  for (const script of asked.slice(4)) say('load', script);
  await wait(0);
  expect(end).toEqual({ is: 'page', after: 0 });
});
