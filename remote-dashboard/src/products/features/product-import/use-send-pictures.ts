import { useRef, useState } from 'react';
import { useAddImportPictureMutation } from '../../products-api';
import * as messages from './messages';
import type { ZippedPicture } from './zip-pictures';

/** Number of an import's uploaded pictures. */
export interface SentPictures {
  sent: number;
  all: number;
}

/** Uploads the pictures that new products need, one by one, skipping those already uploaded. */
export function useSendPictures(pictures: readonly ZippedPicture[]) {
  const [progress, setProgress] = useState<SentPictures>();
  const sent = useRef(new Set<string>());
  const [add] = useAddImportPictureMutation();

  /** @returns the problem with the zip, or undefined when all are uploaded */
  async function send(import_id: string, names: readonly string[]): Promise<string | undefined> {
    const byName = new Map(pictures.map((picture) => [picture.name, picture]));
    for (const [at, name] of names.entries()) {
      setProgress({ sent: at, all: names.length });
      const key = `${import_id} ${name}`;
      if (sent.current.has(key)) continue;
      const picture = await byName
        .get(name)
        ?.read()
        .catch(() => undefined);
      if (picture === undefined) return messages.damaged(name);
      const form = new FormData();
      form.append('import_id', import_id);
      form.append('name', name);
      form.append('images', picture, 'picture');
      await add({ form }).unwrap();
      sent.current.add(key);
    }
    setProgress(undefined);
    return undefined;
  }

  return { progress, send };
}
