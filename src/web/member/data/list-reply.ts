import { ShoppingListView } from '#domain/api/member/shopping.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const listFrom = parserOf(ShoppingListView)
