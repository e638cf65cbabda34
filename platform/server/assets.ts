/** Milliseconds after which a host that has not started is asked for at the shop itself. */
const PATIENCE = 10_000;

/** So many times it waits as long again where something has come from there: the line is slow. */
const LOOKS = 2;

/**
 * Stands first in the head of a document whose files and pictures are at another origin, says to the page where that is,
 * and asks the shop itself, once, for what does not come from there: a script under the same hash, in the other
 * one's place; a picture in its element. What never answers counts as away when the host has not started in time: it is
 * given up, for scripts that run in turn wait for those before them, and all else comes from the shop. It is text, for
 * the server's code knows no browser.
 */
export const assetsScript = (assets: string): string =>
  `pasalAssets=${JSON.stringify(assets)};((w,d,from)=>{
const inert=d.implementation.createHTMLDocument(''),came=new WeakSet;let alive=0,looked=0;
const own=u=>u.split(from+'/').join('/');
const moved=e=>/^(?:IMG|SCRIPT)$/.test(e?.tagName)&&e.src.startsWith(from+'/');
function again(e){
if(e.tagName==='IMG'){if(e.srcset)e.srcset=own(e.srcset);e.src=own(e.src);return}
const s=d.createElement('script'),tell=k=>s.addEventListener(k,()=>e.dispatchEvent(new Event(k)));
s.async=false;s.crossOrigin='anonymous';s.integrity=e.integrity;s.src=own(e.src);
tell('load');tell('error');inert.adoptNode(e);d.head.append(s)}
w.addEventListener('load',v=>{came.add(v.target);if(moved(v.target))alive=1},true);
w.addEventListener('error',v=>{if(moved(v.target)){v.stopImmediatePropagation();again(v.target)}},true);
function late(){
if(w.pasalScriptTry)return;
if(d.readyState==='loading'||(alive&&looked++<${LOOKS}))return setTimeout(late,${PATIENCE});
w.pasalAssets='';w.stop();
for(const e of d.querySelectorAll('script,img'))if(moved(e)&&!came.has(e)&&!e.complete)again(e);
new MutationObserver(l=>{for(const r of l)for(const e of r.addedNodes)if(moved(e))again(e)}).observe(d.head,{childList:true})}
setTimeout(late,${PATIENCE})
})(window,document,pasalAssets)`.replaceAll('\n', '');

/** The elements of a head by which its page learns where files and pictures are; nothing where the shop has them. */
export function writeAssets(assets: string | undefined, nonce?: string): string {
  if (assets === undefined) return '';
  const script = `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${assetsScript(assets)}</script>`;
  return `\n    <link rel="preconnect" href="${new URL(assets).origin}" crossorigin>\n    ${script}`;
}
