import { expect, test } from 'vitest'
import { etagOf, hasCurrentCopy } from './etag.ts'

test('a copy is current under its own tag, a weak one, one of several, or any', () => {
  const etag = etagOf('content')
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect(hasCurrentCopy(header, etag)).toBe(true)
  for (const header of [undefined, '', '"other"', etagOf('else')]) expect(hasCurrentCopy(header, etag)).toBe(false)
})
