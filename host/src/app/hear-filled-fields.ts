function hear({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const field of target.elements) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets a form hear, before it is sent, of values that nobody typed: managers of passwords fill fields in without an
 * event, and the form would ask for what stands in them. React passes on only what it has not heard of.
 */
export function hearFilledFields(page: Document): void {
  page.addEventListener('submit', hear, true);
}
