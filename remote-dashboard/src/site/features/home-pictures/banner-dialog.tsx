import { pictureUrl } from '@pasal/shared/domain';
import { BANNER_FIELD_LENGTH, type BannerText, type ManagedBanner } from '@pasal/shared/contracts';
import { FormDialog, Refusal, useDialogForm } from '@pasal/shared/dashboard';
import { Button, TextField } from '@pasal/shared/ui';
import { FileButton } from '../../../kit/file-picker/file-button';
import { PictureField } from '../../../kit/file-picker/picture-field';
import { usePictureChoice } from '../../../kit/file-picker/use-picture-choice';
import type { PictureChoice } from '../../../kit/model/picture-file';
import { SideBySide } from '../../../kit/both-languages/both-languages.styles';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import { BannerPreview } from './banner-preview';
import * as s from './home-pictures.styles';
import * as messages from './messages';
import { useSaveBanner } from './use-save-banner';

const FIELDS = [
  ['title', messages.heading],
  ['discount', messages.discount],
  ['title2', messages.title2],
  ['title3', messages.title3],
  ['title4', messages.title4],
  ['date_range', messages.dateRange],
] as const;
type Texts = Record<BannerText | `${BannerText}_ne`, string>;

/** A banner's texts in both languages; empty for a new one. */
function textsOf(banner: ManagedBanner | undefined): Texts {
  const texts = FIELDS.flatMap(([field]) => [
    [field, banner?.[field] ?? ''],
    [`${field}_ne`, banner?.ne?.[field] ?? ''],
  ]);
  return Object.fromEntries(texts) as Texts;
}

function formOf(typed: Texts & PictureChoice, banner: ManagedBanner | undefined): FormData {
  const form = new FormData();
  for (const [field] of FIELDS) {
    form.append(field, typed[field]);
    form.append(`${field}_ne`, typed[`${field}_ne`]);
  }
  if (typed.file) form.append('image', typed.file);
  else if (typed.isBare && banner?.image) form.append('removeImage', 'true');
  return form;
}

interface BannerPictureProps {
  chosen: Pick<ReturnType<typeof usePictureChoice>, 'picture' | 'refusal' | 'take' | 'remove'>;
}

function BannerPicture({ chosen: { picture, refusal, take, remove } }: BannerPictureProps) {
  return (
    <PictureField>
      <legend>{messages.picture}</legend>
      <FileButton onFiles={take}>
        {picture === undefined ? messages.choose : messages.replace}
      </FileButton>
      {picture !== undefined && (
        <Button variant="quiet" onClick={remove}>
          {messages.remove}
        </Button>
      )}
      <p>{messages.pictureHint}</p>
      <Refusal text={refusal} />
    </PictureField>
  );
}

interface BannerDialogProps {
  /** Undefined: a new one. */
  banner: ManagedBanner | undefined;
  onClose: () => void;
}

/** A banner's texts and picture, with a preview. */
export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const save = useSaveBanner(banner);
  const { frame, field, values, set } = useDialogForm<Texts & PictureChoice, { message: string }>({
    start: () => ({
      ...textsOf(banner),
      file: undefined,
      isBare: !banner?.image,
    }),
    call: (typed) => save(formOf(typed, banner)),
    onClose,
  });
  const stored = banner && pictureUrl(banner.image, 960);
  const chosen = usePictureChoice({ choice: values, stored, onChoose: set });

  return (
    <FormDialog {...frame} title={banner ? messages.editBanner : messages.addBanner} place="wide">
      <BannerPreview texts={values} picture={chosen.picture} />
      <s.BannerForm>
        <BannerPicture chosen={chosen} />
        {FIELDS.map(([name, label]) => (
          <SideBySide key={name}>
            <TextField
              {...field(name)}
              label={label}
              maxLength={BANNER_FIELD_LENGTH}
              hint={name === 'title' ? messages.fieldHint : undefined}
            />
            <NepaliField
              label={label}
              english={values[name]}
              value={values[`${name}_ne`]}
              maxLength={BANNER_FIELD_LENGTH}
              onChange={(typed) => set({ [`${name}_ne`]: typed })}
            />
          </SideBySide>
        ))}
      </s.BannerForm>
    </FormDialog>
  );
}
