import { useState } from 'react';
import type { PictureChoice } from '../model/picture-file';
import { withDrawnHeic } from './draw-heic';
import { pictureRefusal } from './picture-refusal';
import { useFilePreview } from './use-file-preview';

interface Options {
  choice: PictureChoice;
  /** Address of the stored picture; undefined when there is none. */
  stored: string | undefined;
  onChoose: (choice: Partial<PictureChoice>) => void;
}

/** Shows one picture as it is chosen, exchanged and taken away; what the server would not take is refused. */
export function usePictureChoice({ choice, stored, onChoose }: Options) {
  const [refusal, setRefusal] = useState<string>();
  const chosen = useFilePreview(choice.file);
  const kept = choice.isBare ? undefined : stored;

  function take([file]: File[]) {
    if (!file) return;
    const refused = pictureRefusal([file]);
    setRefusal(refused);
    if (refused === undefined) onChoose({ file });
  }

  return {
    /** Address of what is to be seen; undefined for no picture. */
    picture: choice.file ? chosen : kept,
    refusal,
    take: (files: File[]) => withDrawnHeic(files, take),
    remove: () => onChoose({ file: undefined, isBare: true }),
  };
}
