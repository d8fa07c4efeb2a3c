import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project-files.ts'

const allowed =
  /^(?:\.\/[\w-]+\.ts|#planner\/recipe\.ts|#planner\/week\/week-plan\.ts|#planner\/foods\/[\w-]+\.ts|#domain\/.+)$/

const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, from]) => from ?? [])

test('the validator imports the food tables and the contract, but nothing of the planner that it validates', () => {
  const folder = join(root, 'src/planner/validate-week')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const imports = files.flatMap((file) =>
    importsOf(readFileSync(`${folder}/${file}`, 'utf8')).map((from) => `${file} imports ${from}`),
  )
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter((line) => !allowed.test(line.replace(/^.* imports /, '')))).toEqual([])
})
