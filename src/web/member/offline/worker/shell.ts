/** The member's pages as one release made them: one page for all addresses, and every part it may ask for. */
export type Shell = {
  readonly version: string
  readonly page: string
  /** The script that the page begins with. */
  readonly entry: string
  readonly parts: readonly string[]
}

const PREFIX = 'shell-'
/** A page that was opened before an update still finds its parts. */
const OLDER_KEPT = 1

const nameOf = ({ version }: Shell): string => PREFIX + version

/**
 * Fetches a release into a place of its own, whole or not at all.
 * @throws Error while the server still gives another release's page: a page and parts that differ would show nothing
 */
export async function keepShell(shell: Shell): Promise<void> {
  try {
    const page = await fetch(shell.page, { cache: 'no-cache' })
    if (!page.ok || page.redirected) throw new Error('The page is not there.')
    if (!(await page.clone().text()).includes(shell.entry)) throw new Error('The page is of another release.')
    const cache = await caches.open(nameOf(shell))
    await cache.addAll([...shell.parts])
    await cache.put(shell.page, page)
  } catch (error) {
    await caches.delete(nameOf(shell))
    throw error
  }
}

/** The page as it was kept; undefined where the browser has made room. */
export const keptPage = async (shell: Shell): Promise<Response | undefined> =>
  (await caches.open(nameOf(shell))).match(shell.page, { ignoreVary: true })

/** A part of this release or the one before: its name holds a digest, so whichever is found is the right one. */
export async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Deletes the releases before the last one. */
export async function forgetOlderShells(shell: Shell): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell))
  // Names come in the order in which they were made.
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)))
}
