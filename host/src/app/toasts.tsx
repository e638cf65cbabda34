import { useEffect, useRef } from 'react';
import { Toaster } from 'react-hot-toast';
import { TOAST_DURATION } from '@pasal/shared/shell';
import { tokens } from '@pasal/shared/theme';
import { messages } from './messages';

const { color, font, layer, radius } = tokens;

/** The toasts: top right, 5 s by default; Alt+T moves the focus to them (spec §9). */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={messages.notifications}>
      <Toaster
        position="top-right"
        containerStyle={{ zIndex: layer.toast, top: 76 }}
        toastOptions={{
          duration: TOAST_DURATION.normal,
          style: {
            color: color.ink,
            borderRadius: radius.md,
            fontSize: font.size.sm,
            fontWeight: font.weight.semibold,
          },
          success: { iconTheme: { primary: color.success, secondary: color.surface } },
          error: { iconTheme: { primary: color.danger, secondary: color.surface } },
        }}
      />
    </section>
  );
}
