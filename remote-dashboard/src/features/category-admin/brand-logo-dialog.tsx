import { useState } from 'react';
import { pictureUrl } from '@pasal/shared/api';
import type { ManagedBrand } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import { useRemoveBrandLogoMutation, useSaveBrandLogoMutation } from '../../category-admin-api';
import { FormDialog } from '../admin-parts/form-dialog';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { FileButton } from '../file-picker/file-button';
import { pictureRefusal } from '../file-picker/picture-refusal';
import { useFilePreview } from '../file-picker/use-file-preview';
import * as s from './category-admin.styles';
import { messages } from './messages';

interface BrandLogoDialogProps {
  brand: ManagedBrand;
  onClose: () => void;
}

/** A brand's logo as the shop shows it: chosen, exchanged or taken away (decision 48). */
export function BrandLogoDialog({ brand, onClose }: BrandLogoDialogProps) {
  // As it was when the dialog opened: the server refuses if it is another by now.
  const [{ id, name, logo }] = useState(brand);
  const [file, setFile] = useState<File>();
  const [isBare, setIsBare] = useState(logo === null);
  const [refused, setRefused] = useState<string>();
  const [save, saving] = useSaveBrandLogoMutation();
  const [remove, removing] = useRemoveBrandLogoMutation();
  const action = useAction();
  const chosen = useFilePreview(file);
  const stored = isBare || logo === null ? undefined : pictureUrl(logo, 480);
  const picture = file ? chosen : stored;
  const seen = logo ?? '';

  function take([next]: File[]) {
    if (!next) return;
    const refusal = pictureRefusal([next]);
    setRefused(refusal);
    if (refusal === undefined) setFile(next);
  }

  async function submit() {
    if (file) {
      const form = new FormData();
      form.append('seen', seen);
      form.append('logo', file);
      if (await action.run(save({ id, form }))) onClose();
    } else if (isBare && logo !== null) {
      if (await action.run(remove({ id, seen }))) onClose();
    } else onClose();
  }

  return (
    <FormDialog
      title={messages.logoOf(name)}
      busy={saving.isLoading || removing.isLoading}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <s.LogoPreview>
        {picture === undefined ? (
          <p>{messages.noLogo}</p>
        ) : (
          <img src={picture} alt={messages.logoOf(name)} width={264} height={80} />
        )}
      </s.LogoPreview>
      <s.LogoTools>
        <FileButton onFiles={take}>
          {picture === undefined ? messages.chooseLogo : messages.replaceLogo}
        </FileButton>
        {picture !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setFile(undefined);
              setIsBare(true);
            }}
          >
            {messages.removeLogo}
          </Button>
        )}
        <p>{messages.logoHint}</p>
        <Refusal text={refused} />
      </s.LogoTools>
    </FormDialog>
  );
}
