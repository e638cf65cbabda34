/** The element that browser translators replace a text with; our pages have none. */
const STAND_IN = 'FONT';

interface StandIn {
  element: ChildNode;
  /** The original text. */
  words: string;
}

const isStandIn = (node: Node | null) => node?.nodeName === STAND_IN;

/** What someone else inserted in place of a text that was just removed. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const found = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  return found?.isConnected === true ? (found as ChildNode) : undefined;
}

/**
 * Keeps text nodes where React left them when a translator replaces them. React would update a detached node, and
 * throw when it inserts before a removed one or removes it: the page would crash when a pressed button shows that it
 * is busy. So the node goes back, empty, before its replacement; when it is updated or removed, the replacement is
 * removed, and the translator handles the new text.
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
    // Moved or removed by the page, or restored by the translator: it shows its own text again.
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
