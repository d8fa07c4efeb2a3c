import { type Static, Type } from 'typebox'
import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { MOST_NOTES, NOTE_LENGTH } from '#domain/household/note-limits.ts'

/** Lines are kept, other control characters are not; nothing deletes the note. */
const NoteText = Type.String({ pattern: `^(?:[^\\p{Cc}\\p{Cs}${DIRECTION_MARKS}]|\\n){0,${NOTE_LENGTH}}$` })

export const NoteRequest = Type.Object({ text: NoteText }, { additionalProperties: false })
export type NoteRequest = Static<typeof NoteRequest>

/** What a member noted on dishes for themselves. */
export const NotesReply = Type.Object({
  notes: Type.Array(Type.Object({ recipe: Type.String(), text: Type.String() }), { maxItems: MOST_NOTES }),
})
export type NotesReply = Static<typeof NotesReply>
