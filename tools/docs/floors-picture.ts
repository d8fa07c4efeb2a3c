/** Room -> its floors from the bottom up; the folders of one floor do not import each other. */
export type Floors = Readonly<Record<string, readonly (readonly string[])[]>>

const BEGIN = '<!-- floors: written by node tools/docs/write-docs.ts -->'
const END = '<!-- end of floors -->'

/** The floors of every room as text, the top floor first. */
export function floorsPicture(floors: Floors): string {
  const rooms = Object.entries(floors).map(([room, order]) => {
    const lines = order.toReversed().map((names) => `    ${names.join('   ')}`)
    return `${room}\n${lines.join('\n')}`
  })
  return `${BEGIN}\n\n\`\`\`text\n${rooms.join('\n\n')}\n\`\`\`\n\n${END}`
}

/** A document with its picture of the floors replaced by today's. */
export function withFloors(document: string, floors: Floors): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The document has no place for the floors.')
  return before + floorsPicture(floors) + after
}
