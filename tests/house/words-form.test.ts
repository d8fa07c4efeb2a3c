import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/build/languages/read-messages.ts'
import { wordsFileName } from '../../scripts/build/languages/words-files.ts'
import { root } from './project-files.ts'

/**
 * Only texts, templates of named values, `plural` of `#domain/language/plural.ts`, and objects and lists of them are
 * words: no translator can hold anything else. What decides or computes belongs beside the file (docs/languages.md).
 */
test('words files hold words only', () => {
  const files = globSync('src/{domain,server,web}/**/*.ts', { cwd: root }).filter(
    (file) => wordsFileName(file) !== null,
  )
  const places = files.flatMap((file) =>
    readMessages(file, readFileSync(join(root, file), 'utf8')).logic.map(
      ({ line, what }) => `${file}:${line}: ${what}`,
    ),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(places.toSorted()).toEqual([])
})
