import { useState } from 'react';
import { usePostersQuery } from '@pasal/shared/api';
import type { PosterType } from '@pasal/shared/contracts';
import { useAction } from '@pasal/shared/dashboard';
import { useAddPosterImagesMutation, useChangePosterImagesMutation } from '../../site-api';
import { withDrawnHeic } from '../../../kit/file-picker/draw-heic';
import { pictureRefusal } from '../../../kit/file-picker/picture-refusal';

/** The pictures of one type of poster, and what changes them. */
export function usePosterImages(type: PosterType) {
  const posters = usePostersQuery({ query: { type } }, { refetchOnMountOrArgChange: true });
  const params = { type };
  const [add, adding] = useAddPosterImagesMutation();
  const [change, { isLoading }] = useChangePosterImagesMutation();
  const [refused, setRefused] = useState<string>();
  const action = useAction();
  const images = posters.data?.posters.flatMap((poster) => poster.images) ?? [];
  const changeTo = (wanted: string[]) => change({ params, body: { images: wanted, seen: images } });

  function take(files: File[]) {
    const refusal = pictureRefusal(files);
    setRefused(refusal);
    if (refusal !== undefined) return;
    const form = new FormData();
    for (const file of files) form.append('images', file);
    void action.run(add({ params, form }));
  }

  return {
    posters,
    images,
    /** Counted from 1. */
    placeOf: (path: string) => images.indexOf(path) + 1,
    isAdding: adding.isLoading,
    isChanging: isLoading,
    refusal: refused ?? action.refusal,
    take: (files: File[]) => withDrawnHeic(files, take),
    order: (wanted: string[]) => void action.run(changeTo(wanted)),
    remove: (leaving: string) => changeTo(images.filter((path) => path !== leaving)),
  };
}
