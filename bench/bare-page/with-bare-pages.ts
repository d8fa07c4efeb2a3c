import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBarePages } from './bare-pages.ts'

/** Runs `work` with bare copies of these pages, at the same paths, served through the app's own routes. */
export async function withBarePages<T>(paths: readonly string[], work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forkcast-bare-pages-'))
  try {
    await writeBarePages(folder, paths)
    // Without this process's own arguments: one of them keeps a process from waiting for its parent's message.
    const server = fork(join(import.meta.dirname, 'serve.ts'), { execArgv: [] })
    try {
      server.send(folder)
      const [port] = await once(server, 'message')
      return await work(`http://localhost:${port}`)
    } finally {
      const exit = once(server, 'exit')
      server.disconnect()
      await exit
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
