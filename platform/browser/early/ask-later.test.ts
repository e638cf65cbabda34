import { askLater } from './ask-later';

const LATEST = 600;
const NAMED = [
  { url: '/host/1/host.js', integrity: 'sha384-host', run: true },
  { url: '/remotes/catalog/1/entry.js', integrity: 'sha384-entry', run: true },
  { url: '/remotes/catalog/1/home.js', integrity: 'sha384-home', run: false },
];

/** A document that names the scripts, as the server renders it. */
function renderedPage(body = ''): Document {
  const page = document.implementation.createHTMLDocument();
  const list = `<script type="application/json" id="scripts">${JSON.stringify(NAMED)}</script>`;
  page.body.innerHTML = `${body}${list}`;
  return page;
}

const PICTURE = '<img src="/a.webp" fetchpriority="high" alt="">';

/** Pictures that are being decoded, which jsdom never does: each one ends when the test calls its end. */
function decodingPictures(page: Document) {
  return [...page.querySelectorAll('img')].map((picture) => {
    let end = { shown: () => undefined as void, broken: () => undefined as void };
    const decoding = new Promise<void>((resolve, reject) => {
      end = { shown: resolve, broken: () => reject(new Error('no picture')) };
    });
    picture.decode = () => decoding;
    return end;
  });
}

const asked = (page: Document) => [...page.head.querySelectorAll('script, link')];

/** Frames, and what is put off until they are painted. */
const paint = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the scripts a rendered document names', () => {
  it('runs some in their order and only fetches the others, each with its integrity', async () => {
    const page = renderedPage();
    askLater(page, LATEST);
    expect(asked(page)).toEqual([]);
    await paint();
    const [host, entry, home] = asked(page);
    for (const [at, element] of [host, entry].entries()) {
      expect(element).toHaveProperty('tagName', 'SCRIPT');
      expect(element).toHaveProperty('async', false);
      expect(element?.getAttribute('src')).toBe(NAMED[at]?.url);
    }
    expect(home).toHaveProperty('tagName', 'LINK');
    expect(home).toMatchObject({ rel: 'preload', as: 'script' });
    expect(home?.getAttribute('href')).toBe(NAMED[2]?.url);
    for (const [at, element] of asked(page).entries()) {
      expect(element).toHaveProperty('integrity', NAMED[at]?.integrity);
      expect(element).toHaveProperty('crossOrigin', 'anonymous');
    }
  });

  it('waits for every picture of the first view, also for one that is broken', async () => {
    const page = renderedPage(PICTURE + PICTURE);
    const [first, second] = decodingPictures(page);
    askLater(page, LATEST);
    first?.shown();
    await jest.advanceTimersByTimeAsync(LATEST / 2);
    expect(asked(page)).toEqual([]);
    second?.broken();
    expect(asked(page)).toEqual([]);
    await paint();
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('waits no longer than its limit', async () => {
    const page = renderedPage(PICTURE);
    decodingPictures(page);
    askLater(page, LATEST);
    await jest.advanceTimersByTimeAsync(LATEST - 1);
    expect(asked(page)).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('asks at once when it is called, and never again', async () => {
    const page = renderedPage(PICTURE);
    const [picture] = decodingPictures(page);
    const askNow = askLater(page, LATEST);
    askNow();
    expect(asked(page)).toHaveLength(NAMED.length);
    askNow();
    picture?.shown();
    await jest.advanceTimersByTimeAsync(2 * LATEST);
    expect(asked(page)).toHaveLength(NAMED.length);
  });

  it('asks for none in a document that names none', () => {
    const page = document.implementation.createHTMLDocument();
    askLater(page, LATEST)();
    expect(asked(page)).toEqual([]);
  });
});
