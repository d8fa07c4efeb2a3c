import type { ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { fitting, flag, list, moment, orNull, record, text, whole } from './reading.ts'

const line = record<ShoppingLineView>({
  id: text,
  name: text,
  buy: text,
  need: text,
  staple: flag,
  label: text,
  ticked: flag,
  changedAt: orNull(moment),
})

/** The reply as a list; null where it is none. */
export const listFrom = fitting(
  record<ShoppingListView>({
    week: whole,
    eaters: whole,
    aisles: list(record<ShoppingListView['aisles'][number]>({ aisle: text, lines: list(line) })),
  }),
)
