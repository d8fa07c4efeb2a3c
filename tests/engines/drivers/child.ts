import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const DEADLINE = 30_000

/** A program that was started, and the first thing it said that matches. */
export type Child = { readonly said: RegExpExecArray; readonly end: () => Promise<void> }

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), DEADLINE)
  await ended
  clearTimeout(late)
}

/** Starts a program and waits until its output matches. @throws Error with its output if it does not in half a minute */
export async function startChild(
  program: string,
  args: readonly string[],
  wanted: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  let output = ''
  const said = await new Promise<RegExpExecArray | null>((resolve) => {
    const late = setTimeout(() => resolve(null), DEADLINE)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const match = wanted.exec(output)
      if (match === null) return
      clearTimeout(late)
      resolve(match)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', () => resolve(null))
    child.once('exit', () => resolve(null))
  })
  if (said !== null) return { said, end: () => end(child) }
  await end(child)
  throw new Error(`${program} did not start: ${output.slice(-2000)}`)
}
