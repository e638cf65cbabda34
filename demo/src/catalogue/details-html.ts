/** The name of a fact, and what it is. */
export type Told = readonly [name: string, value: string];

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

interface Details {
  title: string;
  blurb: string;
  /** The points of the list. */
  facts: readonly Told[];
  /** The rows of the table. */
  rows: readonly Told[];
  inBox: string;
}

/** The long text of a product, as the editor would write it. */
export function detailsHtml({ title, blurb, facts, rows, inBox }: Details): string {
  const points = facts.map(
    ([name, value]) => `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(value)}</li>`,
  );
  const table = rows.map(
    ([name, value]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  const list = points.length === 0 ? '' : `<ul>${points.join('')}</ul>`;
  return (
    `<p><strong>${escapeHtml(title)}</strong> ${escapeHtml(blurb)}</p>` +
    `${list}<table><tbody>${table.join('')}</tbody></table><p>${escapeHtml(inBox)}</p>`
  );
}
