import type { RowCheck } from './row-check';

/** So many products are looked at, those changed last: each takes some milliseconds. */
const LOOKED_AT = 200;

/** What must hold of what searches find, and of what is kept of them. */
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
    holds: 'products are found as the kind of thing they are',
    query: `
      select format('Product %s "%s" is not found as the kind of thing it is; save any kind under Search words, '
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
