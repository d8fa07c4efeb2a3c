import { expect, test } from 'vitest'
import { advisoriesOf, isOlder } from './advisories.ts'
import { lockedPackages } from './lock-file.ts'

test('versions are compared by number', () => {
  expect([isOlder('1.9.0', '1.10.0'), isOlder('1.10.0', '1.9.0'), isOlder('2.0.0', '2.0.0')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a version with a known weakness is found', () => {
  expect(advisoriesOf('nodemailer', '6.9.0')).toMatchObject([{ id: 'GHSA-mm7p-fcc7-pg87' }])
  expect(advisoriesOf('ws', '7.0.0')).toEqual([])
})

test('no package that npm would install falls under an advisory of the kept list', () => {
  const found = [...lockedPackages()].flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return advisoriesOf(name, version).map(({ id, fixedIn }) => `${name} ${version}: ${id}, fixed in ${fixedIn}`)
  })
  expect(found).toEqual([])
})
