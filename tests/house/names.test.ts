import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, sources } from './project-files.ts'

const CATCH_ALL = /^(?:utils?|helpers?|misc|common|types?|constants?|shared|stuff)(?:\.|$)/i

test('no file or folder has a catch-all name', () => {
  expect(projectFiles.filter((file) => file.split('/').some((part) => CATCH_ALL.test(part)))).toEqual([])
})

test('there are no index files', () => {
  expect(sources.filter((file) => /^index\./.test(basename(file)))).toEqual([])
})

test('files are named in lower case with hyphens', () => {
  const odd = sources.filter((file) => !/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(basename(file)))
  expect(odd).toEqual([])
})
