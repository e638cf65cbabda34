import { useState } from 'react';
import { mergeSettings } from '../../model/merge-settings';
import { messages } from './messages';

interface Versioned<Settings> {
  settings: Settings;
  version: number;
}

interface Shape<Settings, Draft> {
  draftOf: (settings: Settings) => Draft;
  isSame: (one: Draft, other: Draft) => boolean;
}

/**
 * Settings while they are typed: what is typed belongs to the version it was begun with, and stays
 * when someone else saves theirs.
 */
export function useKeptDraft<Settings, Draft extends object>(
  stored: Versioned<Settings>,
  { draftOf, isSame }: Shape<Settings, Draft>,
) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored.settings));
  const [theirs, setTheirs] = useState<ReadonlyMap<string, string>>();
  const isDirty = !isSame(draft, draftOf(base.settings));

  function begin({ settings, version }: Versioned<Settings>) {
    setBase({ settings, version });
    setDraft(draftOf(settings));
    setTheirs(undefined);
  }

  // What was kept may be older than what the server says now: as long as nothing is typed, follow it.
  if (!isDirty && stored.version !== base.version) begin(stored);

  /** Takes in what someone else has saved; what is typed stays. */
  function takeIn({ settings, version }: Versioned<Settings>) {
    const merge = (typed: Draft) => mergeSettings(draftOf(base.settings), typed, draftOf(settings));
    setBase({ settings, version });
    setDraft((now) => merge(now).draft);
    setTheirs(merge(draft).theirs);
  }

  const theirValue = (path: string) => theirs?.get(path);
  return {
    base,
    draft,
    isDirty,
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    begin,
    takeIn,
    /** Whether someone else's changes were taken in since. */
    hasTakenIn: theirs !== undefined,
    /** What someone else saved in a field that is typed in, in words. */
    conflictOf: (path: string) => {
      const value = theirValue(path);
      return value === undefined ? undefined : messages.savedMeanwhile(value);
    },
  };
}
