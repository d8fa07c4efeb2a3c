import { expect, test } from 'vitest'
import { projectFiles, readText } from './project-files.ts'

const isText = (file: string): boolean => !/\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz|br)$/.test(file)
const self = 'tests/house/private-things.test.ts'
const texts = projectFiles.filter((file) => isText(file) && file !== self && !file.endsWith('package-lock.json'))

const found = (pattern: RegExp): readonly string[] =>
  texts.flatMap((file) => {
    const hit = pattern.exec(readText(file))
    return hit ? [`${file}: ${hit[0].slice(0, 12)}...`] : []
  })

test("no file names a folder of a developer's machine", () => {
  expect(found(/(?<![\w.])\/(?:root|work|home\/(?!node\b)\w+|Users\/\w+)\//)).toEqual([])
})

test('no file contains anything that looks like a secret', () => {
  expect(found(/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/)).toEqual([])
  expect(found(/\b(?:sk|rk|pk|whsec)_(?:live|test)?_?[A-Za-z0-9]{20,}/)).toEqual([])
  expect(found(/\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,}|xox[abp]-[\w-]{20,}|npm_[A-Za-z0-9]{36})\b/)).toEqual(
    [],
  )
  expect(found(/\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./)).toEqual([])
})

test('no local settings or data are committed', () => {
  expect(projectFiles.filter((file) => /(?:^|\/)\.env(?:\.|$)|\.(?:pem|key|p12|sqlite|log)$/.test(file))).toEqual([])
})
