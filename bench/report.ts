import { cpus } from 'node:os';

/** One line of the report. */
export interface Finding {
  what: string;
  /** Ours first; then what it is compared with, if anything. */
  figures: number[];
  unit: string;
  ratio?: number;
  /** What the ratio must reach, or not exceed. */
  atLeast?: number;
  atMost?: number;
  /** What our figure must stay below. */
  below?: number;
}

export function isMet({ figures, ratio = Number.NaN, atLeast, atMost, below }: Finding): boolean {
  if (atLeast !== undefined) return ratio >= atLeast;
  if (atMost !== undefined) return ratio <= atMost;
  return below === undefined || (figures[0] ?? Number.NaN) < below;
}

function wanted({ atLeast, atMost, below, unit }: Finding): string {
  if (atLeast !== undefined) return `ratio ≥ ${atLeast}`;
  if (atMost !== undefined) return `ratio ≤ ${atMost}`;
  return below === undefined ? '' : `< ${below} ${unit}`;
}

const number = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

/** Findings as lines of a Markdown table. */
export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const [ours = Number.NaN, other] = finding.figures;
    const cells = [
      finding.what,
      `${number(ours)} ${finding.unit}`,
      other === undefined ? '' : `${number(other)} ${finding.unit}`,
      finding.ratio === undefined ? '' : finding.ratio.toFixed(2),
      wanted(finding),
      isMet(finding) ? 'yes' : '**no**',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| what | ours | compared with | ratio | wanted | met |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Where and when it was measured. */
export function surroundings(postgresVersion: string): string {
  const [{ model = 'an unknown processor' } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${model.trim()}, Node ${process.version.slice(1)}, PostgreSQL ${postgresVersion}`;
}
