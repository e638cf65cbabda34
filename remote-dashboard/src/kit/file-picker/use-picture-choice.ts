import { useState } from 'react';
import type { PictureChoice } from '../model/picture-file';
import { withDrawnHeic } from './draw-heic';
import { pictureRefusal } from './picture-refusal';
import { useFilePreview } from './use-file-preview';

interface Options {
  choice: PictureChoice;
  /** Address of the stored picture; undefined if there is none. */
  stored: string | undefined;
  onChoose: (choice: Partial<PictureChoice>) => void;
}

/** Handles one picture's selection, replacement and removal; invalid files are refused. */
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
    /** Address of the displayed picture; undefined if none. */
    picture: choice.file ? chosen : kept,
    refusal,
    take: (files: File[]) => withDrawnHeic(files, take),
    remove: () => onChoose({ file: undefined, isBare: true }),
  };
}
