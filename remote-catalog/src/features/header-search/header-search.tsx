import { useId } from 'react';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import * as s from './header-search.styles';
import * as messages from './messages';
import { useHeaderSearch } from './use-header-search';
import { useSearchPanel } from './use-search-panel';

interface HeaderSearchProps {
  variant: 'desktop' | 'mobile';
}

/** The live product search of the header, as an ARIA combobox (R2 "Header search"). */
export function HeaderSearch({ variant }: HeaderSearchProps) {
  const search = useHeaderSearch();
  const { text, view, found, active } = search;
  const { Panel, isAway } = useSearchPanel(search.isOpen, text);
  const listed = search.listed && Panel !== undefined;
  const list = useId();
  const optionId = (index: number) => `${list}-${index}`;

  return (
    <s.Form
      role="search"
      // The form's target without JavaScript, or before it is loaded.
      action={paths.search()}
      method="get"
      $variant={variant}
      onSubmit={search.submit}
      onFocus={() => search.setOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.setOpen(false);
      }}
    >
      <s.Box>
        <Icon shape={icons.search} />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={messages.label}
          aria-expanded={listed}
          aria-autocomplete="list"
          aria-controls={listed ? list : undefined}
          aria-activedescendant={listed && active >= 0 ? optionId(active) : undefined}
          placeholder={messages.label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.press}
        />
      </s.Box>
      <VisuallyHidden role="status">{listed ? messages.count(found.total) : ''}</VisuallyHidden>
      {view && Panel && <Panel search={search} view={view} id={list} optionId={optionId} />}
      {view && view !== 'start' && !Panel && (
        <s.Dropdown>
          <s.Message role="status">{isAway ? messages.failed : messages.loading}</s.Message>
        </s.Dropdown>
      )}
    </s.Form>
  );
}
