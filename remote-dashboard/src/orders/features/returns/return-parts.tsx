import type { StaffReturn } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import * as messages from './messages';
import * as s from './returns.styles';

/** The buyer's pictures, each opens full size in a new window. */
export function Pictures({ pictures }: Pick<StaffReturn, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <s.Pictures>
      {pictures.map((address, at) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={messages.picture(at + 1)} loading="lazy" />
        </a>
      ))}
    </s.Pictures>
  );
}

/** The messages of a return, with their authors. */
export function History({ history }: Pick<StaffReturn, 'history'>) {
  return (
    <details>
      <summary>{messages.history}</summary>
      <s.Steps>
        {history.map(({ at, by, state, words }) => (
          <li key={at + state}>
            <b>{messages.states[state]}</b> <Moment at={at} /> · {by ?? messages.buyer}
            {words && <p>{words}</p>}
          </li>
        ))}
      </s.Steps>
    </details>
  );
}
