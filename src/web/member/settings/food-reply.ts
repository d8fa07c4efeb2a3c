import type { FoodsReply } from '#domain/api/member/recipe.ts'
import { fitting, list, record, text } from '#web/member/data/reading.ts'

export type Food = FoodsReply['foods'][number]

/** A foreign reply as foods; null where it is none. */
export const foodsFrom = fitting(record<FoodsReply>({ foods: list(record<Food>({ id: text, name: text })) }))
