import type { ReactNode } from 'react';
import { Button, Icon } from '@pasal/shared/ui';

interface AddButtonProps {
  children: ReactNode;
  onPress: () => void;
}

export function AddButton({ children, onPress }: AddButtonProps) {
  return (
    <Button variant="secondary" onClick={onPress}>
      <Icon name="plus" size={18} /> {children}
    </Button>
  );
}
