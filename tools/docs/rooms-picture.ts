import { drawing, withPart } from './written-part.ts'

/** Room of `src` -> what it contains, and the rooms that it may import from. */
export type Rooms = Readonly<Record<string, { readonly about: string; readonly mayImport: readonly string[] }>>

/** A line for every room with the rooms it may import from, the top room first. */
function roomsPicture(rooms: Rooms): string {
  const lines = Object.entries(rooms)
    .toReversed()
    .map(([name, { about, mayImport }]) => ({
      name,
      about,
      arrows: mayImport.length === 0 ? '' : `-> ${mayImport.join(', ')}`,
    }))
  const widest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length))
  const nameWidth = widest(lines.map(({ name }) => name))
  const arrowsWidth = widest(lines.map(({ arrows }) => arrows))
  return lines
    .map(({ name, arrows, about }) => `${name.padEnd(nameWidth)} ${arrows.padEnd(arrowsWidth)}   ${about}`)
    .join('\n')
}

/** A document with its diagram of the rooms replaced by the current one. */
export const withRooms = (document: string, rooms: Rooms): string =>
  withPart(document, 'rooms', drawing(roomsPicture(rooms)))
