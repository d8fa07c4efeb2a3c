import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

const browserTests = sources.filter((file) => /^tests\/e2e\/.*\.test\.ts$/.test(file))
const literals = /'([a-z0-9+-]+@example\.com)'/g

test('no address is used by two files of browser tests, which share one app', () => {
  const usedIn = new Map<string, Set<string>>()
  for (const file of browserTests)
    for (const [, address = ''] of readText(file).matchAll(literals))
      usedIn.set(address, (usedIn.get(address) ?? new Set()).add(file))
  expect(usedIn.size).toBeGreaterThan(0)
  expect([...usedIn].filter(([, files]) => files.size > 1).map(([address]) => address)).toEqual([])
})
