import { useParams } from '@pasal/shared/routing';
import { deskOf } from '../../model/desks';
import { DeskWork } from './desk-work';

/** One desk under an address of its own: what waits there, the oldest order first, and what is done with it. */
export function DeskPage() {
  const desk = deskOf(useParams().desk);
  return <DeskWork key={desk} desk={desk} />;
}
