import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'forkcast-re-exec-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reExec = new URL('re-exec.mjs', import.meta.url).href

/** Runs a program through the launcher and waits for its first line, after which it receives signals. */
async function launched(program: string): Promise<{
  launcher: ChildProcessByStdio<null, Readable, null>
  lines: Interface
  exit: Promise<unknown[]>
}> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, program)
  const code = `import { reExec } from ${JSON.stringify(reExec)}; reExec(process.execPath, [${JSON.stringify(file)}])`
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, npm_lifecycle_event: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(launcher, 'exit')
  const lines = createInterface(launcher.stdout)
  await once(lines, 'line')
  return { launcher, lines, exit }
}

// "ready" is printed last, when the signal handlers are in place.
const alive = 'setInterval(() => {}, 1000); console.log("ready");'
const counting = `let heard = 0;
  const hear = () => { heard += 1; if (heard === 1) setTimeout(() => process.exit(10 + heard), 200) };
  process.on("SIGTERM", hear); process.on("SIGINT", hear); ${alive}`

test('the launcher ends with the exit status of the program', async () => {
  const { exit } = await launched('console.log("ready"); process.exitCode = 7')
  expect(await exit).toEqual([7, null])
})

test('a killed program is distinguished from one that ended', async () => {
  const { exit } = await launched(`${alive} process.kill(process.pid, "SIGKILL")`)
  expect(await exit).toEqual([128 + 9, null])
})

test('the same request received twice is passed on once', async () => {
  const { launcher, exit } = await launched(counting)
  launcher.kill('SIGTERM')
  launcher.kill('SIGINT')
  launcher.kill('SIGTERM')
  expect(await exit).toEqual([11, null])
})

test('the program stops cleanly when its launcher is killed', async () => {
  const { launcher, lines } = await launched(
    `process.on("SIGTERM", () => { console.log("stopping"); process.exit() }); ${alive}`,
  )
  const nextLine = once(lines, 'line')
  launcher.kill('SIGKILL')
  expect(await nextLine).toEqual(['stopping'])
})
