import type { OthersWatch } from './early-input';

/**
 * Records whether extensions and translators change the page before the host starts. Its source is inlined in the
 * document, so it uses nothing from its surroundings.
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
