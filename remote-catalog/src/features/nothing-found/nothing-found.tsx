import { useId } from 'react';
import { useCategoryNamesQuery } from '@pasal/shared/api';
import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, StateView, icons } from '@pasal/shared/ui';
import { useCategoryLabel } from '../../use-category-label';
import { waysOn } from '../../model/ways-on';
import * as messages from './messages';
import * as s from './nothing-found.styles';

interface WaysProps {
  title: string;
  ways: readonly string[];
  pathOf: (way: string) => string;
  labelOf?: (way: string) => string;
}

function Ways({ title, ways, pathOf, labelOf = String }: WaysProps) {
  const heading = useId();
  if (ways.length === 0) return null;
  return (
    <s.Ways aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <Link to={pathOf(way)}>{labelOf(way)}</Link>
          </li>
        ))}
      </ul>
    </s.Ways>
  );
}

interface NothingFoundProps {
  query: string;
  suggestions: PublicProductsResponse['suggestions'];
}

/** Shown for a search without results: similar words, and the categories. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  const { data } = useCategoryNamesQuery();
  const labelOf = useCategoryLabel();
  const names = data?.categories.map(({ name }) => name) ?? [];
  const { words, categories } = waysOn(names, suggestions);
  return (
    <StateView icon={icons.search} title={messages.nothing(query)} text={messages.advice}>
      <Ways title={messages.nearWords} ways={words} pathOf={(word) => paths.search(word)} />
      <Ways
        title={messages.categories}
        ways={categories}
        pathOf={(name) => paths.category(name)}
        labelOf={labelOf}
      />
      <ButtonLink to={paths.home()} $variant="secondary">
        {messages.browse}
      </ButtonLink>
    </StateView>
  );
}
