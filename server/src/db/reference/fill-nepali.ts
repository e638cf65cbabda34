import { sql, type RawBuilder, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../schema';
import {
  ATTRIBUTE_WORDS,
  CATEGORY_WORDS,
  CHOICE_WORDS,
  SUBCATEGORY_WORDS,
  UNIT_WORDS,
} from './nepali-words';
import { DISTRICTS } from './places/districts';

type Trx = Transaction<Database>;

/** The words as a table `wanted`: their English in lower case, like the keys of names, and their Nepali. */
const wantedOf = (words: Readonly<Record<string, string>>): RawBuilder<unknown> => sql`
  (select lower(english) as english, nepali
    from unnest(${Object.keys(words)}::text[], ${Object.values(words)}::text[]) as word (english, nepali)
  ) as wanted`;

async function fillNames(
  trx: Trx,
  table: 'category' | 'subcategory' | 'district',
  words: Readonly<Record<string, string>>,
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as named set name_ne = nepali from ${wantedOf(words)}
    where name_key = english and name_ne is null
  `.execute(trx);
  return numAffectedRows;
}

async function fillCities(trx: Trx): Promise<bigint> {
  const cities = Object.entries(DISTRICTS).flatMap(([district, { cities: own }]) =>
    Object.entries(own).map(([name, nepali]) => ({ district, name, nepali })),
  );
  const { numAffectedRows = 0n } = await sql`
    update city set name_ne = nepali
    from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
        as wanted (district text, name text, nepali text)
      join district on district.name_key = lower(wanted.district)
    where city.district_id = district.id and city.name_key = lower(wanted.name)
      and city.name_ne is null
  `.execute(trx);
  return numAffectedRows;
}

async function fillAttributes(trx: Trx): Promise<void> {
  await sql`
    update category_attribute set name_ne = nepali from ${wantedOf(ATTRIBUTE_WORDS)}
    where lower(name) = english and name_ne is null
  `.execute(trx);
  await sql`
    update category_attribute set unit_ne = nepali from ${wantedOf(UNIT_WORDS)}
    where lower(unit) = english and unit_ne is null
  `.execute(trx);
  await sql`
    update category_attribute as asked set choices_ne = known.words from (
      select category_id, key, jsonb_object_agg(choice, nepali) as words
      from category_attribute, unnest(choices) as choice join ${wantedOf(CHOICE_WORDS)} on lower(choice) = english
      where choices_ne is null group by category_id, key
    ) as known
    where asked.category_id = known.category_id and asked.key = known.key
  `.execute(trx);
}

/** Adds known Nepali names to English ones without any; an owner's decision stays, also that a name has none. */
export async function fillNepali(trx: Trx): Promise<void> {
  await fillNames(trx, 'category', CATEGORY_WORDS);
  await fillNames(trx, 'subcategory', SUBCATEGORY_WORDS);
  await fillAttributes(trx);
  const nepali = Object.entries(DISTRICTS).map(([name, district]) => [name, district.nepali]);
  const places =
    (await fillNames(trx, 'district', Object.fromEntries(nepali))) + (await fillCities(trx));
  if (places > 0n) await touchAreas(trx, 'branch');
}
