import type { RowCheck } from './row-check';

/** The check examines so many products, those changed last: each takes some milliseconds. */
const LOOKED_AT = 200;

/** The invariants of the search's stored words. */
export const SEARCH_CHECKS: readonly RowCheck[] = [
  {
    holds: 'products are found by the names of their brand, category and kind',
    query: `
      select format('Products wait to be found by %s since %s; is a server running?',
        case when kind = 'all' then 'new phrases' else format('the new name of %s %s', kind, thing_id) end,
        to_char(asked_at, 'YYYY-MM-DD HH24:MI')) as finding
      from search_renewal where asked_at < now() - interval '1 hour' order by asked_at`,
  },
  {
    holds: 'products are found by their product type',
    query: `
      select format('Product %s "%s" is not found by its product type; save any type under Search words, '
        'then the server looks at all products anew.', id, title) as finding
      from (
        select product.id, title, search, category.name as category
        from product join category on category.id = category_id
        order by product.updated_at desc limit ${LOOKED_AT}
      ) as looked_at
      where not exists (select from search_renewal)
        and exists (select from unnest(product_kinds(title, category)) as kind
          where '~' || kind <> all(tsvector_to_array(search)))
      order by id`,
  },
  {
    holds: 'searches are forgotten in time',
    query: `
      select 'Searches are kept for longer than they should; is a server running?' as finding
      where exists (select from searched_term where day < current_date - 93)
        or exists (select from searched_product where day < current_date - 93)
        or exists (select from search_window
          where to_timestamp((number + 1) * 604800.0) < now() - interval '1 day')`,
  },
];
