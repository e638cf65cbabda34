/** The element that translators of browsers put in the place of a text; no page of ours has one. */
const STAND_IN = 'FONT';

interface StandIn {
  element: ChildNode;
  /** What the text said. */
  words: string;
}

const isStandIn = (node: Node | null) => node?.nodeName === STAND_IN;

/** What somebody else has put in the place of a text that has just gone. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const found = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  return found?.isConnected === true ? (found as ChildNode) : undefined;
}

/**
 * Keeps texts where React left them when a translator exchanges them. React would write into a text that nobody sees,
 * and throw when it puts something before one that is gone or takes it away: the page would be lost with the press
 * of a button that shows that it is busy. So the text goes back, empty, before what stands for it; when it is
 * written or taken away, what stands for it goes, and the translator reads the new one.
 */
export function keepTexts(page: Node): void {
  const known = new WeakMap<Node, StandIn>();

  function forget(text: Node): StandIn | undefined {
    const standIn = known.get(text);
    known.delete(text);
    standIn?.element.remove();
    return standIn;
  }

  function onGone(text: Text, record: MutationRecord): void {
    const before = forget(text);
    // Moved or taken away by the page, or put back by the translator: it speaks for itself again.
    if (before) text.data = before.words;
    const element = text.isConnected ? undefined : standInOf(record);
    if (before || !element) return;
    known.set(text, { element, words: text.data });
    element.before(text);
    text.data = '';
  }

  new MutationObserver((records) => {
    for (const record of records) {
      const { target, removedNodes } = record;
      for (const node of removedNodes) if (node instanceof Text) onGone(node, record);
      if (target instanceof Text && target.data !== '') forget(target);
    }
  }).observe(page, { childList: true, characterData: true, subtree: true });
}
