/** What a span says of its work: never what a visitor typed, nor who they are. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work that is over: its moments in ms since 1970. */
export interface FinishedWork {
  name: string;
  facts: SpanFacts;
  from: number;
  until: number;
  hasFailed?: boolean;
}

/** Makes spans of what this server does. */
export interface Tracing {
  inSpan: <Result>(name: string, facts: SpanFacts, run: () => Promise<Result>) => Promise<Result>;
  addFinished: (work: FinishedWork) => void;
  note: (facts: SpanFacts) => void;
}

/** Undefined where nobody collects traces: then nothing below does anything. */
let tracing: Tracing | undefined;

/** Everything that is opened from now on is traced, or no longer. */
export function traceWith(made: Tracing | undefined): void {
  tracing = made;
}

export const isTraced = (): boolean => tracing !== undefined;

/** Does something inside a span of its own, below that of whoever asked for it. */
export const inSpan = <Result>(
  name: string,
  facts: SpanFacts,
  run: () => Promise<Result>,
): Promise<Result> => (tracing ? tracing.inSpan(name, facts, run) : run());

/** Tells of work that is over, as a part of what is under way. */
export const addFinishedSpan = (work: FinishedWork): void => tracing?.addFinished(work);

/** Adds to the span of what is under way. */
export const noteOnSpan = (facts: SpanFacts): void => tracing?.note(facts);
