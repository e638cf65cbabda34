import { useCategoriesQuery } from '@pasal/shared/api';
import type { PosterType } from '@pasal/shared/contracts';
import { labelOf, pictureUrl } from '@pasal/shared/domain';
import * as s from './home-pictures.styles';
import * as messages from './messages';

/** For category posters the first four pictures are used (R3.4). */
const POSTER_COUNT = 4;

interface PosterRowProps {
  type: PosterType;
  path: string;
  /** Its position, from 1. */
  place: number;
}

/** A picture in the list: its position and link target. */
export function PosterRow({ type, path, place }: PosterRowProps) {
  const { data: known } = useCategoriesQuery();

  function noteOf(): string | undefined {
    if (type === 'hero') return undefined;
    if (place > POSTER_COUNT) return messages.notShown;
    const category = known?.categories[place - 1];
    return category && messages.leadsTo(labelOf(category));
  }

  const note = noteOf();
  return (
    <>
      <s.Thumb>
        <img src={pictureUrl(path, 320)} alt="" width={120} height={80} />
      </s.Thumb>
      <s.Words>
        <strong>{messages.place(place)}</strong>
        {note && <span>{note}</span>}
      </s.Words>
    </>
  );
}
