import { toast, Toaster } from 'react-hot-toast';
import { showToastsIn, TOAST_DURATION } from '@pasal/shared/shell';
import { tokens } from '@pasal/shared/theme';

const { color, font, layer, radius } = tokens;

showToastsIn(toast);

/** The toasts themselves: top right, 5 s by default (R9.10). */
export function ToastList() {
  return (
    <Toaster
      position="top-right"
      containerStyle={{
        zIndex: layer.toast,
        top: 'var(--toasts-top)',
        right: 'var(--toasts-right)',
        // Toasts slide in from above and out again. Content above them stays visible and clickable.
        clipPath: 'inset(-4px -16px -16px)',
      }}
      toastOptions={{
        duration: TOAST_DURATION.normal,
        // The region exists before the toast and announces it, so the toast itself must not.
        ariaProps: { role: 'status', 'aria-live': 'off' },
        style: {
          background: color.surface,
          border: `1px solid ${color.border}`,
          minHeight: '44px',
          padding: 'var(--toast-padding)',
          color: color.ink,
          borderRadius: radius.md,
          fontSize: font.size.sm,
          fontWeight: font.weight.semibold,
          overflowWrap: 'anywhere',
        },
        success: { iconTheme: { primary: color.success, secondary: color.surface } },
        error: { iconTheme: { primary: color.danger, secondary: color.surface } },
      }}
    />
  );
}
