require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// A timeout for a machine many times slower: the first test to load the editor waits until it is compiled.
configure({ asyncUtilTimeout: 120_000 });

/** Adds what jsdom lacks and the pages use. */
function completeBrowser() {
  // jsdom knows <dialog> but can't open it.
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal() {
        this.setAttribute('open', '');
      },
      close() {
        this.removeAttribute('open');
      },
    });
  }

  // Nor does it scroll; newer browsers return a promise, which an effect must not return.
  Element.prototype.scrollIntoView ??= () => Promise.resolve();

  // jsdom has no layout, so no media query matches.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

// A suite that renders on a server has no browser at all.
if (typeof window !== 'undefined') completeBrowser();

let complaint;

beforeEach(() => {
  complaint = jest.spyOn(console, 'error');
});

/** A console error fails its test. */
afterEach(() => {
  const calls = complaint.mock.calls.slice();
  complaint.mockRestore();
  expect(calls).toEqual([]);
});
