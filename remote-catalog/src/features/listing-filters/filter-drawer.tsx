import { Activity, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, Icon, icons } from '@pasal/shared/ui';
import * as s from './listing-filters.styles';
import * as messages from './messages';
import { useMadeAhead } from './use-made-ahead';

interface FilterDrawerProps {
  total: number;
  children: ReactNode;
}

/**
 * The filters on phones and tablets, in a drawer that opens without re-rendering the list's filters. Where its
 * button is visible, the drawer and its styles are rendered hidden while the page is idle, so that a press only has
 * to show it.
 */
export function FilterDrawer({ total, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isMadeAhead = useMadeAhead(place);
  // An earlier press opens the drawer at once; its content follows in the next frame.
  const isFilled = useDeferredValue(isOpen) || isMadeAhead;
  const close = () => setOpen(false);
  return (
    <>
      <s.DrawerButton ref={place}>
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          <Icon shape={icons.filter} />
          {messages.filter}
        </Button>
      </s.DrawerButton>
      {(isOpen || isMadeAhead) && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Dialog
            open
            place="left"
            title={messages.filter}
            onClose={close}
            actions={
              <Button wide onClick={close}>
                {messages.show(total)}
              </Button>
            }
          >
            {isFilled && children}
          </Dialog>
        </Activity>
      )}
    </>
  );
}
