import { writeDigits } from '@pasal/shared/domain';
import type { Desk } from '../../model/desks';

export const label = 'Desks';
export const names: Record<Desk, string> = {
  call: 'To call',
  pack: 'To pack',
  'hand-over': 'To hand over',
  way: 'On the way',
  back: 'Came back',
};
export const returns = 'Returns';
export const money = 'Money';
export const late = (count: number) => `${writeDigits(count)} late`;
