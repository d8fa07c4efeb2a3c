/** The member's pages in one release: one page for all addresses, and every part that it may request. */
export type Shell = {
  readonly version: string
  readonly page: string
  /** The script that the page begins with. */
  readonly entry: string
  readonly parts: readonly string[]
}

const PREFIX = 'shell-'
/** Older releases to keep, so that a page opened before an update still finds its parts. */
const OLDER_KEPT = 1

const nameOf = ({ version }: Shell): string => PREFIX + version

/**
 * Fetches a release into its own cache, completely or not at all.
 * @throws Error while the server still serves another release's page, which would not find these parts
 */
export async function keepShell(shell: Shell): Promise<void> {
  try {
    const page = await fetch(shell.page, { cache: 'no-cache' })
    if (!page.ok || page.redirected) throw new Error('The page could not be fetched.')
    if (!(await page.clone().text()).includes(shell.entry)) throw new Error('The page is of another release.')
    const cache = await caches.open(nameOf(shell))
    await cache.addAll([...shell.parts])
    await cache.put(shell.page, page)
  } catch (error) {
    await caches.delete(nameOf(shell))
    throw error
  }
}

/** The kept page; undefined if the browser has removed it to free space. */
export const keptPage = async (shell: Shell): Promise<Response | undefined> =>
  (await caches.open(nameOf(shell))).match(shell.page, { ignoreVary: true })

/** A part of this release or the previous one: its name contains a digest, so whichever is found is the right one. */
export async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Deletes all releases older than the previous one. */
export async function forgetOlderShells(shell: Shell): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell))
  // The names are in the order in which the caches were created.
  await Promise.all(others.slice(0, -OLDER_KEPT).map((name) => caches.delete(name)))
}
