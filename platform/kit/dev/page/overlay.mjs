const ID = 'pasal-dev-errors';
const STYLE = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  margin: '0',
  padding: '2rem',
  overflow: 'auto',
  background: '#111d',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
};
/**
 * What is shown, by its source.
 * @type {Map<string, string[]>}
 */
const shown = new Map();

/** Sets styles through element properties: a page's policy blocks inline style text. */
function draw() {
  document.getElementById(ID)?.remove();
  if (shown.size === 0) return;
  const overlay = document.createElement('pre');
  Object.assign(overlay, { id: ID, textContent: [...shown.values()].flat().join('\n\n') });
  overlay.setAttribute('role', 'alert');
  Object.assign(overlay.style, STYLE);
  document.body.append(overlay);
}

/**
 * @param {string} source
 * @param {string[]} errors
 */
export function showOverlay(source, errors) {
  shown.set(source, errors);
  draw();
}

/** @param {string} source */
export function hideOverlay(source) {
  if (shown.delete(source)) draw();
}
