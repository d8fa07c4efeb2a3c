import { runningExperiments } from '#server/experiments/running-experiments.ts'
import type { Services } from '#server/services.ts'
import { storeText } from './stored-file.ts'
import { pageVariants } from './variant-pages.ts'

export const browserOf = (number: number) =>
  `Mozilla/5.0 (Linux; Android 16; Pixel ${number}) AppleWebKit/537.36 Chrome/142.0.0.0`
export const html = '<!doctype html><html lang="en"><body>Home</body></html>'
const page = storeText(html)

/** The documents that callers get, as this process knows the experiments now. */
export async function documents(services: Pick<Services, 'db' | 'now'>) {
  const experiments = runningExperiments(services)
  await experiments.read()
  const pages = pageVariants(experiments)
  const send = (ip: string, agent: string, path = '/', more: Record<string, string> = {}) => {
    const chosen = pages.choose({ ip, headers: { 'user-agent': agent, ...more } }, path, page)
    const text = chosen.bodies.get('identity')?.bytes.toString() ?? ''
    return { text, runs: /data-runs="([^"]*)"/.exec(text)?.[1] ?? '', isPrivate: chosen.isPrivate ?? false }
  }
  return { send, write: experiments.drawn.write }
}
