import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { wordsFolder } from '../../scripts/build/languages/catalogue.ts'
import { runWords } from './commands.ts'

const args = process.argv.slice(2)
if (args[0] === 'pseudo') {
  const program = path.join(import.meta.dirname, '../../scripts/build/main.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  process.exitCode = spawnSync(process.execPath, [program, 'pseudo'], { stdio: 'inherit', env }).status ?? 1
} else {
  const { lines, isOk } = runWords(args, wordsFolder)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = isOk ? 0 : 1
}
