import { freezeDispatch, freezeNatives } from './freeze-natives';

/** A window of its own kind, with what remotes could exchange. */
function makeView() {
  class FakeRequest {
    open() {}
    send() {}
    setRequestHeader() {}
  }
  class FakeHistory {
    pushState() {}
    replaceState() {}
    go() {}
    back() {}
    forward() {}
  }
  const view = { fetch: () => 'the real one', XMLHttpRequest: FakeRequest, History: FakeHistory };
  return view as unknown as Parameters<typeof freezeNatives>[0];
}
const other = (() => 'another') as never;

test('a remote that exchanges a native throws, and everyone keeps the real one', () => {
  const view = makeView();
  const { fetch } = view;
  freezeNatives(view, []);
  expect(() => (view.fetch = other)).toThrow(TypeError);
  expect(() => (view.XMLHttpRequest.prototype.send = other)).toThrow(TypeError);
  const history = new view.History();
  expect(() => (history.pushState = other)).toThrow(TypeError);
  expect(view.fetch).toBe(fetch);
});

test('what a remote says that it wraps stays open, and nothing else', () => {
  const view = makeView();
  freezeNatives(view, ['fetch', 'history']);
  view.fetch = other;
  view.History.prototype.go = other;
  expect(view.fetch).toBe(other);
  expect(() => (view.XMLHttpRequest = other)).toThrow(TypeError);
});

test('no part exchanges the way in which all change the state', () => {
  const store = { dispatch: () => 1 };
  freezeDispatch(store);
  expect(() => (store.dispatch = other)).toThrow(TypeError);
  expect(store.dispatch()).toBe(1);
});
