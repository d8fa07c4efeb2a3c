import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './child.ts'
import { type Driver, elementAt, HEIGHT, WIDTH } from './driver.ts'

/** What the browser answers to a command. */
type Reply = { readonly id?: number; readonly type: string; readonly result?: unknown; readonly message?: string }
type Send = <T>(method: string, params: object) => Promise<T>
type Evaluated = {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** A connection that speaks WebDriver BiDi. */
async function connect(address: string): Promise<{ readonly send: Send; readonly close: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    // The protocol's replies have this form.
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let last = 0
  const send: Send = async <T>(method: string, params: object) => {
    last++
    const id = last
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type !== 'success') throw new Error(`${method}: ${reply.message}`)
    return reply.result as T
  }
  return { send, close: () => socket.close() }
}

/** Firefox, driven by the protocol that it speaks itself. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'forkcast-firefox-'))
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile, 'about:blank']
  const firefox = await startChild(program, args, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${firefox.said[1]}/session`)
  await send('session.new', { capabilities: {} })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })
  const evaluate = async (expression: string): Promise<NonNullable<Evaluated['result']>> => {
    const params = { expression, target: { context }, awaitPromise: true }
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', params)
    if (result === undefined) throw new Error(exceptionDetails?.text ?? 'The script failed.')
    return result
  }
  /** An element by the id that other commands take. */
  const element = async (selector: string) => {
    const { sharedId } = await evaluate(elementAt(selector))
    if (sharedId === undefined) throw new Error(`There is no ${selector}.`)
    return { sharedId }
  }
  return {
    go: async (url) => {
      // A page that leads on before it has loaded ends its own navigation; what comes instead is waited for by its content.
      await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
      })
    },
    read: async <T>(expression: string) => {
      const { value } = await evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`)
      return JSON.parse(value ?? 'null') as T
    },
    press: async (selector) => {
      await evaluate(`${elementAt(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      const origin = { type: 'element', element: await element(selector) }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'pointer', actions }] })
    },
    attach: async (selector, file) => {
      await send('input.setFiles', { context, element: await element(selector), files: [file] })
    },
    close: async () => {
      close()
      await firefox.end()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
