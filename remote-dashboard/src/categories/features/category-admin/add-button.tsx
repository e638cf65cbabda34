import type { ReactNode } from 'react';
import { Button, Icon, icons } from '@pasal/shared/ui';

interface AddButtonProps {
  children: ReactNode;
  onPress: () => void;
}

export function AddButton({ children, onPress }: AddButtonProps) {
  return (
    <Button variant="secondary" onClick={onPress}>
      <Icon shape={icons.plus} size={18} /> {children}
    </Button>
  );
}
