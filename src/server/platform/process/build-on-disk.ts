import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in the folder of the built server that names the build. */
export const BUILD_ID_FILE = 'build-id'

/** Which build of the server is on the disk; null if none is. A process that reads it at its start knows its own. */
export function buildOnDisk(distFolder: string): string | null {
  try {
    return readFileSync(join(distFolder, 'server', BUILD_ID_FILE), 'utf8').trim()
  } catch {
    return null
  }
}
