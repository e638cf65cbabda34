import { fireEvent, screen } from '@testing-library/react';
import { judgeOthers } from './judge-others';
import { boot, early } from './boot';

const SCRIPTS = JSON.stringify([{ url: '/host.js', integrity: 'sha384-host', run: true }]);

/** Runs the text as the document does: with nothing of this module around it. */
function runAlone(): void {
  new Function(early)();
  new Function(boot)();
}

afterEach(() => {
  window.pasalEarly?.stop();
  window.pasalOthers?.stop();
  delete window.pasalOthers;
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  jest.useRealTimers();
});

/** Whoever watches the page is told before this answers. */
const isChanged = () => Promise.resolve().then(() => window.pasalOthers?.isChanged);

describe('the scripts within a rendered document', () => {
  it('stands alone: it keeps what is pressed and asks for the scripts at the first touch', () => {
    jest.useFakeTimers();
    document.body.innerHTML = `<button>Buy</button><script type="application/json" id="scripts">${SCRIPTS}</script>`;
    runAlone();
    expect(document.head.querySelector('script')).toBeNull();
    const target = screen.getByRole('button', { name: 'Buy' });
    fireEvent.pointerDown(target);
    expect(document.head.querySelector('script')).toHaveAttribute('src', '/host.js');
    fireEvent.click(target);
    const press = { kind: 'press', target, says: window.pasalEarly?.read(target), repeats: false };
    expect(window.pasalEarly?.done).toEqual([press]);
  });

  it('asks for the scripts at once where something was done before the page was whole', () => {
    document.body.innerHTML = `<button>Buy</button><script type="application/json" id="scripts">${SCRIPTS}</script>`;
    new Function(early)();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Buy' }));
    fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(document.head.querySelector('script')).toBeNull();
    new Function(boot)();
    expect(document.head.querySelector('script')).toHaveAttribute('src', '/host.js');
    expect(window.pasalEarly?.done).toHaveLength(1);
  });

  it('asks for the scripts after 600 ms at the latest', () => {
    jest.useFakeTimers();
    document.body.innerHTML = `<script type="application/json" id="scripts">${SCRIPTS}</script>`;
    runAlone();
    jest.advanceTimersByTime(600);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('notes what others change in the page of the server', async () => {
    document.body.innerHTML = '<div id="root"><p>Rs. 100</p></div><i></i>';
    runAlone();
    document.querySelector('i')?.append('beside the page');
    expect(await isChanged()).toBe(false);
    document.querySelector('p')?.append(document.createElement('font'));
    expect(await isChanged()).toBe(true);
  });

  it('is followed by a watch that knows what React changes', async () => {
    document.body.innerHTML = '<div id="root"><p>Rs. 100</p><b>1</b></div><i></i>';
    runAlone();
    judgeOthers(window);
    const [price, count] = document.querySelectorAll('p, b');
    document.querySelector('i')?.append('beside the page');
    Object.assign(count ?? {}, { __reactFiber$x: {} });
    count?.firstChild?.replaceWith('2');
    expect(await isChanged()).toBe(false);
    price?.append(document.createElement('font'));
    expect(await isChanged()).toBe(true);
  });

  it('cannot end the element it stands in', () => {
    expect(early + boot).not.toMatch(/<\/script|<!--/i);
  });
});
