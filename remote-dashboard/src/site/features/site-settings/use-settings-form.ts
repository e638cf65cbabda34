import { useState } from 'react';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { useCallForm } from '@pasal/shared/dashboard';
import type { FormProblems } from '@pasal/shared/ui';
import { mergeSettings } from '../../model/merge-settings';
import * as messages from './messages';

export interface Versioned<Settings> {
  settings: Settings;
  version: number;
}

interface Shape<Settings, Draft> {
  draftOf: (settings: Settings) => Draft;
  isSame?: (one: Draft, other: Draft) => boolean;
  /** Finds what must be corrected before anything is sent. */
  check?: (draft: Draft) => FormProblems;
  problemsOf?: (details: readonly ValidationDetail[]) => FormProblems;
}

type Saved<Settings> = Versioned<Settings> & { message: string };

/** A settings form: input is based on the version it was started from, and is preserved when someone else saves. */
export function useSettingsForm<Settings, Draft extends object>(
  stored: Versioned<Settings>,
  { draftOf, isSame, check, problemsOf }: Shape<Settings, Draft>,
  save: (draft: Draft, version: number) => { unwrap: () => Promise<Saved<Settings>> },
) {
  const [version, setVersion] = useState(stored.version);
  const [theirs, setTheirs] = useState<ReadonlyMap<string, string>>();
  const form = useCallForm<Draft, Saved<Settings>>({
    start: () => draftOf(stored.settings),
    isSame,
    check,
    problemsOf,
    call: (draft) => save(draft, version),
    onDone: (saved) => begin(saved),
  });

  function begin(now: Versioned<Settings>) {
    setVersion(now.version);
    setTheirs(undefined);
    form.begin(draftOf(now.settings));
  }

  // The form's settings may be outdated: they follow the server's while nothing is typed.
  if (!form.isDirty && stored.version !== version) begin(stored);

  /** Merges what someone else has saved, preserving input. */
  function takeIn(now: Versioned<Settings>) {
    const next = draftOf(now.settings);
    setVersion(now.version);
    setTheirs(mergeSettings(form.start, form.values, next).theirs);
    form.rebase(next, (typed, before) => mergeSettings(before, typed, next).draft);
  }

  /** A field's problem, or the value that someone else saved in it. */
  function problemOf(path: string): string | undefined {
    const value = theirs?.get(path);
    return (
      form.problems[path] ?? (value === undefined ? undefined : messages.savedMeanwhile(value))
    );
  }

  return {
    ...form,
    takeIn,
    /** True if someone else's changes were merged. */
    hasTakenIn: theirs !== undefined,
    problemOf,
    /** Discards the input and shows the stored values. */
    discard: () => {
      form.begin(form.start);
      setTheirs(undefined);
      form.action.forget();
    },
  };
}

/** A settings form, independent of its values. */
export type SettingsFormState<Answer> = Omit<
  ReturnType<typeof useSettingsForm<unknown, Record<string, unknown>>>,
  'takeIn'
> & { takeIn: (now: Answer) => void };
