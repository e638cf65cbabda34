/** What the page's style rules say, by what an element's `display` becomes. */
function displayOf(rules: string, html: string): string {
  document.head.innerHTML = `<style>${rules}</style>`;
  document.body.innerHTML = html;
  const [element] = document.getElementsByClassName('found');
  if (!element) throw new Error('nothing is marked as found');
  return getComputedStyle(element).display;
}

const page = '<main id="top"><p class="near">A</p><a class="found Other" href="#b">B</a></main>';

test.each([
  '.found',
  'a',
  '*',
  'a.found',
  '.Other.found',
  '#top a',
  'main > a',
  'p + .found',
  '.near ~ a',
  'p, b, .found',
  'a:not(.near)',
  ':not(.near):not(main):not(html)',
  'a:not(:is(.near, .far))',
  '[href="#b"]',
  'a[href="#b"]',
  '[class~="found"]',
  ':is(a, b)',
  'main :first-child + a:last-child',
])('a rule for %s reaches its element', (selector) => {
  expect(displayOf(`${selector} { display: flex }`, page)).toBe('flex');
});

test.each(['.near', 'b', 'p', '.foun', 'a.near', 'b > .found', 'a:not(.found)', '.found .near'])(
  'a rule for %s does not',
  (selector) => {
    expect(displayOf(`${selector} { display: flex }`, page)).toBe('');
  },
);

test('what changes is seen at once', () => {
  expect(displayOf('.gone { display: none }', page)).toBe('');
  const [element] = document.getElementsByClassName('found');
  if (!(element instanceof HTMLElement)) throw new Error('nothing is marked as found');
  const seen = () => getComputedStyle(element).display;
  element.classList.add('gone');
  expect(seen()).toBe('none');
  element.classList.remove('gone');
  expect(seen()).toBe('');
  element.style.display = 'grid';
  expect(seen()).toBe('grid');
  document.body.style.visibility = 'hidden';
  expect(getComputedStyle(element).visibility).toBe('hidden');
  document.head.insertAdjacentHTML('beforeend', '<style>.found { color: rgb(1, 2, 3) }</style>');
  expect(getComputedStyle(element).color).toBe('rgb(1, 2, 3)');
});
