import { freePort } from '#tests/e2e/free-port.ts'
import { startChild } from './child.ts'
import { type Driver, elementAt, HEIGHT, WIDTH } from './driver.ts'

/** The name under which the protocol hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly display: string }

/** WebKitGTK on a screen of its own, driven by its WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const screen = await startChild(
    display,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  )
  const port = await freePort()
  const environment = { DISPLAY: `:${screen.said[1]}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  // It says nothing when it is ready: asking it is the sign.
  const program = await startChild('/bin/sh', ['-c', `echo up; exec "${driver}" --port=${port}`], /up/, environment)
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // The protocol's replies have this form.
    const { value } = (await reply.json()) as { value: T & { message?: string } }
    if (!reply.ok) throw new Error(`${path}: ${value?.message}`)
    return value
  }
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const begin = () => ask<{ sessionId: string }>('POST', '/session', { capabilities })
  const { sessionId } = await whenUp(begin)
  const inSession = <T>(path: string, body: object) => ask<T>('POST', `/session/${sessionId}${path}`, body)
  await inSession('/window/rect', { width: WIDTH, height: HEIGHT })
  await inSession('/timeouts', { script: 120_000, pageLoad: 60_000 })
  const element = async (selector: string): Promise<string> => {
    const found = await inSession<Record<string, string>>('/element', { using: 'css selector', value: selector })
    return found[ELEMENT] ?? ''
  }
  return {
    go: (url) => inSession('/url', { url }),
    read: async <T>(expression: string) => {
      const script = `const done = arguments[0]
        Promise.resolve().then(() => (${expression}))
          .then((value) => done(JSON.stringify([value ?? null])), (error) => done('!' + error))`
      const text = await inSession<string>('/execute/async', { script, args: [] })
      if (text.startsWith('!')) throw new Error(text.slice(1))
      return (JSON.parse(text) as [T])[0]
    },
    press: async (selector) => {
      const centre = `${elementAt(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`
      await inSession('/execute/sync', { script: centre, args: [] })
      await inSession(`/element/${await element(selector)}/click`, {})
    },
    attach: async (selector, file) => {
      await inSession(`/element/${await element(selector)}/value`, { text: file })
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined)
      await program.end()
      await screen.end()
    },
  }
}

/** Tries until the driver listens. */
async function whenUp<T>(begin: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 20_000; ; ) {
    try {
      return await begin()
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
