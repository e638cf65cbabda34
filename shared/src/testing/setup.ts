import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A limit for a machine many times slower: the first to load the editor waits until it is compiled.
configure({ asyncUtilTimeout: 30_000 });

/** What jsdom lacks and the pages use. */
function completeBrowser(): void {
  // jsdom knows <dialog> but can't open it.
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.setAttribute('open', '');
      },
      close(this: HTMLDialogElement) {
        this.removeAttribute('open');
      },
    });
  }

  // Nor does it scroll.
  Element.prototype.scrollIntoView ??= () => undefined;

  // jsdom measures nothing, so no media query holds.
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

let complaint: jest.SpyInstance<void, Parameters<typeof console.error>>;

beforeEach(() => {
  complaint = jest.spyOn(console, 'error');
});

/** An error on the console fails the test it belongs to. */
afterEach(() => {
  const calls = complaint.mock.calls.slice();
  complaint.mockRestore();
  expect(calls).toEqual([]);
});
