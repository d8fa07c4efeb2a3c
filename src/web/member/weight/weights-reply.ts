import type { WeightsReply } from '#domain/api/member/weights.ts'
import { day, fitting, list, number, record } from '#web/member/data/reading.ts'

export type LoggedWeight = WeightsReply['weights'][number]

/** A foreign reply as a log of weights; null where it is none. */
export const weightsFrom = fitting(record<WeightsReply>({ weights: list(record<LoggedWeight>({ day, kg: number })) }))
