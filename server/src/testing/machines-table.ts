/** The effect of one fault on visitors. */
export interface Outcome {
  name: string;
  /** Failed answers, each with its count. */
  failures: [string, number][];
  /** Milliseconds of the longest request. */
  longest: number;
  /** Milliseconds from the end of the fault to the last failure. */
  over: number;
}

interface Figures {
  requests: number;
  rate: number;
  lasts: number;
  orders: number;
  lost: number;
  doubled: number;
  broken: number;
  reads: number;
  old: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function failuresOf({ failures }: Outcome): string {
  const sums = new Map<string, number>();
  for (const [answer, times] of failures) sums.set(answer, (sums.get(answer) ?? 0) + times);
  if (sums.size === 0) return 'none';
  return [...sums].map(([answer, times]) => `${times} × ${answer}`).join(', ');
}

/** The document of the effects when each machine was stopped in turn. */
export function tableOf(outcomes: readonly Outcome[], figures: Figures): string {
  const rows = outcomes.map((outcome) =>
    [
      '',
      outcome.name,
      failuresOf(outcome),
      seconds(outcome.longest),
      outcome.over > 0 ? seconds(outcome.over) : 'at once',
      '',
    ].join(' | '),
  );
  return `# When a machine is killed, hangs or is cut off

Two servers, a PostgreSQL with a replica, and a store of files, behind a proxy that asks \`/readyz\` every second. Shoppers
look, search, ask for prices and order, and staff work on orders, ${Math.round(figures.rate)} requests a second in all. Each trouble lasts ${figures.lasts / 1000} s.
\`npm run test:long machines\` writes this document; it fails for an answer that the trouble does not explain.

| trouble | failed | longest request | last failure after its end |
| --- | --- | --: | --: |
${rows.map((row) => row.trim()).join('\n')}

Of ${figures.orders} orders ${figures.lost} that were acknowledged are missing, ${figures.doubled} are there twice, and ${figures.broken} of the shop's invariants are broken.
Of ${figures.reads} looks at a product whose price rose five times a second, ${figures.old} told a price that had been another for over a second.
`;
}
