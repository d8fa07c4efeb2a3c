import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { readText, sources } from './project-files.ts'
import { rooms } from './rooms.ts'

const FROM_OUTSIDE: Readonly<Record<string, readonly string[]>> = { domain: ['typebox'] }

const isTest = (file: string): boolean => /\.(?:test|example|fixture)\.tsx?$/.test(file)
const roomOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? ''
const inRooms = sources.filter((file) => roomOf(file) !== '')
const code = inRooms.filter((file) => !isTest(file))

test('every room is listed in rooms.ts', () => {
  expect([...new Set(inRooms.map(roomOf))].filter((room) => !(room in rooms))).toEqual([])
})

test('README.md lists every room and its arrows', () => {
  const [, table = ''] = /^\| room \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(readText('README.md')) ?? []
  const listed = [...table.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, room, arrows]) => [room, arrows])
  const inSource = Object.entries(rooms).map(([room, { mayImport }]) => [
    `src/${room}`,
    mayImport.length === 0 ? 'nothing' : mayImport.join(', '),
  ])
  const around = [...new Set(sources.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []))].filter(
    (room) => room !== 'src',
  )
  const byName = ([a]: readonly unknown[], [b]: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1)
  expect(listed.toSorted(byName)).toEqual([...inSource, ...around.map((room) => [room, 'all'])].toSorted(byName))
})

test('imports follow the arrows', () => {
  const against = inRooms.flatMap((file) =>
    importsOf(file)
      .map((address) => /^#([^/]+)\//.exec(address)?.[1])
      .filter((room) => room !== undefined && room !== roomOf(file) && !rooms[roomOf(file)]?.mayImport.includes(room))
      // A test of the whole server needs the stand-ins of providers.
      .filter((room) => room !== 'tests' || !file.endsWith('.int.test.ts'))
      .map((room) => `${file} -> ${room}`),
  )
  expect(against).toEqual([])
})

test('imports have one style: ./ for their own folder and below it, # for everything else', () => {
  const others = inRooms.flatMap((file) => {
    const own = `#${file.slice('src/'.length, file.lastIndexOf('/') + 1)}`
    return importsOf(file)
      .filter((address) => address.startsWith('../') || address.startsWith(own))
      .map((address) => `${file}: ${address}`)
  })
  expect(others).toEqual([])
})

test('the domain imports nothing but its schema library', () => {
  const foreign = code.filter((file) => {
    const allowed = FROM_OUTSIDE[roomOf(file)]
    return allowed && importsOf(file).some((address) => !/^[#.]/.test(address) && !allowed.includes(address))
  })
  expect(foreign).toEqual([])
})

test('the domain, the planner and the core of measurement have no clock, no randomness and no environment', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bDate\(\)|\bcrypto\.|\bprocess\.|\bwindow\.|\bdocument\.|\bfetch\(|'node:/
  expect(
    code.filter((file) => ['domain', 'planner', 'analytics'].includes(roomOf(file)) && impure.test(readText(file))),
  ).toEqual([])
})
