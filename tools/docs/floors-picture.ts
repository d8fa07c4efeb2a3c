import { drawing, withPart } from './written-part.ts'

/** Room -> its floors from the bottom up; the folders of one floor do not import each other. */
export type Floors = Readonly<Record<string, readonly (readonly string[])[]>>

/** The floors of every room as text, the top floor first. */
function floorsPicture(floors: Floors): string {
  const rooms = Object.entries(floors).map(([room, order]) => {
    const lines = order.toReversed().map((names) => `    ${names.join('   ')}`)
    return `${room}\n${lines.join('\n')}`
  })
  return rooms.join('\n\n')
}

/** A document with its diagram of the floors replaced by the current one. */
export const withFloors = (document: string, floors: Floors): string =>
  withPart(document, 'floors', drawing(floorsPicture(floors)))
