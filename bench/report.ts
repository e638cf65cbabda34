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
  /** What our figure must not exceed, or must reach. */
  most?: number;
  least?: number;
  /** False: told beside what is wanted, but whether it is met counts for nothing on this machine. */
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

/** Whether a finding makes the measurement fail. */
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

/** Findings as lines of a Markdown table. */
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

/** Where and when it was measured. */
export function surroundings(postgresVersion: string): string {
  const [{ model = 'an unknown processor' } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${model.trim()}, Node ${process.version.slice(1)}, PostgreSQL ${postgresVersion}`;
}
