import { statfs } from 'node:fs/promises'
import { StartRefused } from './start-refused.ts'

export type FreeBytes = (folder: string) => Promise<number>

const MEGABYTE = 1024 * 1024

// An empty database takes 40 MB and its log may grow by segments of 16 MB; a disk that fills up while the database
// runs makes it panic, so there must be room for more than the start.
const NEEDED_MB = 200

/** Bytes that an unprivileged user may still write to the file system of `folder`. */
export const freeBytes: FreeBytes = async (folder) => {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}

/** @throws StartRefused 'disk-full' */
export async function requireFreeSpace(folder: string, measure: FreeBytes = freeBytes): Promise<void> {
  const free = await measure(folder)
  if (free >= NEEDED_MB * MEGABYTE) return
  const left = Math.floor(free / MEGABYTE)
  throw new StartRefused('disk-full', `${left} MB left on the disk of ${folder}, ${NEEDED_MB} MB are needed`)
}
