import { FoodTableView } from '#domain/api/member/diary.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const foodTableFrom = parserOf(FoodTableView)
