import { Refusal } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { FileButton } from '../../../../kit/file-picker/file-button';
import { PictureField } from '../../../../kit/file-picker/picture-field';
import type { usePictureChoice } from '../../../../kit/file-picker/use-picture-choice';
import * as s from './looks.styles';
import * as messages from './messages';

interface LooksPictureProps {
  label: string;
  hint: string;
  chosen: ReturnType<typeof usePictureChoice>;
}

/** The logo or the icon: as it is now, another, or Pasal's own. */
export function LooksPicture({ label, hint, chosen }: LooksPictureProps) {
  const { picture, refusal, take, remove } = chosen;
  return (
    <PictureField>
      <legend>{label}</legend>
      {picture !== undefined && (
        <s.Chosen>
          <img src={picture} alt={messages.chosen(label)} />
        </s.Chosen>
      )}
      <s.Tools>
        <FileButton onFiles={take}>
          {picture === undefined ? messages.choose : messages.replace}
        </FileButton>
        {picture !== undefined && (
          <Button variant="quiet" onClick={remove}>
            {messages.remove}
          </Button>
        )}
      </s.Tools>
      <p>{hint}</p>
      <Refusal text={refusal} />
    </PictureField>
  );
}
