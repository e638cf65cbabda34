import { limiter } from './limiter';

/** A promise and the function that fulfils it. */
function makePromise() {
  const made: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    made.resolve = resolve;
  });
  return { promise, resolve: () => made.resolve?.() };
}

/** A task that ends when `end` is called. */
function held() {
  const { promise, resolve: end } = makePromise();
  return { end, task: () => promise };
}

test('so many wait and no more: the next one hears at once that the shop is busy', async () => {
  const inTurn = limiter(1, { waiting: 1 });
  const first = held();
  const running = inTurn(first.task);
  const waiting = inTurn(() => Promise.resolve('second'));
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  first.end();
  await running;
  expect(await waiting).toBe('second');
  expect(await inTurn(() => Promise.resolve('fourth'))).toBe('fourth');
});

test('a caller who has left is forgotten, and the next one has their turn', async () => {
  const inTurn = limiter(1, { waiting: 2 });
  const first = held();
  const running = inTurn(first.task);
  const gone = new AbortController();
  const task = jest.fn(() => Promise.resolve());
  const left = inTurn(task, gone.signal);
  const next = inTurn(() => Promise.resolve('next'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'VALIDATION' });
  // The place in the queue is free at once.
  const last = inTurn(() => Promise.resolve('last'));
  first.end();
  await running;
  expect([await next, await last]).toEqual(['next', 'last']);
  expect(task).not.toHaveBeenCalled();
  await expect(inTurn(task, gone.signal)).rejects.toMatchObject({ code: 'VALIDATION' });
});

test('who waits longer than the line is patient is told so', async () => {
  const inTurn = limiter(1, { patience: 1 });
  const first = held();
  const running = inTurn(first.task);
  await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  first.end();
  await running;
});

test('a task that fails gives its place on', async () => {
  const inTurn = limiter(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
