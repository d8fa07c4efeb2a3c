import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const recordLoads = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => process.stdout.write(loaded.join('\\n')))
`

/** Runs a file: the modules that it loads, one per line on stdout, and its error output. */
const loadedBy = (file: string, env: NodeJS.ProcessEnv) =>
  spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(recordLoads)}`, join(import.meta.dirname, file)],
    { env, encoding: 'utf8' },
  )

test('a start does not wait for the API, providers, mail servers, photos, recipes or jobs', () => {
  // An invalid setting makes it stop before it starts anything.
  const main = loadedBy('main.ts', { PORT: 'x' })
  expect(main.stderr).toContain('PORT must be')
  const rest = loadedBy('serve.ts', {})
  expect(rest.stderr).toBe('')
  const files = [...main.stdout.split('\n'), ...rest.stdout.split('\n')]
  expect(files.some((file) => file.endsWith('/server/app.ts'))).toBe(true)
  // Only these files are needed to launch the database; all others are loaded while it starts.
  expect(main.stdout).not.toMatch(/node_modules\/(?:kysely|typebox|fastify)\//)
  const unwanted =
    /node_modules\/(?:stripe|nodemailer|sharp|piscina|pg-boss|typebox|ajv)\/|\/server\/api-app\.ts|\/planner\/(?:recipes|foods)\/|planner-tasks|scheduled-jobs|payment-providers\/(?!sandbox\/)(\w+)\/\1\.ts/
  expect(files.filter((file) => unwanted.test(file))).toEqual([])
})
