import type { PageData } from './page-data';
import * as s from './gallery.styles';

/** Every name of every room, with its first sentence. */
export const Offers = ({ rooms }: Pick<PageData, 'rooms'>) => (
  <s.Group aria-label="Every name">
    <h2>Every name, by room</h2>
    <s.Rooms>
      {rooms.map(({ room, offers }) => (
        <s.Room key={room}>
          <summary>
            @pasal/shared/{room} ({offers.length})
          </summary>
          <ul>
            {offers.map(({ name, kind, sentence }) => (
              <li key={name}>
                <code>{name}</code> {kind} {sentence}
              </li>
            ))}
          </ul>
        </s.Room>
      ))}
    </s.Rooms>
  </s.Group>
);
