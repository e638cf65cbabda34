import type { OthersWatch } from './early-input';

/**
 * Notes whether extensions and translators change the page before the host starts. Stands in the document as its own
 * text, so it uses nothing from around it.
 */
export function watchOthers(target: Window): void {
  const others: OthersWatch = { isChanged: false, stop: () => observer.disconnect() };
  const observer = new MutationObserver(() => {
    others.isChanged = true;
  });
  const root = target.document.getElementById('root');
  if (root) observer.observe(root, { childList: true, characterData: true, subtree: true });
  target.pasalOthers = others;
}
