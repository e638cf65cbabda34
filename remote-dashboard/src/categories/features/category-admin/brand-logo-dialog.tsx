import { useState } from 'react';
import { pictureUrl } from '@pasal/shared/domain';
import type { ManagedBrand } from '@pasal/shared/contracts';
import { FormDialog, Refusal, useDialogForm } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { FileButton } from '../../../kit/file-picker/file-button';
import { usePictureChoice } from '../../../kit/file-picker/use-picture-choice';
import type { PictureChoice } from '../../../kit/model/picture-file';
import { useRemoveBrandLogoMutation, useSaveBrandLogoMutation } from '../../categories-api';
import * as s from './category-admin.styles';
import * as messages from './messages';

interface BrandLogoDialogProps {
  brand: ManagedBrand;
  onClose: () => void;
}

/** Selects, replaces or removes a brand's logo, with a preview (D48). */
export function BrandLogoDialog({ brand, onClose }: BrandLogoDialogProps) {
  // The brand when the dialog opened: the server refuses if it has changed since.
  const [{ id, name, logo }] = useState(brand);
  const seen = logo ?? '';
  const [save] = useSaveBrandLogoMutation();
  const [remove] = useRemoveBrandLogoMutation();

  function send(file: File | undefined) {
    const params = { id };
    if (!file) return remove({ params, query: { seen } });
    const form = new FormData();
    form.append('seen', seen);
    form.append('logo', file);
    return save({ params, form });
  }

  const { frame, values, set } = useDialogForm<PictureChoice, { message: string }>({
    start: { file: undefined, isBare: logo === null },
    call: ({ file }) => send(file),
    onClose,
  });
  const stored = logo === null ? undefined : pictureUrl(logo, 480);
  const chosen = usePictureChoice({ choice: values, stored, onChoose: set });
  const { picture } = chosen;
  const isAsItWas = !values.file && values.isBare === (logo === null);

  return (
    <FormDialog
      {...frame}
      title={messages.logoOf(name)}
      onSubmit={(event) => {
        if (!isAsItWas) return frame.onSubmit(event);
        event.preventDefault();
        onClose();
      }}
    >
      <s.LogoPreview>
        {picture === undefined ? (
          <p>{messages.noLogo}</p>
        ) : (
          <img src={picture} alt={messages.logoOf(name)} width={264} height={80} />
        )}
      </s.LogoPreview>
      <s.LogoTools>
        <FileButton onFiles={chosen.take}>
          {picture === undefined ? messages.chooseLogo : messages.replaceLogo}
        </FileButton>
        {picture !== undefined && (
          <Button variant="quiet" onClick={chosen.remove}>
            {messages.removeLogo}
          </Button>
        )}
        <p>{messages.logoHint}</p>
        <Refusal text={chosen.refusal} />
      </s.LogoTools>
    </FormDialog>
  );
}
