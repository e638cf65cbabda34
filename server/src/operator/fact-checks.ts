import type { RowCheck } from './row-check';

/** The invariants of products' facts. */
export const FACT_CHECKS: readonly RowCheck[] = [
  {
    holds: 'facts of products are counted',
    query: `
      with counted as (
        select scope, fact.key, fact.value, count(*) as total
        from product, unnest(listing_scopes(product)) as scope, jsonb_each(facts) as fact
        where scope like 'category %' or scope like 'subcategory %'
        group by scope, fact.key, fact.value
      )
      select format('%s: %s products have %s %s, but %s are counted.', scope,
        coalesce(counted.total, 0), key, value, coalesce(fact_tally.total, 0)) as finding
      from counted full join fact_tally using (scope, key, value)
      where counted.total is distinct from fact_tally.total order by scope, key, value`,
  },
];
