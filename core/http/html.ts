const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A fragment of a page that is already escaped. */
export interface Html {
  readonly html: string;
}

function render(value: unknown): string {
  if (Array.isArray(value)) return value.map(render).join('');
  if (typeof value === 'object' && value !== null && 'html' in value) return String(value.html);
  if (value === undefined || value === null || value === false) return '';
  return String(value).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A text with code between backticks, as in OpenAPI's descriptions. */
export function prose(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Escapes all interpolated values, except fragments made the same way. */
export function html(texts: TemplateStringsArray, ...values: unknown[]): Html {
  const parts = texts.map((text, index) => text + render(values[index]));
  return { html: parts.join('') };
}
