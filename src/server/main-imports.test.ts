import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const noting = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => process.stdout.write(loaded.join('\\n')))
`

test('a start waits neither for a provider that does not sell here, nor for mail servers, nor for recipes', () => {
  // With a setting that cannot be, it stops once all is loaded that it always loads.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(noting)}`, join(import.meta.dirname, 'main.ts')],
    { env: { PORT: 'x' }, encoding: 'utf8' },
  )
  expect(stderr).toContain('PORT must be')
  const files = stdout.split('\n')
  expect(files.some((file) => file.endsWith('/server/app.ts'))).toBe(true)
  const unwanted =
    /node_modules\/(?:stripe|nodemailer)\/|\/planner\/(?:recipes|foods)\/|planner-tasks|payment-providers\/(?:stripe\/stripe|paypal\/paypal)\.ts/
  expect(files.filter((file) => unwanted.test(file))).toEqual([])
})
