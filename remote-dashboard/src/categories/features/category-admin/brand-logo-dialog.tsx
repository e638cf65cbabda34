import type { ManagedBrand } from '@pasal/shared/contracts';
import { LogoDialog } from '../../../kit/logo/logo-dialog';
import { useRemoveBrandLogoMutation, useSaveBrandLogoMutation } from '../../categories-api';
import * as messages from './messages';

interface BrandLogoDialogProps {
  brand: ManagedBrand;
  onClose: () => void;
}

/** Selects, replaces or removes a brand's logo (D48). */
export function BrandLogoDialog({ brand, onClose }: BrandLogoDialogProps) {
  const [save] = useSaveBrandLogoMutation();
  const [remove] = useRemoveBrandLogoMutation();
  return (
    <LogoDialog
      owner={brand}
      noLogo={messages.noLogo}
      hint={messages.logoHint}
      save={save}
      remove={remove}
      onClose={onClose}
    />
  );
}
