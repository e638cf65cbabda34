/** A link that begins a message in WhatsApp; undefined for a landline, which has none. */
export function whatsappHref(phone: string, text: string): string | undefined {
  const digits = /^\+(9779\d{9})$/.exec(phone)?.[1];
  return digits && `https://wa.me/${digits}?${new URLSearchParams({ text })}`;
}
