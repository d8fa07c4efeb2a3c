import { dirname, join, normalize } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { floors } from './floors.ts'
import { importsOf } from './imports.ts'
import { sources } from './project-files.ts'

const isCode = (file: string): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|example|fixture)\.tsx?$/.test(file)
const code = new Set(sources.filter(isCode))
const known = new Set(sources)

/** The path of an import address, which begins with # or is relative to the file. */
function pathOf(file: string, address: string): string {
  if (address.startsWith('#tests/')) return address.slice(1)
  return address.startsWith('#') ? `src/${address.slice(1)}` : normalize(join(dirname(file), address))
}

/** All imports in this tree, except those of packages, style sheets and pictures. */
const imports = sources.flatMap((file) =>
  importsOf(file).flatMap((address) => {
    const to = pathOf(file, address)
    return known.has(to) && to !== file ? [{ file, to }] : []
  }),
)
const edges = imports.filter(({ file, to }) => code.has(file) && code.has(to))

/**
 * The folder within `room` that a file belongs to, or the file itself if it is directly in the room; null outside it.
 */
function placeIn(room: string, file: string): string | null {
  if (!file.startsWith(`${room}/`)) return null
  return file.slice(room.length + 1).split('/')[0] ?? null
}

describe.each(Object.entries(floors))('%s', (room, order) => {
  const floorOf = new Map(order.flatMap((places, floor) => places.map((place) => [place, floor] as const)))
  const places = [...new Set([...code].flatMap((file) => placeIn(room, file) ?? []))]

  test('every folder is on a floor, and every floor has something on it', () => {
    process.stdout.write(
      `${room}, from the top: ${order
        .toReversed()
        .map((names) => names.join(' '))
        .join(' / ')}\n`,
    )
    const missing = places.filter((place) => !floorOf.has(place))
    expect(missing, `Put it on a floor of ${room} in tests/house/floors.ts, above everything that it imports`).toEqual(
      [],
    )
    expect([...floorOf.keys()].filter((place) => !places.includes(place))).toEqual([])
  })

  test('imports only go down', () => {
    const against = edges.flatMap(({ file, to }) => {
      const [from, into] = [placeIn(room, file), placeIn(room, to)]
      if (from === null || into === null || from === into) return []
      const [above, below] = [floorOf.get(from), floorOf.get(into)]
      // The test above reports folders that are on no floor.
      if (above === undefined || below === undefined) return []
      return below < above ? [] : [`${file} -> ${to}`]
    })
    expect(against).toEqual([])
  })
})

test('every room has floors', () => {
  const rooms = [...new Set([...code].flatMap((file) => /^src\/[^/]+(?=\/)/.exec(file)?.[0] ?? []))]
  expect(rooms.filter((room) => !(room in floors))).toEqual([])
})

test('no two folders import each other on any floor, types included', () => {
  const pairs = new Set(edges.map(({ file, to }) => `${dirname(file)} ${dirname(to)}`))
  const mutual = [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    const nested = from.startsWith(`${to}/`) || to.startsWith(`${from}/`)
    return from < to && !nested && pairs.has(`${to} ${from}`)
  })
  expect(mutual).toEqual([])
})

test('no file imports itself through others, types, tests and tools included', () => {
  const below = Map.groupBy(imports, ({ file }) => file)
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      circles.push([...path.slice(start), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const { to } of below.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of sources) visit(file, [])
  expect(circles).toEqual([])
})
