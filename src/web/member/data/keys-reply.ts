import { KeysReply } from '#domain/api/member/keys.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const keysFrom = parserOf(KeysReply)
