import { useEffect, useState } from 'react';
import { groups } from './examples';
import * as s from './gallery.styles';
import { Offers } from './offers';
import type { PageData } from './page-data';
import { PageIndex } from './page-index';
import { Part } from './part';
import { Toasts } from './toasts';

/** Code stands open where there is room for it. */
const ROOM = '(min-width: 960px)';
const parts = Object.values(groups).flatMap((group) => Object.values(group));

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

function Top({ version, rooms }: PageData) {
  const facts = {
    parts: parts.length,
    states: sum(parts.map(({ states }) => Object.keys(states).length)),
    'names in all rooms': sum(rooms.map(({ offers }) => offers.length)),
  };
  return (
    <s.Top>
      <div>
        <h1>
          The kit <span>@pasal/shared {version}</span>
        </h1>
        <p>
          What the shop’s pages are made of: each part live, in all its states, beside the code that
          shows it. Links lead nowhere here.
        </p>
        <s.Facts>
          {Object.entries(facts).map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </s.Facts>
      </div>
    </s.Top>
  );
}

/** Every part of the screens: live in all its states, each with its code. */
export function Gallery({ data }: { data: PageData }) {
  const [hasRoom] = useState(() => window.matchMedia(ROOM).matches);
  useEffect(() => {
    // The browser looked for the part of the address before there was any.
    document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView();
  }, []);
  return (
    <s.Page>
      <Top {...data} />
      <s.Columns>
        <PageIndex hasRoom={hasRoom} />
        <s.Main>
          {Object.entries(groups).map(([group, examples]) => (
            <s.Group key={group} aria-label={group}>
              <h2>{group}</h2>
              {Object.entries(examples).map(([id, example]) => (
                <Part
                  key={id}
                  id={id}
                  example={example}
                  source={data.sources[id] ?? ''}
                  hasRoom={hasRoom}
                />
              ))}
            </s.Group>
          ))}
          <Offers rooms={data.rooms} />
        </s.Main>
      </s.Columns>
      <Toasts />
    </s.Page>
  );
}
