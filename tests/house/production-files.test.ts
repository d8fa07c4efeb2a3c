import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { readText, sources } from './project-files.ts'

/** Tests and what only they use: helpers are called fixture, data example. The production image leaves them out. */
const ofTests = /\.(?:test|fixture|example)\.tsx?$/
const outside = /^#tests\/|(?:^|\/)(?:tests|bench|tools|scripts)\//

const shipped = sources.filter((file) => /^src\//.test(file) && !ofTests.test(file))

test('nothing that is shipped imports a test helper, an example or a tool', () => {
  const found = shipped.flatMap((file) =>
    importsOf(file)
      .filter((address) => ofTests.test(address) || outside.test(address) || address === 'vitest')
      .map((address) => `${file} -> ${address}`),
  )
  expect(found).toEqual([])
})

test('the production image leaves out tests, helpers and examples', () => {
  const left = readText('.dockerignore').split('\n')
  for (const kind of ['test', 'fixture', 'example'])
    for (const ending of ['ts', 'tsx']) expect(left).toContain(`**/*.${kind}.${ending}`)
})
