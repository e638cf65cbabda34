/**
 * Keeps the second press of a double one from another page: where the first one has led on, what lies under the finger by
 * then is not what was meant, such as a link of the confirmation in the place of "Place Order".
 * @param pageOf tells which page is shown
 */
export function keepPressesApart(pageOf: () => string): void {
  let begunOn = pageOf();
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) begunOn = pageOf();
      else if (begunOn !== pageOf()) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
