import { expect, test } from 'vitest'
import { addressOf, advisories, advisoriesOf, COMPARED_ON, isOlder } from './advisories.ts'
import { lockedPackages } from './lock-file.ts'

test('versions are compared by number', () => {
  expect([isOlder('1.9.0', '1.10.0'), isOlder('1.10.0', '1.9.0'), isOlder('2.0.0', '2.0.0')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a version with a known weakness is found', () => {
  expect(advisoriesOf('kysely', '0.28.16')).toMatchObject([{ id: 'GHSA-pv5w-4p9q-p3v2' }])
  expect(advisoriesOf('ws', '6.0.0')).toEqual([])
})

test('every advisory has an id of a known form, and none is newer than the last comparison', () => {
  for (const { id, published } of advisories) {
    expect(addressOf(id)).toMatch(/\/(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/)
    expect(published <= COMPARED_ON).toBe(true)
  }
})

test('no package that npm would install is affected by an advisory of the kept list', () => {
  const found = [...lockedPackages()].flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return advisoriesOf(name, version).map(
      ({ id, fixedIn }) => `${name} ${version}, fixed in ${fixedIn}: ${addressOf(id)}`,
    )
  })
  expect(found).toEqual([])
})
