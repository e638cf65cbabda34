/**
 * The moving average cost of each purchased product and variant, as `averages` (D194). Reversed purchases are ignored completely, also in
 * the stock at later purchases. Pieces in stock before the first purchase cost as much as that one. Whole paisa, rounded half up.
 * @param goods a condition on `line`, the lines of purchases
 */
export const averagesOf = (goods: string) => `
  standing as (
    select line.product_id, coalesce(line.variant_id, 0) as variant_id, line.quantity, line.cost_paisa,
      greatest(0, line.stock_before - coalesce((
        select sum(undone.quantity) from purchase_line as undone
          join purchase as back on back.reverses = undone.purchase_id
          join purchase_line as taken on taken.purchase_id = back.id and taken.line = undone.line
        where undone.product_id = line.product_id
          and undone.variant_id is not distinct from line.variant_id
          and undone.movement_id < line.movement_id and taken.movement_id > line.movement_id
      ), 0)) as stock,
      row_number() over (
        partition by line.product_id, line.variant_id order by line.movement_id) as place
    from purchase_line as line join purchase on purchase.id = line.purchase_id
    where purchase.reverses is null and not purchase.is_reversed and ${goods}
  ),
  moving as (
    select product_id, variant_id, place, cost_paisa as paisa from standing where place = 1
    union all
    select next.product_id, next.variant_id, next.place,
      div(2 * (next.stock * moving.paisa::numeric + next.quantity * next.cost_paisa::numeric)
        + next.stock + next.quantity, 2 * (next.stock + next.quantity))::bigint
    from moving join standing as next on next.product_id = moving.product_id
      and next.variant_id = moving.variant_id and next.place = moving.place + 1
  ),
  averages as (
    select distinct on (product_id, variant_id) product_id, variant_id, paisa
    from moving order by product_id, variant_id, place desc
  )`;
