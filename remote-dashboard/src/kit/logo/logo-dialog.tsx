import { useState } from 'react';
import { pictureUrl } from '@pasal/shared/domain';
import { FormDialog, Refusal, useDialogForm } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { FileButton } from '../file-picker/file-button';
import { usePictureChoice } from '../file-picker/use-picture-choice';
import type { PictureChoice } from '../model/picture-file';
import * as s from './logo.styles';
import * as messages from './messages';

type Call<Request> = (request: Request & { params: { id: number } }) => {
  unwrap: () => Promise<{ message: string }>;
};

interface LogoDialogProps {
  /** Whose logo it is. */
  owner: { id: number; name: string; logo: string | null };
  /** What is shown where there is no logo. */
  noLogo: string;
  /** Which pictures are best. */
  hint: string;
  save: Call<{ form: FormData }>;
  remove: Call<{ query: { seen: string } }>;
  onClose: () => void;
}

/** Selects, replaces or removes a logo, with a preview. */
export function LogoDialog({ owner, noLogo, hint, save, remove, onClose }: LogoDialogProps) {
  // The owner when the dialog opened: the server refuses if its logo has changed since.
  const [{ id, name, logo }] = useState(owner);
  const seen = logo ?? '';

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
          <p>{noLogo}</p>
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
        <p>{hint}</p>
        <Refusal text={chosen.refusal} />
      </s.LogoTools>
    </FormDialog>
  );
}
