import type { ComponentProps } from 'react';
import { Button, Icon, icons } from '@pasal/shared/ui';

/** Opens what adds one more. */
export function AddButton({ children, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" {...button}>
      <Icon shape={icons.plus} size={18} /> {children}
    </Button>
  );
}
