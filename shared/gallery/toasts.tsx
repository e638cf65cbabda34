import { useEffect, useState } from 'react';
import { showToastsIn } from '@pasal/shared/shell';
import { Said } from './gallery.styles';

/** Says what a toast would say; the shop's own list of toasts belongs to the host. */
export function Toasts() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    showToastsIn({ success: setSaid, error: setSaid, remove: () => setSaid('') });
  }, []);
  return <Said role="status">{said}</Said>;
}
