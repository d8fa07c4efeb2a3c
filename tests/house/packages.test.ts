import { expect, test } from 'vitest'
import { licenceOf, lockedPackages } from './lock-file.ts'

const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])
/**
 * Packages under another licence, each with the reason why it is allowed. libvips is a separate library that sharp
 * loads at run time (LGPL-3.0-or-later): npm installs it unchanged, nothing of it is built into what this project
 * distributes, and it can be replaced by another build (docs/decisions/0039).
 */
const EXCEPTIONS = /^node_modules\/@img\/sharp-(?:libvips-[a-z0-9-]+|wasm32|win32-[a-z0-9]+)$/
const FREE_FOR_TOOLS = new Set([...FREE, 'MPL-2.0'])

const packages = [...lockedPackages()]

/** Whether an SPDX expression needs only listed licences: all of an AND, one of an OR. */
const isAllowed = (expression: string, allowed: ReadonlySet<string>): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))

test('every package has a licence that the project allows', () => {
  const foreign = packages
    .map(([path, locked]) => ({ path, licence: licenceOf(path, locked), tool: locked.dev || locked.devOptional }))
    .filter(({ path }) => !EXCEPTIONS.test(path))
    .filter(({ licence, tool }) => !isAllowed(licence, tool ? FREE_FOR_TOOLS : FREE))
  const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional).length
  process.stdout.write(`${shipped} packages at run time, ${packages.length - shipped} for tools\n`)
  expect(foreign).toEqual([])
})

test('the lock file lists every package for every platform, as `npm ci` requires', () => {
  const known = new Set(
    packages.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => `${name}, wanted by ${path}`),
  )
  expect(missing).toEqual([])
})
