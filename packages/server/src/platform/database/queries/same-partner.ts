import type { JoinBuilder, ReferenceExpression } from 'kysely'

type Ref<DB, TB extends keyof DB> = ReferenceExpression<DB, TB> & `${string}.${string}`

/** Joins a row of the same partner by one pair of columns, or by two. */
export function samePartner<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  ...[left, right, secondLeft, secondRight]: readonly [
    left: Ref<DB, TB>,
    right: Ref<DB, TB>,
    secondLeft?: Ref<DB, TB>,
    secondRight?: Ref<DB, TB>,
  ]
): JoinBuilder<DB, TB> {
  const partnerOf = (ref: Ref<DB, TB>) => `${ref.slice(0, ref.indexOf('.'))}.partner_id` as Ref<DB, TB>
  const joined = join.onRef(partnerOf(left), '=', partnerOf(right)).onRef(left, '=', right)
  return secondLeft === undefined || secondRight === undefined
    ? joined
    : joined.onRef(secondLeft, '=', secondRight)
}
