import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { compileHint } from './chunks.ts'

const root = mkdtempSync(path.join(tmpdir(), 'compile-hint-'))
afterAll(() => rmSync(root, { recursive: true }))

test('only a chunk that is compiled as a whole begins with the compile hint after minification', async () => {
  writeFileSync(path.join(root, 'main.js'), "import('./start-measurement.js'); import('./terms.js')")
  writeFileSync(path.join(root, 'start-measurement.js'), 'export const steps = [1]')
  writeFileSync(path.join(root, 'terms.js'), 'export const terms = [2]')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { rolldownOptions: { input: path.join(root, 'main.js'), output: { postBanner: compileHint } } },
  })
  const folder = path.join(root, 'dist/assets')
  const textOf = (name: string) => {
    const file = readdirSync(folder).find((one) => one.startsWith(`${name}-`))
    return readFileSync(path.join(folder, file ?? expect.fail()), 'utf8')
  }
  expect(textOf('start-measurement')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/)
  expect([textOf('main'), textOf('terms')].join()).not.toContain('allFunctionsCalledOnLoad')
})
