import { useState } from 'react';
import { groups } from './examples';
import * as s from './page-index.styles';

/** The way to each part: beside them, and on a phone folded at the top. */
export function PageIndex({ hasRoom }: { hasRoom: boolean }) {
  const [isOpen, setIsOpen] = useState(hasRoom);
  return (
    <s.Place aria-label="Parts">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>All parts</summary>
        <s.Groups onClick={() => setIsOpen(hasRoom)}>
          {Object.entries(groups).map(([group, parts]) => (
            <li key={group}>
              <strong>{group}</strong>
              <ul>
                {Object.entries(parts).map(([id, { title }]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </s.Groups>
      </details>
    </s.Place>
  );
}
