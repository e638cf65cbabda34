import type { ReactNode } from 'react';
import { ListView } from '@pasal/shared/dashboard';
import * as messages from './messages';

/** The cache may be outdated: settings are fetched on every visit. */
export const FROM_SCRATCH = { refetchOnMountOrArgChange: true };

/** Loaded settings, and how to reload them after someone else has saved. */
export interface Reading<Stored> {
  stored: Stored;
  /** Undefined if that failed. */
  onLoadAgain: () => Promise<Stored | undefined>;
}

interface StoredSettingsProps<Stored> {
  answer: {
    data?: Stored;
    error?: unknown;
    refetch: () => PromiseLike<{ data?: Stored | undefined }>;
  };
  children: (reading: Reading<Stored>) => ReactNode;
}

/** A form for settings that are loaded first; once shown, a failed reload preserves input. */
export function StoredSettings<Stored>({ answer, children }: StoredSettingsProps<Stored>) {
  const { data, error, refetch } = answer;
  const onLoadAgain = async () => (await refetch()).data;
  return (
    <ListView
      answer={{ error: data ? undefined : error, refetch }}
      data={data}
      failed={messages.failed}
      rows={3}
      rowHeight="160px"
    >
      {(stored) => children({ stored, onLoadAgain })}
    </ListView>
  );
}
