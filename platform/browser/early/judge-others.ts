/** True for a hydrated node: React marks its elements, and changes them later. */
const isOfReact = (node: Node | null) =>
  Object.keys(node ?? {}).some((key) => key.startsWith('__react'));

/**
 * Continues the document's watch once React may change the page as well: changes by others make it differ from the
 * server's HTML through no fault of a release.
 */
export function judgeOthers({ document, pasalOthers: others }: Window): void {
  const root = document.getElementById('root');
  if (!others || !root) return;
  others.stop();
  const observer = new MutationObserver((records) => {
    others.isChanged ||= records.some(
      ({ target }) => !isOfReact(target) && !isOfReact(target.parentNode),
    );
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  others.stop = () => observer.disconnect();
}
