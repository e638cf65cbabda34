/** A URL may name a category or a subcategory, so all their names are unique. */
export const NAMES = /* sql */ `

-- Writers of names wait for each other, so that two cannot take one name at once.
create function keep_category_names_apart() returns trigger language plpgsql as $$
declare taken boolean;
begin
  perform pg_advisory_xact_lock(7241907);
  if tg_table_name = 'category' then
    taken := exists (select from subcategory where name_key = lower(new.name));
  else
    taken := exists (select from category where name_key = lower(new.name));
  end if;
  if taken then
    raise exception 'the name "%" is taken', new.name using errcode = 'unique_violation';
  end if;
  return new;
end $$;

create trigger category_name_apart before insert or update of name on category
  for each row execute function keep_category_names_apart();

create trigger subcategory_name_apart before insert or update of name on subcategory
  for each row execute function keep_category_names_apart();
`;
