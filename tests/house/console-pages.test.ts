import { expect, test } from 'vitest'
import { consolePages } from '#web/console/console-pages.ts'
import { projectFiles, readText } from './project-files.ts'

test('every page of the console is opened by a component test, after which its words are looked at', () => {
  const tests = projectFiles
    .filter((file) => file.startsWith('src/web/console/') && file.endsWith('.test.tsx'))
    .map(readText)
    .filter((text) => text.includes('openConsole('))
    .join('\n')
  const paths = consolePages.map(({ path }) => path.replace(/\/:.*/, ''))
  expect(paths.filter((path) => !new RegExp(`['"\`]${path}(?:['"\`?/]|\\$\\{)`).test(tests))).toEqual([])
})
