import { FoundProduct, KeptProduct, OwnProductsView } from '#domain/api/member/food-products.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const foundProductFrom = parserOf(FoundProduct)
export const keptProductFrom = parserOf(KeptProduct)
export const ownProductsFrom = parserOf(OwnProductsView)
