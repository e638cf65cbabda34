import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';

/** The problems in words, by field: its name among the values, or a path such as `social.tiktok`. */
export type FormProblems = Readonly<Record<string, string>>;

/** The values that are texts. */
type TextName<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

interface TypedOptions<Values> {
  /** The form's first values; read once. */
  start: Values | (() => Values);
  /** Hears every change at once, such as to keep what is typed over a reload. */
  onChange?: (values: Values) => void;
}

interface FormOptions<Values> extends TypedOptions<Values> {
  /** Finds the problems that must be put right before anything is sent. */
  check?: (values: Values) => FormProblems;
  /** Sends what was typed; answers with what the server found wrong, or undefined when it went well. */
  send: (values: Values) => Promise<FormProblems | undefined>;
  /** Hears what `check` found when the form was to be sent. */
  onWrong?: (problems: FormProblems) => void;
  /** True when nothing is changed; it compares their JSON by default. */
  isSame?: (one: Values, other: Values) => boolean;
  /** The form cannot hold the focus while it is sent: its button gets it when no field is to blame. */
  losesFocus?: boolean;
}

interface State<Values> {
  start: Values;
  values: Values;
  problems: FormProblems;
}

const NONE: FormProblems = {};

/** A form with nothing typed. */
function begun<Values>(start: Values): State<Values> {
  return { start, values: start, problems: NONE };
}

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value at a path such as `social.tiktok`; undefined where the values have no such field. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** A problem is healed as soon as what it is about is changed. */
function unhealed(problems: FormProblems, before: unknown, after: unknown): FormProblems {
  const left = Object.entries(problems).filter(
    ([path]) => valueAt(before, path) === valueAt(after, path),
  );
  return Object.fromEntries(left);
}

/** Leads to what must be put right: the first field that is wrong, else the button that tries again. */
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

/** Moves the focus once the words of a failure are on the page, so that they are read out with the field. */
function useFailureFocus(losesFocus: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0 && ref.current) focusAfter(ref.current, losesFocus);
  }, [failures, losesFocus]);
  return { ref, fail: () => setFailures((before) => before + 1) };
}

/** Holds a form's first values, the typed ones and their problems. */
function useTyped<Values extends object>({ start, onChange }: TypedOptions<Values>) {
  const [state, setState] = useState(() => begun(typeof start === 'function' ? start() : start));
  // A browser that fills a form in changes many fields before anything is rendered again.
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

/**
 * A form while it is filled in: what it began with, what is typed, what is wrong with it and whether it
 * is being sent. What is typed stays whatever the server says.
 */
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
    /** The values it began with. */
    start,
    problems,
    isBusy,
    isDirty: !isSame(values, start),
    set,
    /** Begins again, with nothing typed. The same function at every render. */
    begin,
    /** Replaces the values it began with; `lay` puts the typed values over the new ones. */
    rebase,
    /** Shows what was found wrong elsewhere, and leads to it. */
    report,
    /** Returns the props with which a text control shows and changes a text. */
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
