import { useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { usePopularTermsQuery } from '../../catalog-api';
import { storedSearches } from '../../last-searches';
import { searchesIn, withoutSearch } from '../../model/last-searches';
import { Dropdown } from './header-search.styles';
import * as messages from './messages';
import * as s from './search-start.styles';

const nothingStored = () => '';

/** Focuses the search box, since the focused button disappears. */
const focusBox = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('form')?.querySelector('input')?.focus();

/** The list before any input: this browser's last searches, stored only there, and popular ones; nothing if there are neither (D90). */
export function SearchStart({ onGo }: { onGo: () => void }) {
  const text = useSyncExternalStore(storedSearches.onChange, storedSearches.read, nothingStored);
  const last = useMemo(() => searchesIn(text), [text]);
  const { data } = usePopularTermsQuery();
  const popular = data?.terms.filter((term) => !last.includes(term)) ?? [];
  if (last.length === 0 && popular.length === 0) return null;
  const link = (term: string, isLast: boolean) => (
    <Link to={paths.search(term)} onClick={onGo}>
      {isLast && <Icon shape={icons.clock} />}
      {term}
    </Link>
  );
  return (
    // Keeps the focus in the box, so that a press doesn't close the list first.
    <Dropdown onMouseDown={(event) => event.preventDefault()}>
      {last.length > 0 && (
        <s.Group role="group" aria-label={messages.last}>
          <p>{messages.last}</p>
          <ul>
            {last.map((term) => (
              <s.Row key={term}>
                {link(term, true)}
                <IconButton
                  label={messages.forget(term)}
                  onClick={(event) => {
                    focusBox(event);
                    storedSearches.write(withoutSearch(text, term));
                  }}
                >
                  <Icon shape={icons.close} size={16} />
                </IconButton>
              </s.Row>
            ))}
          </ul>
        </s.Group>
      )}
      {popular.length > 0 && (
        <s.Group role="group" aria-label={messages.popular}>
          <p>{messages.popular}</p>
          <s.Pills>
            {popular.map((term) => (
              <li key={term}>{link(term, false)}</li>
            ))}
          </s.Pills>
        </s.Group>
      )}
    </Dropdown>
  );
}
