import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'

// Vite serves the pages, with hot reload, on the port that people open. Everything else comes from the real server
// behind it, which restarts when one of its files changes.
const port = Number(process.env['PORT'] || 3000)
const serverPort = port + 1
const address = `http://localhost:${port}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: address },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const serverEnded = once(server, 'exit')

process.env['DEV_SERVER'] = `http://127.0.0.1:${serverPort}`
const pages = await createServer({ server: { port } })

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await Promise.all([pages.close(), serverEnded])
  process.exit(process.exitCode)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.once('SIGHUP', stop)

await pages.listen().catch(async (error: Error) => {
  console.error(`Port ${port} is taken or not allowed (${error.message}). Set PORT to another one.`)
  process.exitCode = 1
  await stop()
})
console.log(`Pages with hot reload: ${address}/v3/`)
