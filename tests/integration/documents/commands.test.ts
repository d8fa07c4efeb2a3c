import { exec } from 'node:child_process'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { documentedCommands } from '#tests/house/documented-commands.ts'
import { root } from '#tests/house/project-files.ts'

const RECIPE = 'src/planner/recipes/greek/bifteki-burgers.ts'

/** What stands in a document where a reader puts something of their own, by the beginning of the command. */
const filled: readonly (readonly [RegExp, string, string])[] = [
  [/^npm run recipe/, '<file>', RECIPE],
  [/^npm run bench -- labels/, '<folder>', 'pictures'],
  [/^npx biome/, '<files>', 'package.json'],
  [/^npx vitest .*e2e/, '<file>', 'tests/e2e/journey.test.ts'],
  [/^npm test/, '<file>', 'src/domain/funnel/journey.test.ts'],
  [/^npx vitest/, '<name>', 'stripe'],
  [/^curl .*weigh-ins/, '<secret>', ':secret'],
]

/**
 * How a command is tried. Those that take minutes, serve, or write into the checkout are not run to their end: they say
 * what they would start, or which files they would test.
 */
const tried: readonly (readonly [RegExp, (command: string) => string])[] = [
  [/^npx vitest run /, (command) => command.replace('vitest run', 'vitest list --filesOnly')],
  [/^npx tsc -b$/, (command) => `${command} --dry`],
  [/^npx biome |^npm run recipe -- |^openssl /, (command) => command],
  [/^npm (?:test|start|run [\w-]+)$/, (command) => `${command} -- --help`],
  [/^npm (?:test|run \w+) -- /, (command) => `${command} --help`],
  [/^npm (?:audit|ci .*)$/, (command) => `${command} --help`],
  // What is not the project's own need not be on this machine, but what it is told to read has to be there.
  [/^docker /, (command) => `test -f ${/ -f (\S+)/.exec(command)?.[1]}`],
  [/^node dist\/operate\//, (command) => `test -f scripts/${/operate\/(\w+)\.js/.exec(command)?.[1]}/main.ts`],
  [/^curl /, (command) => `grep -rqF "${/ \S+(?::3000|example\.com)(\/\S+)/.exec(command)?.[1]}" src/domain/api`],
  [/^pg_dump /, (command) => `grep -q "table ${/--table=(\w+)/.exec(command)?.[1]}" src/server/platform/db/schema.sql`],
]

const commands = [
  ...new Set(
    documentedCommands.map(({ command }) =>
      filled.reduce((line, [of, hole, with_]) => (of.test(line) ? line.replaceAll(hole, with_) : line), command),
    ),
  ),
]

/** The environment of somebody who opens a terminal: without the programs that npm put before those of the machine. */
const terminal = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin') && !folder.includes('node-gyp-bin'))
    .join(delimiter),
}

describe('every command of the documents works as it is written, with the machine’s own Node', () => {
  test.concurrent.each(commands.filter((command) => !namesTests(command)))('%s', async (command) => {
    await output(command)
  })
  // Vitest takes seconds to start, so those with the same options are tried together.
  test.concurrent.each([...Map.groupBy(commands.filter(namesTests), optionsOf)])('%s', async (options, alike) => {
    const files = alike.flatMap(filesOf)
    const found = await output([options, ...new Set(files)].join(' '))
    for (const file of files) expect(found).toContain(file)
  })
})

async function output(command: string): Promise<string> {
  const [, how] = tried.find(([kind]) => kind.test(command)) ?? []
  if (how === undefined) throw new Error('Say in this file how this command is tried.')
  const { stdout } = await promisify(exec)(how(command), { cwd: root, env: terminal })
  return stdout
}

function namesTests(command: string): boolean {
  return command.startsWith('npx vitest run ') && filesOf(command).length > 0
}

/** The files and folders that a Vitest command names, each of which has to select a test. */
function filesOf(command: string): readonly string[] {
  return command.split(' ').filter(isPath)
}

/** A Vitest command without the files and folders that it names. */
function optionsOf(command: string): string {
  return command
    .split(' ')
    .filter((word) => !isPath(word))
    .join(' ')
}

const isPath = (word: string): boolean => word.includes('/') && !word.endsWith('vitest.config.ts')
