import { useState } from 'react';
import { pictureUrl } from '@pasal/shared/api';
import { BANNER_FIELD_LENGTH, type Banner } from '@pasal/shared/contracts';
import { Button, TextField } from '@pasal/shared/ui';
import { useSaveBannerMutation } from '../../site-admin-api';
import { FormDialog } from '../admin-parts/form-dialog';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { FileButton } from '../file-picker/file-button';
import { pictureRefusal } from '../file-picker/picture-refusal';
import { useFilePreview } from '../file-picker/use-file-preview';
import { BannerPreview } from './banner-preview';
import * as s from './home-pictures.styles';
import { messages } from './messages';

const FIELDS = [
  ['title', messages.heading],
  ['discount', messages.discount],
  ['title2', messages.title2],
  ['title3', messages.title3],
  ['title4', messages.title4],
  ['date_range', messages.dateRange],
] as const;
type Texts = Record<(typeof FIELDS)[number][0], string>;
const EMPTY: Texts = {
  title: '',
  discount: '',
  title2: '',
  title3: '',
  title4: '',
  date_range: '',
};

interface BannerDialogProps {
  /** Undefined: a new one. */
  banner: Banner | undefined;
  onClose: () => void;
}

/** A banner's words and picture, with what they look like. */
export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const [texts, setTexts] = useState<Texts>(() => ({ ...EMPTY, ...banner }));
  const [file, setFile] = useState<File>();
  const [isBare, setIsBare] = useState(!banner?.image);
  const [refused, setRefused] = useState<string>();
  const [save, { isLoading }] = useSaveBannerMutation();
  const action = useAction();
  const chosen = useFilePreview(file);
  const stored = isBare || !banner ? undefined : pictureUrl(banner.image, 960);
  const picture = file ? chosen : stored;

  function take([next]: File[]) {
    if (!next) return;
    const refusal = pictureRefusal([next]);
    setRefused(refusal);
    if (refusal === undefined) setFile(next);
  }

  async function submit() {
    const form = new FormData();
    for (const [field] of FIELDS) form.append(field, texts[field]);
    if (file) form.append('image', file);
    else if (isBare && banner?.image) form.append('removeImage', 'true');
    if (await action.run(save({ id: banner?.id, form }))) onClose();
  }

  return (
    <FormDialog
      title={banner ? messages.editBanner : messages.addBanner}
      place="wide"
      busy={isLoading}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <BannerPreview texts={texts} picture={picture} />
      <s.BannerForm>
        <s.Picture>
          <legend>{messages.picture}</legend>
          <FileButton onFiles={take}>
            {picture === undefined ? messages.choose : messages.replace}
          </FileButton>
          {picture !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                setFile(undefined);
                setIsBare(true);
              }}
            >
              {messages.remove}
            </Button>
          )}
          <p>{messages.pictureHint}</p>
          <Refusal text={refused} />
        </s.Picture>
        {FIELDS.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            maxLength={BANNER_FIELD_LENGTH}
            hint={field === 'title' ? messages.fieldHint : undefined}
            error={action.problemOf(field)}
            value={texts[field]}
            onChange={({ target }) => setTexts((now) => ({ ...now, [field]: target.value }))}
          />
        ))}
      </s.BannerForm>
    </FormDialog>
  );
}
