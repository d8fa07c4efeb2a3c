import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { readText, sources } from './project-files.ts'

// A room may import from itself and from the rooms listed after it. The compiler holds this too; here it has a name.
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  planner: ['domain'],
  analytics: ['domain'],
  server: ['planner', 'analytics', 'domain'],
  web: ['analytics', 'domain'],
}
const FROM_OUTSIDE: Readonly<Record<string, readonly string[]>> = { domain: ['typebox'] }

const isTest = (file: string): boolean => /\.(?:test|example|fixture)\.tsx?$/.test(file)
const roomOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? ''
const inRooms = sources.filter((file) => roomOf(file) !== '')
const code = inRooms.filter((file) => !isTest(file))

test('every room is on the plan', () => {
  expect([...new Set(inRooms.map(roomOf))].filter((room) => !(room in ARROWS))).toEqual([])
})

test('imports follow the arrows', () => {
  const against = inRooms.flatMap((file) =>
    importsOf(file)
      .map((address) => /^#([^/]+)\//.exec(address)?.[1])
      .filter((room) => room !== undefined && room !== roomOf(file) && !ARROWS[roomOf(file)]?.includes(room))
      // A test may build its world with the stand-ins.
      .filter((room) => !(isTest(file) && room === 'tests'))
      .map((room) => `${file} -> ${room}`),
  )
  expect(against).toEqual([])
})

test('no import climbs a ladder: rooms and folders have addresses', () => {
  const ladders = inRooms.filter((file) => importsOf(file).some((address) => address.startsWith('../../')))
  expect(ladders).toEqual([])
})

test('the domain imports nothing but its schema library', () => {
  const foreign = code.filter((file) => {
    const allowed = FROM_OUTSIDE[roomOf(file)]
    return allowed && importsOf(file).some((address) => !/^[#.]/.test(address) && !allowed.includes(address))
  })
  expect(foreign).toEqual([])
})

test('the domain, the planner and the core of measurement have no clock, no chance and no surroundings', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bcrypto\.|\bprocess\.|\bwindow\.|\bdocument\.|\bfetch\(|'node:/
  expect(
    code.filter((file) => ['domain', 'planner', 'analytics'].includes(roomOf(file)) && impure.test(readText(file))),
  ).toEqual([])
})
