/** What a span says about its work: never user input or who the user is. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Finished work, with start and end in ms since 1970. */
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

/** Undefined when traces are not collected: then everything below is a no-op. */
let tracing: Tracing | undefined;

/** Turns tracing on or off for everything that starts from now on. */
export function traceWith(made: Tracing | undefined): void {
  tracing = made;
}

export const isTraced = (): boolean => tracing !== undefined;

/** Runs something in a span of its own, as a child of the caller's. */
export const inSpan = <Result>(
  name: string,
  facts: SpanFacts,
  run: () => Promise<Result>,
): Promise<Result> => (tracing ? tracing.inSpan(name, facts, run) : run());

/** Adds a span for finished work to the current one. */
export const addFinishedSpan = (work: FinishedWork): void => tracing?.addFinished(work);

/** Adds attributes to the current span. */
export const noteOnSpan = (facts: SpanFacts): void => tracing?.note(facts);
