/** Style sheet of the documentation page, in the shop's colours and sizes (T1 to T11). */
export const DOCS_STYLES = `
:root { color: #0f1b2d; background: #f3f6f9; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 240px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px; background: #fff; border-right: 1px solid #dbe2ea; font-size: 14px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 4px 0; color: #52607a; text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover, nav li a:focus-visible { color: #0b6477; text-decoration: underline; }
nav h2 { font-size: 12px; text-transform: uppercase; letter-spacing: 0.06em; margin: 20px 0 4px; }
.home { font-size: 20px; font-weight: 700; color: #0b6477; text-decoration: none; }
main { padding: 32px 40px 80px; max-width: 1040px; }
h1 { font-size: 32px; margin: 0 0 8px; }
h2 { font-size: 24px; margin: 0 0 4px; }
h3 { font-size: 16px; margin: 0 0 8px; }
h4 { font-size: 14px; margin: 16px 0 4px; }
a { color: #0b6477; }
section { margin-top: 40px; scroll-margin-top: 16px; }
section > p { margin: 0 0 16px; color: #52607a; }
article { padding: 16px; margin-top: 12px; background: #fff; border: 1px solid #dbe2ea; border-radius: 12px; scroll-margin-top: 16px; }
article:target, .call:target { outline: 2px solid #0b6477; }
code { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.version, .media, .place, .optional { font-weight: 400; color: #52607a; font-size: 12px; }
.call { margin-top: 8px; background: #fff; border: 1px solid #dbe2ea; border-radius: 8px; }
.call[open] { box-shadow: 0 1px 3px rgba(15, 27, 45, 0.12); }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; min-height: 44px; padding: 10px 16px; cursor: pointer; }
summary:focus-visible { outline: 2px solid #0b6477; outline-offset: 2px; border-radius: 8px; }
.inside { padding: 0 16px 16px; border-top: 1px solid #dbe2ea; }
.method { min-width: 60px; font-size: 12px; font-weight: 700; color: #0b6477; }
.method.post { color: #17703f; } .method.put { color: #8a5300; } .method.delete { color: #b3261e; }
.path { font-weight: 600; overflow-wrap: anywhere; }
.words { flex: 1 1 240px; color: #52607a; }
.access { font-size: 12px; padding: 2px 8px; border-radius: 999px; background: #f3f6f9; color: #52607a; }
.access.staff { background: #e3f2f5; color: #084c5b; } .access.admin, .access.release { background: #fff2d9; color: #8a5300; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid #dbe2ea; vertical-align: top; text-align: left; overflow-wrap: anywhere; }
tr:first-child > th, tr:first-child > td { border-top: 0; }
th { width: 220px; font-weight: 400; }
td table { margin-top: 4px; padding-left: 12px; border-left: 2px solid #e3f2f5; }
td table th { width: 180px; padding-left: 12px; }
.type { margin: 0; font-size: 14px; }
.status { font-weight: 700; } .status.ok { color: #17703f; } .status.refused { color: #8a5300; }
@media (max-width: 959px) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid #dbe2ea; padding: 16px; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; }
  main { padding: 16px; }
  th, td table th { width: 38%; }
}
`;
