import { type ServedApp, serveApp } from '../tests/e2e/served-app.ts'

/**
 * Settings of a real deployment behind one proxy, which names the visitors' addresses. NODE_ENV is not production: that
 * starts with https and a mail server only, and changes nothing in how requests are answered.
 */
const production = {
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: '1',
} as const

/** Lets `work` use the built app as it runs in production, with a database of its own, and stops it afterwards. */
export async function withProductionApp<T>(
  work: (app: ServedApp) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const app = await serveApp({ ...production, ...settings })
  try {
    return await work(app)
  } finally {
    await app.stop()
  }
}
