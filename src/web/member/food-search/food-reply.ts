import { FoodsReply } from '#domain/api/member/recipe.ts'
import { parserOf } from '#web/device/parser-of.ts'

export type Food = FoodsReply['foods'][number]

export const foodsFrom = parserOf(FoodsReply)
