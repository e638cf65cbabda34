import { RemotePart, type PartState } from './remote-part';

const Home = () => null;
const GONE = new Error('gone');

type Settle = { come: () => void; fail: () => void };

/** A part whose loads are settled by hand. */
function makePart({ isStandIn = false } = {}) {
  const loads: Settle[] = [];
  const onArrived = jest.fn();
  const part = new RemotePart({
    remote: 'catalog',
    load: () =>
      new Promise((resolve, reject) => {
        loads.push({ come: () => resolve(Home), fail: () => reject(GONE) });
      }),
    isStandIn: () => isStandIn,
    onArrived,
  });
  return { part, loads, onArrived, shown: () => part.read().name };
}

type Made = ReturnType<typeof makePart>;
type Name = PartState['name'];

/** Lets the promises of a load settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The ways in which a part gets into each state; with a place that shows it, or without one. */
const ways: Record<string, (made: Made) => unknown> = {
  new: () => undefined,
  'loading, ahead': ({ part }) => void part.loadAhead(() => false),
  'loading, wanted ahead': ({ part }) => void part.loadAhead(() => true),
  'loading, in a place': ({ part }) => part.enter(),
  rendered: ({ part }) => void part.awaitRendered(),
  ready: ({ part }) => part.come(Home),
  'failed, nowhere': ({ part, loads }) => {
    void part.loadAhead(() => true);
    loads[0]?.fail();
  },
  'failed, in a place': ({ part, loads }) => {
    part.enter();
    loads[0]?.fail();
  },
};

const events: Record<string, (made: Made) => unknown> = {
  'a place comes': ({ part }) => part.enter(),
  'a place came and left': ({ part }) => part.enter()(),
  'it is loaded ahead': ({ part }) => void part.loadAhead(() => true),
  'it comes': ({ loads }) => loads.at(-1)?.come(),
  'it fails': ({ loads }) => loads.at(-1)?.fail(),
  'it is tried again': ({ part }) => part.tryAgain(),
};

const table: Record<keyof typeof ways, readonly Name[]> = {
  // comes, came and left, ahead, it comes, it fails, again
  new: ['loading', 'loading', 'loading', 'new', 'new', 'new'],
  'loading, ahead': ['loading', 'loading', 'loading', 'ready', 'new', 'loading'],
  'loading, wanted ahead': ['loading', 'loading', 'loading', 'ready', 'failed', 'loading'],
  'loading, in a place': ['loading', 'loading', 'loading', 'ready', 'failed', 'loading'],
  rendered: ['rendered', 'rendered', 'rendered', 'ready', 'failed', 'rendered'],
  ready: ['ready', 'ready', 'ready', 'ready', 'ready', 'ready'],
  'failed, nowhere': ['failed', 'new', 'failed', 'failed', 'failed', 'new'],
  'failed, in a place': ['failed', 'failed', 'failed', 'failed', 'failed', 'loading'],
};

const rows = Object.entries(table).flatMap(([way, row]) =>
  Object.keys(events).map((event, column) => [way, event, row[column]] as const),
);

test.each(rows)('%s; %s: %s', async (way, event, next) => {
  const made = makePart();
  ways[way]?.(made);
  await settled();
  events[event]?.(made);
  await settled();
  expect(made.shown()).toBe(next);
});

test('it is loaded once, however many places show it and however early it was asked for', async () => {
  const { part, loads, shown } = makePart();
  void part.loadAhead(() => true);
  part.enter();
  const leave = part.enter();
  leave();
  loads[0]?.come();
  await settled();
  part.enter();
  expect(shown()).toBe('ready');
  expect(loads).toHaveLength(1);
});

test('it stays failed until the last of its places has left, and is loaded anew for the next one', async () => {
  const { part, loads, shown } = makePart();
  const [leave, leaveToo] = [part.enter(), part.enter()];
  loads[0]?.fail();
  await settled();
  leave();
  expect([shown(), part.isMissing]).toEqual(['failed', true]);
  leaveToo();
  expect([shown(), part.isMissing]).toEqual(['new', false]);
  part.enter();
  loads[1]?.come();
  await settled();
  expect(shown()).toBe('ready');
});

