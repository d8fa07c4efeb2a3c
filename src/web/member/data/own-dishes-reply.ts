import { OwnDishesReply } from '#domain/api/member/own-dishes.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const ownDishesFrom = parserOf(OwnDishesReply)
