/**
 * Prevents the second press of a double press from reaching another page: after the first one navigates, the element
 * under the finger is not what was meant, such as a link of the confirmation in place of "Place Order".
 * @param pageOf returns which page is shown
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