test('every change is reported to who listens, until they stop', async () => {
  const { part, loads } = makePart();
  const listener = jest.fn();
  const stop = part.subscribe(listener);
  const leave = part.enter();
  loads[0]?.fail();
  await settled();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['new', 0],
  ['rendered', 0],
  ['loading, in a place', 1],
  ['failed, in a place', 0],
])('%s, and then come, wakes what failed beside it %i times', async (way, times) => {
  const made = makePart();
  ways[way]?.(made);
  await settled();
  made.part.come(Home);
  expect(made.onArrived).toHaveBeenCalledTimes(times);
});

const seen = (made: Made) => made.part.readTakenOver().name;

/** Frames it, and notes when nothing waits for it any longer. */
function frame(made: Made): jest.Mock {
  const ended = jest.fn();
  void made.part.frame().then(ended);
  return ended;
}

describe('while the server’s HTML is taken over', () => {
  test('what the server did not make is seen as it is', () => {
    const made = makePart();
    expect(seen(made)).toBe('new');
    made.part.enter();
    expect(seen(made)).toBe('loading');
  });

  test('a rendered part stays until it comes, and is the same for both then', async () => {
    const made = makePart();
    void made.part.awaitRendered();
    expect(seen(made)).toBe('rendered');
    made.loads[0]?.come();
    await settled();
    expect(made.part.readTakenOver()).toBe(made.part.read());
  });

  test('one that failed goes, also while it is tried again, and stays once that was not in vain', async () => {
    const made = makePart();
    void made.part.awaitRendered();
    made.loads[0]?.fail();
    await settled();
    expect([seen(made), made.shown()]).toEqual(['away', 'failed']);
    made.part.enter();
    made.part.tryAgain();
    expect([seen(made), made.shown()]).toEqual(['away', 'loading']);
    made.loads[1]?.come();
    await settled();
    expect(seen(made)).toBe('ready');
  });

  test('one of another version goes', async () => {
    const made = makePart({ isStandIn: true });
    void made.part.awaitRendered();
    made.loads[0]?.come();
    await settled();
    expect([seen(made), made.shown()]).toEqual(['away', 'ready']);
  });

  test('a framed page is framed, whatever has become of it', () => {
    const made = makePart();
    void made.part.frame();
    expect(seen(made)).toBe('framed');
    made.part.come(Home);
    expect([seen(made), made.shown()]).toEqual(['framed', 'ready']);
  });

  describe('a framed page', () => {
    test('is taken over when its place shows it, not when that says that it is loading', async () => {
      const made = makePart();
      const ended = frame(made);
      made.part.enter();
      made.loads[0]?.come();
      await settled();
      expect(ended).not.toHaveBeenCalled();
      // What fails meanwhile is not its doing.
      expect(made.part.isBeingTakenOver).toBe(false);
      made.part.endFrame();
      await settled();
      expect(ended).toHaveBeenCalledTimes(1);
    });

    test('is waited for no longer when its place has left, and has not come back at once', async () => {
      const made = makePart();
      const ended = frame(made);
      made.part.enter()();
      const leave = made.part.enter();
      await settled();
      expect(ended).not.toHaveBeenCalled();
      leave();
      await settled();
      expect(ended).toHaveBeenCalledTimes(1);
    });
  });

  test.each<[string, (made: Made) => unknown]>([
    ['a place shows it', ({ part }) => part.enter()],
    ['nothing waits for it any longer', ({ part }) => part.endTakeOver()],
  ])('its take-over ends when %s, and not before', async (_case, end) => {
    const made = makePart();
    const ended = jest.fn();
    void made.part.awaitRendered().then(ended);
    made.loads[0]?.come();
    await settled();
    expect(ended).not.toHaveBeenCalled();
    end(made);
    await settled();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
