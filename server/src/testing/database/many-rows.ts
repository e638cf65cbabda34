/** The size of a generated shop. */
export interface ShopSize {
  products: number;
  orders: number;
}

const list = (text: string) => `(array['${text.split(' ').join("','")}'])`;

const BRANDS = list(
  'Hikvision Dahua CPPlus Uniview Ezviz Imou Reolink TPLink Tapo Xiaomi Samsung LG Sony Panasonic ' +
    'Philips Bosch Honeywell Yale Godrej Ring Arlo Eufy Wyze Lorex Swann Axis Avigilon Vivotek ' +
    'Hanwha Tiandy Zkteco Essl Matrix Ajax Paradox Texecom Dsc Visonic Risco Jablotron Crompton ' +
    'Havells Anchor Legrand Schneider Orient Usha Bajaj Baltra Himstar CG Yasuda Nepcam Yeti ' +
    'Sagarmatha Lumbini Annapurna Koshi Bagmati Gandaki',
);
const KINDS = list(
  'dome bullet turret fisheye doorbell thermal dashcam recorder switch siren detector sensor lock ' +
    'intercom keypad monitor speaker headphone charger adapter cable bracket antenna router lamp ' +
    'fan kettle cooker iron heater blender mixer toaster vacuum drill ladder hinge socket fuse bulb',
);
const TRAITS = list(
  'outdoor indoor wireless wired smart compact rugged slim dual solar silent portable mini pro ' +
    'ultra classic fast magnetic waterproof night colour infrared panoramic hybrid',
);
const SHAPES = list('Dome Bullet Turret Box Cube');
const NEPALI = list('क्यामेरा पंखा बत्ती ताला घण्टी चार्जर केतली हिटर रेडियो तार');
const NAMES = list(
  'Sita Ram Hari Gita Maya Bikash Anita Suresh Kamala Prakash Sunita Rajesh Laxmi Dipak Puja Nabin ' +
    'Sarita Kiran Bimala Arjun Rekha Mohan Sabina Ganesh Urmila Roshan Manisha Santosh Binita Rabin',
);
const SURNAMES = list(
  'Sharma Shrestha Gurung Tamang Magar Rai Limbu Thapa Karki Basnet Adhikari Bhattarai Poudel ' +
    'Maharjan Tuladhar Sherpa Chaudhary Yadav Jha Mandal Khadka Bista Rana Shah Joshi Pandey Ghimire',
);

/** Returns one item of a list, the same for the same number, spread by `step`. */
const one = (words: string, number: string, step: number) =>
  `${words}[1 + (${number}::bigint * ${step} / 7) % cardinality(${words})]`;

const PRODUCTS = (count: number) => `
  insert into product (slug, title, brand_id, category_id, subcategory_id, original_price_paisa,
    discount_percentage, price_paisa, in_stock, images, fast_delivery, warranty, description,
    additional_description, status, section, is_popular, created_at, facts)
  select made.slug, made.title, brand.id, category.id, subcategory.id, made.price, 0, made.price, made.stock,
    jsonb_build_array('/uploads/' || slug || '-1.webp', '/uploads/' || slug || '-2.webp',
      '/uploads/' || slug || '-3.webp'),
    n % 3 = 0, '1 year', made.description,
    '<p>' || repeat(made.description || ' ', 4) || '</p>', made.status, made.section, n % 11 = 0,
    timestamptz '2026-11-20 06:00+00' - make_interval(mins => n * 7),
    jsonb_build_object('resolution', 1 + n % 8, 'power', 5 * (n % 40), 'shape', ${one(SHAPES, 'n', 19)},
      'smart', n % 3 = 0, 'box', made.slug)
  from (
    select n, 'product-' || n as slug,
      ${one(TRAITS, 'n', 11)} || ' ' || ${one(KINDS, 'n', 17)} || ' '
        || case when n % 20 = 0 then ${one(NEPALI, 'n', 3)} || ' ' else '' end
        || 'ds' || n as title,
      ${one(BRANDS, 'n', 23)} as brand,
      10000 + (n::bigint * 7919) % 4000000 as price,
      case when n % 13 = 0 then 0 else 1000000 end as stock,
      'A ' || ${one(TRAITS, 'n', 31)} || ' thing for home, shop and office. Works with '
        || ${one(KINDS, 'n', 37)} || ' and ' || ${one(KINDS, 'n', 41)}
        || '. Made for Nepal, with a manual, screws and a cable of two metres in the box. '
        || ${one(TRAITS, 'n', 43)} || ' enough for every season.' as description,
      case when n % 20 = 7 then 'pending' when n % 50 = 9 then 'cancel' else 'approve' end as status,
      case n % 40 when 1 then 'new_arrivals' when 2 then 'popular_items' when 3 then 'weekly_deals'
        end as section
    from generate_series(1, ${count}) as n
  ) as made
  join brand on brand.name = made.brand
  join category on category.name = 'Category ' || (1 + n % 12)
  left join subcategory on subcategory.category_id = category.id
    and subcategory.position = n / 12 % 6`;

