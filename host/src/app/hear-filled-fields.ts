function hear({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const field of target.elements) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notifies a form, before it is submitted, of values that nobody typed: password managers fill fields without an
 * event, and the form would treat them as empty. React only passes on values that it has not seen.
 */
export function hearFilledFields(page: Document): void {
  page.addEventListener('submit', hear, true);
}
