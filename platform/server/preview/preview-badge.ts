import type { Language } from '@pasal/core/contract/language';
import { html } from '@pasal/core/http/html';
import { previewEndIn } from '../release/preview/preview-address';
import { onPreviewEnd } from './preview-end';
import * as messages from './messages';

/** The texts of a page's badge about its preview. */
export interface ShownPreview {
  title: string;
  version: string;
  until: Date;
  /** The same, formatted for people. */
  ends: string;
}

/**
 * In the shop's colours and sizes (T1 to T11). It covers nothing, because phones have bars at both edges, and is
 * shown above the page although it is last in the document: the skip link must be the first.
 */
const STYLES = `
body { display: flex; flex-direction: column; }
#root { min-width: 0; }
#preview { order: -1; display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; justify-content: center; padding: 4px 16px;
  background: #fff2d9; color: #0f1b2d; border-bottom: 1px solid #8a5300;
  font: 14px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; overflow-wrap: anywhere; }
#preview p { min-width: 0; margin: 4px 0; }
#preview a { display: inline-flex; align-items: center; min-height: 44px; color: #084c5b; font-weight: 600; }
@media print { #preview { display: none; } }
`;

/** Adds to the head of a preview's page the styles of its badge, and that search engines must not index it. */
export const writePreviewHead = (nonce: string) =>
  `<meta name="robots" content="noindex, nofollow">
    <style nonce="${nonce}">${STYLES}</style>`;

/**
 * The badge, above everything the page's scripts render. When the preview ends, here or in another tab, the page
 * reloads: the release's script runs no longer than its preview.
 */
export function writePreviewBadge(
  { title, version, until, ends }: ShownPreview,
  { language, nonce }: { language: Language; nonce: string },
): string {
  const left = until.getTime() - Date.now();
  const { html: badge } = html`<aside id="preview" aria-label="${messages.preview[language]}">
    <p>
      <strong>${messages.preview[language]}</strong>
      ${messages.shows(title, version, ends)[language]}
    </p>
    <a href="${previewEndIn(language)}">${messages.end[language]}</a>
  </aside>`;
  return `${badge}
    <script nonce="${nonce}">${onPreviewEnd(left)}</script>`;
}
