import { PREVIEW_OPEN_PATH } from '../release/preview/preview-address';

/** The channel for messages between tabs of one browser. */
const CHANNEL = 'pasal-preview';
/** Milliseconds after which a preview has ended for the server too, despite rounding. */
const AFTER = 1000;
/** Milliseconds between two polls whether it was ended. */
const ASK_EVERY = 15_000;

/**
 * The script of a page in a preview: reloads the page when the preview has ended.
 * @param left milliseconds until it expires; a link's seven days fit into a timer
 */
export const onPreviewEnd = (left: number) =>
  `(function(){function again(){location.reload()}
new BroadcastChannel('${CHANNEL}').onmessage=again;
setTimeout(again,${Math.max(0, left) + AFTER});
setInterval(function(){fetch('${PREVIEW_OPEN_PATH}',{cache:'no-store'}).then(function(answer){if(answer.status===410)again()},function(){})},${ASK_EVERY});
addEventListener('pageshow',function(event){if(event.persisted)again()})})()`;

/** The script of the page that ends a preview: notifies the other tabs, then goes to the shop's first page. */
export const endPreviewScript = (shop: string) =>
  `new BroadcastChannel('${CHANNEL}').postMessage('ended');location.replace('${shop}')`;
