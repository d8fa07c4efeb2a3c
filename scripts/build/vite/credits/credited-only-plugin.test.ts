import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { creditedOnlyPlugin, packageOf } from './credited-only-plugin.ts'

const root = mkdtempSync(path.join(tmpdir(), 'credits-'))
afterAll(() => rmSync(root, { recursive: true }))
const packageDir = path.join(root, 'node_modules/@scope/reader')
mkdirSync(packageDir, { recursive: true })
writeFileSync(path.join(packageDir, 'package.json'), JSON.stringify({ name: '@scope/reader', main: 'main.js' }))
writeFileSync(path.join(packageDir, 'main.js'), 'export const read = () => document.title')
writeFileSync(path.join(root, 'entry.js'), `import { read } from '@scope/reader'\nread()`)

const buildWith = (credited: readonly string[]) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [creditedOnlyPlugin(new Set(credited))],
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  })

test('code of an uncredited package in the bundle for browsers fails the build', async () => {
  await expect(buildWith(['react'])).rejects.toThrow('does not name @scope/reader')
  await expect(buildWith(['@scope/reader'])).resolves.toBeDefined()
})

test.each([
  ['/app/node_modules/react/index.js', 'react'],
  ['node_modules/@fontsource-variable/figtree/files/figtree.woff2', '@fontsource-variable/figtree'],
  ['../../node_modules/a/node_modules/@b/c/d.js?url', '@b/c'],
  ['/app/src/web/main.tsx', null],
])('%s', (file, name) => {
  expect(packageOf(file)).toBe(name)
})
