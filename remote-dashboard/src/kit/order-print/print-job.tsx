import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { usePaperDates } from '@pasal/shared/dates';
import { notify } from '@pasal/shared/shell';
import { PrintSheet } from '@pasal/shared/ui';
import * as messages from './messages';

const FLOW = 'print';
/** If a browser never reports that its dialog closed, the next interaction ends the job. */
const USES = ['pointerdown', 'keydown'] as const;

/** The shop's details on every paper, and its date format. */
export interface Letterhead {
  seller: SiteSettings;
  logo: SizedPicture | undefined;
  dates: NonNullable<ReturnType<typeof usePaperDates>>;
}

interface PrintJobProps {
  /** The print dialog was closed, or there was nothing to print. */
  onDone: () => void;
  children: (letterhead: Letterhead) => ReactNode;
}

/** Prints once the sheet's pictures are loaded; a failed one doesn't block it. */
async function printWithPictures(abandoned: AbortSignal): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img');
  if (pictures.length > 0) {
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  }
  if (!abandoned.aborted) window.print();
}

/** Renders papers into one document, and opens the print dialog once they are complete. */
export function PrintJob({ onDone, children }: PrintJobProps) {
  const { data, isError } = useSiteSettingsQuery();
  const seller = data?.settings;
  const logo = data?.looks?.logo;
  const dates = usePaperDates();
  const isReady = dates !== undefined;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!isReady) return undefined;
    notify.settle(FLOW);
    const abandoned = new AbortController();
    const finish = () => done();
    const finishByUse = (use: Event) => {
      if (!(use instanceof KeyboardEvent && use.repeat)) finish();
    };
    window.addEventListener('afterprint', finish);
    void printWithPictures(abandoned.signal).finally(() => {
      if (abandoned.signal.aborted) return;
      for (const use of USES) window.addEventListener(use, finishByUse, { capture: true });
    });
    return () => {
      abandoned.abort();
      window.removeEventListener('afterprint', finish);
      for (const use of USES) window.removeEventListener(use, finishByUse, { capture: true });
    };
  }, [isReady]);

  const isHopeless = isError && !seller;
  useEffect(() => {
    if (!isHopeless) return;
    notify.error(messages.failed, { flow: FLOW });
    done();
  }, [isHopeless]);

  if (!seller || !dates) return null;
  return <PrintSheet>{children({ seller, logo, dates })}</PrintSheet>;
}
