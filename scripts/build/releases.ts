import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How many releases' files are kept, so that a page opened before a deploy still finds its chunks. */
const KEPT = 2

type Release = { readonly buildId: string; readonly files: readonly string[] }

async function readReleases(record: string): Promise<readonly Release[]> {
  try {
    return JSON.parse(await readFile(record, 'utf8'))
  } catch {
    return []
  }
}

/** Adds this build's files to the record and deletes those that belong to no kept release. */
export async function keepReleases(webDir: string, current: Release): Promise<void> {
  const record = path.join(webDir, 'releases.json')
  const before = await readReleases(record)
  const kept = [current, ...before.filter((release) => release.buildId !== current.buildId)].slice(0, KEPT)
  const needed = new Set(kept.flatMap((release) => release.files))
  const stale = before.flatMap((release) => release.files).filter((file) => !needed.has(file))
  await Promise.all(
    stale.flatMap((file) => ['', '.br', '.gz'].map((end) => rm(path.join(webDir, file + end), { force: true }))),
  )
  await writeFile(record, JSON.stringify(kept))
}
