import type { PublicProductQuery } from '@pasal/shared/contracts';
import type { Values } from '@pasal/core/db/statement';
import { factFilters, type FactFilter } from '../../modules/catalogue/listing/fact-filters';
import type { ListingScope } from '../../modules/catalogue/listing/scope';

/** Condition on a column `facts`. */
function fits({ key, values: wanted, ranges }: FactFilter, values: Values): string {
  const name = `${values.add(key)}::text`;
  const isOne = `coalesce(facts ->> ${name} = any (${values.add(wanted)}::text[]), false)`;
  const within = ranges.map(
    ({ from, to }) => `(facts -> ${name})::numeric between ${values.add(from)}::numeric
      and ${values.add(to)}::numeric`,
  );
  if (within.length === 0) return isOne;
  const isWithin = `case when jsonb_typeof(facts -> ${name}) = 'number'
    then ${within.join(' or ')} else false end`;
  return `(${isOne} or ${isWithin})`;
}

/** Conditions on the table `product`, or on a listing of it, except those on brand and price. */
export function furtherFilters(query: PublicProductQuery, values: Values): string[] {
  return [
    ...(query.available === undefined ? [] : ['available']),
    ...(query.discounted === undefined ? [] : ['discount_percentage > 0']),
    ...factFilters(query).map((filter) => fits(filter, values)),
  ];
}

export const hasFurtherFilters = (query: PublicProductQuery) =>
  query.available !== undefined || query.discounted !== undefined || factFilters(query).length > 0;

/** The id of a scope's category, as an expression; undefined without one. */
function categoryOf({ categoryId, subcategoryId }: ListingScope, values: Values) {
  if (categoryId !== undefined) return values.add(categoryId);
  if (subcategoryId === undefined) return undefined;
  return `(select category_id from subcategory where id = ${values.add(subcategoryId)})`;
}

/** For lists without a category that names attributes. */
export const NO_FACTS = `'[]'::json`;

/**
 * The attributes of a category as JSON, with the values and totals of `counts`, which knows `attribute`.
 */
const withCounts = (category: string, counts: string, first = '') => `(
  ${first} select coalesce(json_agg(json_build_object('key', attribute.key, 'name', name, 'kind', kind,
    'unit', unit, 'choices', choices, 'name_ne', name_ne, 'unit_ne', unit_ne, 'choices_ne', choices_ne,
    'values', counted.found) order by position, attribute.key), '[]')
  from category_attribute as attribute join lateral (
    select json_agg(json_build_object('value', value, 'total', total)) as found from (${counts}) as each
  ) as counted on counted.found is not null
  where attribute.category_id = ${category} and filterable and kind <> 'text')`;

/**
 * The facts of the products of `from` that match `filters`: those of one key are counted among products that match all
 * the others, so that another value can be chosen beside it.
 */
export function countedFacts(
  scope: ListingScope,
  query: PublicProductQuery,
  { from, filters, values }: { from: string; filters: string; values: Values },
): string {
  const category = categoryOf(scope, values);
  if (category === undefined) return NO_FACTS;
  const chosen = factFilters(query);
  const others = furtherFilters({ ...query, fact: [] }, values);
  const fitting = chosen.map((filter, index) => `${fits(filter, values)} as fits_${index}`);
  const isCounted = chosen.map(
    ({ key }, index) => `(fits_${index} or fact.key = ${values.add(key)})`,
  );
  // Once for all attributes, instead of once for each.
  const first = `with told as materialized (
    select fact.key, fact.value #>> '{}' as value, count(*)::integer as total
    from (select ${['facts', ...fitting].join(', ')} from ${from}
      where ${[filters, ...others].join(' and ')}) as listed, jsonb_each(listed.facts) as fact
    where ${['true', ...isCounted].join(' and ')}
    group by fact.key, fact.value)`;
  const counts = 'select value, total from told where told.key = attribute.key';
  return withCounts(category, counts, first);
}
