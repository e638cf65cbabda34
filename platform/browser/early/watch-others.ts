import type { OthersWatch } from './early-input';

/**
 * Notes whether extensions and translators change the page before React takes it over: then it is another one than the
 * server's through no fault of a release. Stands in the document as its own text, so it uses nothing from around it.
 */
export function watchOthers(target: Window): void {
  const root = target.document.getElementById('root');
  if (!root) return;

  const observer = new MutationObserver((records) => {
    // React marks what it has taken over; what it changes later is there.
    others.isChanged ||= records.some(
      ({ target: { parentNode }, target: changed }) =>
        ![changed, parentNode].some((node) =>
          Object.keys(node ?? {}).some((key) => key.startsWith('__react')),
        ),
    );
  });
  const others: OthersWatch = { isChanged: false, stop: () => observer.disconnect() };
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  target.pasalOthers = others;
}
