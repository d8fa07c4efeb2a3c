/** Said at the end of a text that is longer than the provider takes. */
const cutNote = (length: number): string =>
  `\n[Cut here. The whole text has ${length} characters; we send the rest on request.]`

/** A text of at most `most` characters: the whole one, or whole lines of it and a note that says what is missing. */
export function shortenEvidence(text: string, most: number): string {
  if (text.length <= most) return text
  const note = cutNote(text.length)
  const room = most - note.length
  const end = text.lastIndexOf('\n', room)
  return text.slice(0, end > 0 ? end : room) + note
}
