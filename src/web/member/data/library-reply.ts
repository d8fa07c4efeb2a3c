import { LibraryPlacesReply, LibraryReply } from '#domain/api/member/library.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const libraryFrom = parserOf(LibraryReply)
export const libraryPlacesFrom = parserOf(LibraryPlacesReply)
