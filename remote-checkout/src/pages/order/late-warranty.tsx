import { useState } from 'react';
import { Button, Icon, icons } from '@pasal/shared/ui';
import type { WarrantyLookUp } from '../../features/warranty/warranty-look-up';
import * as messages from './messages';

/** The look-up of warranties, which is fetched when it is asked for. */
export function LateWarranty() {
  const [Part, setPart] = useState<typeof WarrantyLookUp>();
  if (Part) return <Part />;
  const begin = () => {
    import('../../features/warranty/warranty-look-up').then(
      (module) => setPart(() => module.WarrantyLookUp),
      // It stays a button, to be pressed again.
      () => undefined,
    );
  };
  return (
    <Button variant="quiet" onClick={begin}>
      <Icon shape={icons.shield} />
      {messages.warranty}
    </Button>
  );
}
