import { expect, test } from 'vitest'
import { openPlaceDatabase } from './place-database.ts'
import { placeDatabaseFile, placeRecord, writtenPlaceDatabase } from './written-database.fixture.ts'

const file = placeDatabaseFile({
  '203.0.113.0/24': placeRecord('IE', 'Munster', 'Cork'),
  '198.51.100.128/25': { country: { iso_code: 'DE' } },
  '192.0.2.0/24': { continent: { code: 'EU' } },
})

test('an address is found in its network, with the data that the database has', async () => {
  const { placeOf } = await openPlaceDatabase(await writtenPlaceDatabase(file))
  const cork = { country: 'IE', region: 'Munster', city: 'Cork' }
  expect(placeOf('203.0.113.7')).toEqual(cork)
  expect(placeOf('::ffff:203.0.113.255')).toEqual(cork)
  expect(placeOf('198.51.100.200')).toEqual({ country: 'DE', region: '', city: '' })
  for (const unknown of ['198.51.100.1', '10.0.0.1', '127.0.0.1', '::1', '192.0.2.1', 'unix:/run/socket', ''])
    expect(placeOf(unknown)).toBeNull()
})

test('a database with flat records can be read as well', async () => {
  const flat = placeDatabaseFile(
    {
      '203.0.113.0/24': { country_code: 'IE', state1: 'Munster', city: 'Cork' },
      '198.51.100.128/25': { country_code: 'DE' },
    },
    'city ipvAll',
  )
  const { placeOf } = await openPlaceDatabase(await writtenPlaceDatabase(flat))
  expect(placeOf('203.0.113.7')).toEqual({ country: 'IE', region: 'Munster', city: 'Cork' })
  expect(placeOf('198.51.100.200')).toEqual({ country: 'DE', region: '', city: '' })
})

test.each([
  ['cut off', file.subarray(0, file.length / 2), 'is no whole database'],
  ['without its beginning', file.subarray(file.length / 2), 'is no whole database'],
  ['empty', Buffer.alloc(0), 'is no whole database'],
  ['something else', Buffer.from('<html>Please sign in to download.</html>'), 'is no whole database'],
  ['of another kind', placeDatabaseFile({}, 'GeoLite2-ASN'), 'another kind (GeoLite2-ASN)'],
  ['of another shape', placeDatabaseFile({ '8.8.8.0/24': { land: 'US' } }), 'names no countries'],
])('a file that is %s is refused with a sentence', async (_, contents, why) => {
  const path = await writtenPlaceDatabase(contents)
  await expect(openPlaceDatabase(path)).rejects.toMatchObject({
    name: 'ConfigRefused',
    message: expect.stringMatching(new RegExp(`^GEOIP_DATABASE names ${path}, which is .*\\.$`)),
  })
  await expect(openPlaceDatabase(path)).rejects.toThrow(why)
})

test('a missing file is refused with a sentence', async () => {
  await expect(openPlaceDatabase('/nowhere/places.mmdb')).rejects.toThrow(
    'GEOIP_DATABASE names /nowhere/places.mmdb, which cannot be read (ENOENT).',
  )
})
