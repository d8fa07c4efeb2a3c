import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { spanishWords } from '#planner/recipes/spanish-words.ts'
import { root } from './project-files.ts'

test('every recipe file is in the library, under its own name and in the folder of its cuisine, beside its words', () => {
  const folder = join(root, 'src/planner/recipes')
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`))
    .filter((file) => !file.endsWith('/all.ts') && !file.endsWith('/all-es.ts'))
  const listed = library.flatMap(({ id, cuisine }) => {
    const place = `${cuisine.toLowerCase().replace('_', '-')}/${id}`
    return [`${place}.ts`, `${place}-words.ts`, ...(spanishWords.has(id) ? [`${place}-words-es.ts`] : [])]
  })
  expect(listed.toSorted()).toEqual(files.toSorted())
})
