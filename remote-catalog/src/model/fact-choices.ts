import type { FactFacet } from '@pasal/shared/contracts';
import { factText } from '@pasal/shared/domain';
import type { ListingFilters } from './listing-filters';

/** A selectable value, in its address form and as a label. */
export interface FactChoice {
  fact: string;
  label: string;
  total: number;
}

/** `1..3` means from 1 to 3. */
const readable = (value: string) => value.replace('..', '–');

const labelOf = (facet: FactFacet, value: string) => {
  const label = facet.values.find((each) => each.value === value)?.label;
  return factText({ ...facet, value: readable(value), ...(label && { label }) });
};

const choiceOf = (facet: FactFacet, value: string, total: number): FactChoice => ({
  fact: `${facet.key}:${value}`,
  label: labelOf(facet, value),
  total,
});

/** Lists a fact's options. A selected one stays in the list, even if no product has it now, so that it can be removed. */
export function choicesOf(facet: FactFacet, chosen: readonly string[]): FactChoice[] {
  const choices = facet.values.map(({ value, total }) => choiceOf(facet, value, total));
  const own = chosen.filter((fact) => fact.startsWith(`${facet.key}:`));
  const gone = own.filter((fact) => !choices.some((choice) => choice.fact === fact));
  return [...choices, ...gone.map((fact) => choiceOf(facet, fact.slice(facet.key.length + 1), 0))];
}

/** The label of a selected fact; its plain value if the list doesn't offer it. */
export function factLabel(fact: string, facets: readonly FactFacet[] = []): string {
  const value = fact.slice(fact.indexOf(':') + 1);
  const facet = facets.find(({ key }) => fact.startsWith(`${key}:`));
  return facet ? `${facet.name}: ${labelOf(facet, value)}` : readable(value);
}

/** The filters with a fact added or removed, from the first page. */
export function withFact(filters: ListingFilters, fact: string, on: boolean): ListingFilters {
  const others = filters.facts.filter((each) => each !== fact);
  return { ...filters, facts: on ? [...others, fact] : others, page: 1 };
}
