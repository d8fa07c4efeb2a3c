import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import type { Account } from './account.ts'

type Message = { readonly connection?: ConnectionSettings; readonly refused?: string; readonly sentence?: string }

export type Starter = {
  /** Its message once the database is up or was refused. */
  readonly outcome: Promise<Message>
  readonly said: Promise<Message>
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Starts the database of a folder in another process, which tests may kill. */
export function spawnStarter(dataDir: string, account: Account | null = null, packageFolder?: string): Starter {
  const args = [join(import.meta.dirname, 'starter.fixture.ts'), dataDir]
  if (packageFolder !== undefined) args.push(packageFolder)
  const app = spawn(process.execPath, args, { ...account, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(app, 'exit')
  const lines = createInterface(app.stdout)
  const next = (isIt: (message: Message) => boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<Message>()
    // The starter fixture writes this shape.
    lines.on('line', (line) => {
      const message = JSON.parse(line) as Message
      if (isIt(message)) resolve(message)
    })
    lines.once('close', () => reject(new Error('The starter ended without output.')))
    promise.catch(() => {})
    return promise
  }
  const end = async (signal: NodeJS.Signals) => {
    app.kill(signal)
    await gone
  }
  onTestFinished(() => end('SIGKILL'))
  return {
    outcome: next((message) => message.connection !== undefined || message.refused !== undefined),
    said: next(() => true),
    end,
  }
}
