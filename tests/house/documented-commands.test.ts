import { expect, test } from 'vitest'
import { documentedCommands } from './documented-commands.ts'
import { projectFiles, readText } from './project-files.ts'

const scripts: Readonly<Record<string, string>> = JSON.parse(readText('package.json')).scripts

test('documents name commands', () => {
  expect(documentedCommands.length).toBeGreaterThan(50)
})

// Older Node cannot run TypeScript: `npm run` and `npx` find the Node that the project installs.
test('no document starts a TypeScript file with the machine’s own Node', () => {
  expect(documentedCommands.filter(({ command }) => /^node \S+\.ts\b/.test(command))).toEqual([])
})

test('every measurement and proof that a document names exists', () => {
  const proofs = readText('tests/proofs/main.mjs')
  const measurements = projectFiles.filter((file) => /^bench\/.*\.ts$/.test(file)).map(readText)
  const unknown = documentedCommands.flatMap(({ command }) => {
    const [, run, name] = /^npm run (bench|prove) -- ([\w-]+)$/.exec(command) ?? []
    const exists =
      name === undefined ||
      (run === 'prove'
        ? proofs.includes(`'${name}'`)
        : measurements.some((source) => source.includes(`name: '${name}'`)))
    return exists ? [] : [command]
  })
  expect(unknown).toEqual([])
})

test('every command starts a file that exists', () => {
  const files = Object.values(scripts).map((command) => /^node (\S+)/.exec(command)?.[1] ?? command)
  expect(files.filter((file) => !projectFiles.includes(file))).toEqual([])
})
