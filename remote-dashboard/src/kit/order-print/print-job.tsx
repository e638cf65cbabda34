import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { usePaperDates } from '@pasal/shared/dates';
import { notify } from '@pasal/shared/shell';
import { PrintSheet } from '@pasal/shared/ui';
import * as messages from './messages';

const FLOW = 'print';
/** A browser that never says that its dialog was closed lets the page be used again only then. */
const USES = ['pointerdown', 'keydown'] as const;

/** What every paper says of the shop, and how it writes dates. */
export interface Letterhead {
  seller: SiteSettings;
  logo: SizedPicture | undefined;
  dates: NonNullable<ReturnType<typeof usePaperDates>>;
}

interface PrintJobProps {
  /** The browser's own dialog was closed, or there was nothing to print. */
  onDone: () => void;
  children: (letterhead: Letterhead) => ReactNode;
}

/** Prints as soon as the sheet's pictures have come; one that does not come holds nothing up. */
async function printWithPictures(abandoned: AbortSignal): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img');
  if (pictures.length > 0) {
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  }
  if (!abandoned.aborted) window.print();
}

/** Puts papers into one document, and opens the browser's printing dialog as soon as they are complete. */
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
