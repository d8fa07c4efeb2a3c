import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

// Loads the planner pool as the server does, and prints the files that were loaded.
const script = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import(process.argv[1])
  process.stdout.write(loaded.join('\\n'))
`

test('the main thread loads no recipe and nothing of the planner', () => {
  const address = pathToFileURL(join(import.meta.dirname, 'create-planner-pool.ts')).href
  const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', script, address], { encoding: 'utf8' })
  const files = loaded.split('\n')
  expect(files.some((file) => file.endsWith('/planner-threads.ts'))).toBe(true)
  expect(files.filter((file) => file.includes('/src/planner/') || file.endsWith('/planner-tasks.ts'))).toEqual([])
})
