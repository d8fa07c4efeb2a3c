import { WeightsReply } from '#domain/api/member/weights.ts'
import { parserOf } from '#web/device/parser-of.ts'

export type LoggedWeight = WeightsReply['weights'][number]

export const weightsFrom = parserOf(WeightsReply)
