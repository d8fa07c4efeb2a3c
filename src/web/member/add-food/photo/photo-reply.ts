import { PhotoReply } from '#domain/api/member/photo.ts'
import { Refusal } from '#domain/api/problem.ts'
import { PhotoSettings } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const photoFrom = parserOf(PhotoReply)
export const refusalFrom = parserOf(Refusal)
export const photoSettingsFrom = parserOf(PhotoSettings)
