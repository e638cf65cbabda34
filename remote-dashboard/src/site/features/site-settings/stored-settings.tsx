import type { ReactNode } from 'react';
import { ListView } from '@pasal/shared/dashboard';
import * as messages from './messages';

/** Whatever is cached may be out of date: settings are read again on every visit. */
export const FROM_SCRATCH = { refetchOnMountOrArgChange: true };

/** Settings as they are read, and how to read them again after someone else has saved theirs. */
export interface Reading<Stored> {
  stored: Stored;
  /** Undefined when that failed. */
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

/** A form over settings that are read first; once it stands, a failed read leaves what is typed. */
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
