import { expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz-server.ts'

test('no request, whatever its content, causes a server error, or a refusal that the interface does not describe', async () => {
  const { requests, statuses, failures, undocumented } = await fuzz(1000, 20_261_122)
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  expect(requests).toBe(1000)
  // Some requests were accepted, so the test reached more than authentication and validation.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(50)
})
