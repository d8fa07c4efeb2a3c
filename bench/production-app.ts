import { type ServedApp, serveApp } from '../tests/e2e/served-app.ts'

/**
 * Settings of a real deployment behind one proxy that passes on the visitors' addresses. NODE_ENV is not production:
 * that requires https and a mail server, and changes nothing in how requests are answered.
 */
const production = {
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: '1',
} as const

/** Runs `work` with the built app configured as in production, with its own database, and stops it afterwards. */
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
