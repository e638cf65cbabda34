/**
 * Hands the nonce of the page's policy to the toasts, whose style element looks for it on the
 * window. Everything else that makes styles finds it in the document by itself.
 */
export function allowToastStyles(page: Document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) Object.assign(window, { __nonce__: meta.nonce });
}