const ORDERS = (count: number) => `
  insert into orders (order_number, created_at, customer_name, email, phone, address, district_id,
    city_id, delivery_type, payment_method, status, total_paisa)
  select 'NP-2026-' || lpad(n::text, greatest(6, length(n::text)), '0'),
    timestamptz '2026-11-20 06:00+00' - make_interval(secs => (${count} - n) * (63072000.0 / ${count})),
    ${one(NAMES, 'n', 13)} || ' ' || ${one(SURNAMES, 'n', 29)},
    lower(${one(NAMES, 'n', 13)}) || n || '@example.com',
    '+97798' || lpad(((n::bigint * 48271) % 100000000)::text, 8, '0'),
    'Ward ' || n % 32 || ', Main Road', city.district_id, city.id, 'home_delivery',
    'cash_on_delivery',
    case when n % 10 < 6 then 'complete' when n % 10 < 8 then 'pending' when n % 10 = 8 then 'cancel'
      else 'others' end, 200000
  from generate_series(1, ${count}) as n join city on city.id = 1 + n % 770`;

/**
 * Returns statements that fill a migrated, empty PostgreSQL, for its superuser: triggers are off, and
 * the versions of what visitors read are renewed at the end.
 */
export function manyRows({ products, orders }: ShopSize): string[] {
  return [
    `set session_replication_role = replica`,
    `insert into brand (name) select unnest(${BRANDS})`,
    `insert into category (name, position) select 'Category ' || n, n from generate_series(1, 12) as n`,
    `insert into subcategory (category_id, name, position)
      select category.id, category.name || ' part ' || n, n
      from category, generate_series(0, 4) as n`,
    `insert into category_brand (category_id, brand_id)
      select category.id, brand.id from category, brand where (brand.id + category.id) % 3 = 0`,
    `insert into district (name) select 'District ' || n from generate_series(1, 77) as n`,
    `insert into city (district_id, name)
      select 1 + n % 77, 'City ' || n from generate_series(0, 769) as n`,
    `insert into category_attribute (category_id, key, name, kind, unit, choices, filterable, position)
      select category.id, asked.*
      from category, (values ('resolution', 'Resolution', 'number', 'MP', '{}'::text[], true, 0),
        ('power', 'Power', 'number', 'W', '{}', true, 1),
        ('shape', 'Shape', 'choice', null, ${SHAPES}, true, 2),
        ('smart', 'Smart', 'yes_no', null, '{}', true, 3),
        ('box', 'Box', 'text', null, '{}', false, 4)) as asked`,
    PRODUCTS(products),
    // Each twentieth has two variants; the first is the cheaper one and has all the pieces.
    `insert into product_variant (product_id, id, name, original_price_paisa, in_stock, position)
      select product.id, n, n || ' channels', original_price_paisa + (n - 1) * 100000,
        case n when 1 then in_stock else 0 end, n
      from product, generate_series(1, 2) as n where product.id % 20 = 5`,
    `update product set variants = variants_of(id, discount_percentage, price_rounding), last_variant_id = 2
      where id % 20 = 5`,
    `insert into stock_movement (product_id, variant_id, quantity, reason)
      select id, case when variants = '[]' then null else 1 end, in_stock, 'initial'
      from product where in_stock > 0`,
    ORDERS(orders),
    `insert into order_item (order_id, line, product_id, product_name, price_paisa, quantity)
      select orders.id, line, 1 + (orders.id + line * 31) % ${products}, 'A product', 100000, 1
      from orders, generate_series(1, 2) as line`,
    `insert into order_history (order_id, by_customer, to_status)
      select id, true, 'pending' from orders`,
    `insert into order_counter (year, last) values (2026, ${orders})`,
    `set session_replication_role = default`,
    `select renew_versions()`,
    `vacuum analyze`,
  ];
}
