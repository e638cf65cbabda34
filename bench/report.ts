import { cpus } from 'node:os';

/** One line of the report. */
export interface Finding {
  what: string;
  /** Our figure first; then the one it is compared with, if any. */
  figures: number[];
  unit: string;
  ratio?: number;
  /** The limits of the ratio. */
  atLeast?: number;
  atMost?: number;
  /** Our figure must stay below this one. */
  below?: number;
  /** Our figure must not exceed, or must reach, these. */
  most?: number;
  least?: number;
  /** False for a figure that is reported with its limit, but does not judge on this machine. */
  judges?: boolean;
}

export function isMet({ figures, ratio = Number.NaN, ...finding }: Finding): boolean {
  const { atLeast, atMost, below, most, least } = finding;
  const ours = figures[0] ?? Number.NaN;
  if (atLeast !== undefined) return ratio >= atLeast;
  if (atMost !== undefined) return ratio <= atMost;
  if (below !== undefined) return ours < below;
  if (most !== undefined) return ours <= most;
  return least === undefined || ours >= least;
}

/** True when a finding makes the measurement fail. */
export const isMissed = (finding: Finding) => finding.judges !== false && !isMet(finding);

function wanted({ atLeast, atMost, below, most, least, unit }: Finding): string {
  if (atLeast !== undefined) return `ratio ≥ ${atLeast}`;
  if (atMost !== undefined) return `ratio ≤ ${atMost}`;
  if (below !== undefined) return `< ${below} ${unit}`.trimEnd();
  if (most !== undefined) return `≤ ${most} ${unit}`.trimEnd();
  return least === undefined ? '' : `≥ ${least} ${unit}`.trimEnd();
}

function verdict(finding: Finding): string {
  if (wanted(finding) === '') return '';
  if (finding.judges === false) return isMet(finding) ? '(yes)' : '(no)';
  return isMet(finding) ? 'yes' : '**no**';
}

const number = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

/** Returns the findings as lines of a Markdown table. */
export function tableOf(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const [ours = Number.NaN, other] = finding.figures;
    const cells = [
      finding.what,
      `${number(ours)} ${finding.unit}`.trimEnd(),
      other === undefined ? '' : `${number(other)} ${finding.unit}`,
      finding.ratio === undefined ? '' : finding.ratio.toFixed(2),
      wanted(finding),
      verdict(finding),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| what | ours | compared with | ratio | wanted | met |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Returns where and when it was measured. */
export function surroundings(postgresVersion: string): string {
  const [{ model = 'an unknown processor' } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${model.trim()}, Node ${process.version.slice(1)}, PostgreSQL ${postgresVersion}`;
}
