/** Milliseconds after which a host that has not started is requested from the shop itself. */
const PATIENCE = 10_000;

/** How often it waits again if the asset origin has delivered something: the line is slow. */
const LOOKS = 2;

/**
 * The first script in the head of a document whose files and pictures are at another origin. It gives the page that
 * origin, and loads once from the shop itself what fails there: a replacement script with the same hash, or a picture
 * in its element. If the host has not started in time, pending requests count as failed: they are abandoned, because
 * scripts that run in order wait for earlier ones, and everything else is loaded from the shop. It is text, because
 * the server's code has no browser types.
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

/** The head elements that give the page the asset origin; empty if the shop serves the assets. */
export function writeAssets(assets: string | undefined, nonce?: string): string {
  if (assets === undefined) return '';
  const script = `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${assetsScript(assets)}</script>`;
  return `\n    <link rel="preconnect" href="${new URL(assets).origin}" crossorigin>\n    ${script}`;
}
