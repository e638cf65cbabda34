import { useEffect, useEffectEvent, useState } from 'react';
import { oneLine } from '@pasal/shared/domain';
import { SEARCH_PAUSE, TextField } from '@pasal/shared/ui';
import { MAX_SEARCH_LENGTH } from '../model/list-address';
import * as messages from './messages';

interface SearchBoxProps {
  /** Names the searchable fields. */
  placeholder: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Applies input after a pause of 500 ms (R9.9), on Enter at once. */
export function SearchBox({ placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed by other means, such as Back: follow it.
  if (value !== seen) {
    setSeen(value);
    if (value !== applied) {
      setText(value);
      setApplied(value);
    }
  }

  function apply() {
    const search = oneLine(text);
    if (search === applied) return;
    setApplied(search);
    onSearch(search);
  }
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyAfterPause(), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={messages.search}
        type="search"
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
