import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';

/** The messages by field: its name among the values, or a path such as `social.tiktok`. */
export type FormProblems = Readonly<Record<string, string>>;

/** Names of the text values. */
type TextName<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

interface TypedOptions<Values> {
  /** Initial values; read once. */
  start: Values | (() => Values);
  /** Called on every change, for example to preserve input over a reload. */
  onChange?: (values: Values) => void;
}

interface FormOptions<Values> extends TypedOptions<Values> {
  /** Finds the problems to correct before sending. */
  check?: (values: Values) => FormProblems;
  /** Sends the values; resolves to the server's problems, or undefined on success. */
  send: (values: Values) => Promise<FormProblems | undefined>;
  /** Called with the problems of `check` on submit. */
  onWrong?: (problems: FormProblems) => void;
  /** True if nothing has changed; compares JSON by default. */
  isSame?: (one: Values, other: Values) => boolean;
  /** The form can't hold the focus while it is sent: its button gets it if no field is at fault. */
  losesFocus?: boolean;
}

interface State<Values> {
  start: Values;
  values: Values;
  problems: FormProblems;
}

const NONE: FormProblems = {};

/** A form without input. */
function begun<Values>(start: Values): State<Values> {
  return { start, values: start, problems: NONE };
}

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value at a path such as `social.tiktok`; undefined if there is no such field. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Clears a problem as soon as its value changes. */
function unhealed(problems: FormProblems, before: unknown, after: unknown): FormProblems {
  const left = Object.entries(problems).filter(
    ([path]) => valueAt(before, path) === valueAt(after, path),
  );
  return Object.fromEntries(left);
}

/** Focuses what needs correction: the first invalid field, or else the retry button. */
function focusAfter(form: HTMLFormElement, losesFocus: boolean): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) {
    wrong.focus();
    return;
  }
  if (!losesFocus && document.activeElement !== document.body) return;
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === 'submit') control.focus();
  }
}

/** Moves the focus once an error is rendered, so that it is read out with the field. */
function useFailureFocus(losesFocus: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0 && ref.current) focusAfter(ref.current, losesFocus);
  }, [failures, losesFocus]);
  return { ref, fail: () => setFailures((before) => before + 1) };
}

/** Holds a form's initial values, input and problems. */
function useTyped<Values extends object>({ start, onChange }: TypedOptions<Values>) {
  const [state, setState] = useState(() => begun(typeof start === 'function' ? start() : start));
  // Autofill changes many fields before the next render.
  const latest = useRef(state);

  const become = useCallback((next: State<Values>) => {
    latest.current = next;
    setState(next);
  }, []);
  const begin = useCallback((next: Values) => become(begun(next)), [become]);

  function set(change: Partial<Values> | ((now: Values) => Partial<Values>)) {
    const now = latest.current;
    const part = typeof change === 'function' ? change(now.values) : change;
    const next = { ...now.values, ...part };
    become({ ...now, values: next, problems: unhealed(now.problems, now.values, next) });
    onChange?.(next);
  }

  function rebase(next: Values, lay: (typed: Values, before: Values) => Values) {
    const now = latest.current;
    become({ start: next, values: lay(now.values, now.start), problems: NONE });
  }

  const blame = (problems: FormProblems) => become({ ...latest.current, problems });
  return { ...state, begin, set, rebase, blame };
}

/** A form's state: initial values, input, problems and whether it is being sent. Input is preserved whatever the server responds. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { check, send, onWrong, isSame = isSameText, losesFocus = false } = options;
  const { ref, fail } = useFailureFocus(losesFocus);
  const { start, values, problems, begin, set, rebase, blame } = useTyped(options);
  const [isBusy, setBusy] = useState(false);

  function report(found: FormProblems) {
    blame(found);
    fail();
  }

  async function submit() {
    if (isBusy) return;
    const found = check?.(values) ?? NONE;
    if (Object.keys(found).length > 0) {
      report(found);
      onWrong?.(found);
      return;
    }
    blame(NONE);
    setBusy(true);
    try {
      const refused = await send(values);
      if (refused) report(refused);
    } finally {
      setBusy(false);
    }
  }

  return {
    /** Belongs on the form element. */
    frame: {
      ref,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    values,
    /** The initial values. */
    start,
    problems,
    isBusy,
    isDirty: !isSame(values, start),
    set,
    /** Restarts with no input. The same function at every render. */
    begin,
    /** Replaces the initial values; `lay` merges the input into the new ones. */
    rebase,
    /** Shows problems found elsewhere, and focuses them. */
    report,
    /** Returns the props that bind a text control to a value. */
    field: (name: TextName<Values>) => ({
      value: values[name] as string,
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as Partial<Values>),
    }),
  };
}

/** A form as its fields see it. */
export type FormState<Values extends object> = Omit<ReturnType<typeof useForm<Values>>, 'frame'>;
