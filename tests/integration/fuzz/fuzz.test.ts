import { expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz-server.ts'

test('no request, whatever is in it, is answered with an error of ours, or with a refusal that the interface does not describe', async () => {
  const { requests, statuses, failures, undocumented } = await fuzz(1000, 20_261_122)
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  expect(requests).toBe(1000)
  // Some requests were accepted, so more than authentication and validation was tested.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(50)
})
