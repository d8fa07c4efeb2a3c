import { expect, test } from 'vitest'
import { etagOf, hasCurrentCopy } from './etag.ts'

test('a copy is current if its tag is named: as it is, weak, among several, or by *', () => {
  const etag = etagOf('content')
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect(hasCurrentCopy(header, etag)).toBe(true)
  for (const header of [undefined, '', '"other"', etagOf('else')]) expect(hasCurrentCopy(header, etag)).toBe(false)
})
