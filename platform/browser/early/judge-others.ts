/** True for what React has taken over: it marks its elements, and changes them later. */
const isOfReact = (node: Node | null) =>
  Object.keys(node ?? {}).some((key) => key.startsWith('__react'));

/**
 * Goes on with the watch of the document once React may change the page as well: what others change makes it another
 * one than the server's through no fault of a release.
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
