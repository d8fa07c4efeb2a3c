import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportSettings } from '#server/platform/config/outgoing-settings.ts'
import { signedHeaders } from './sign-s3.ts'

const TIMEOUT_MS = 60_000

/** A file appears whole or not at all: a program that reads the folder at that moment sees the one of the day before. */
async function toFolder(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.part`)
  await writeFile(draft, content, { mode: 0o640 })
  await rename(draft, join(folder, name))
}

/** Writes a file to the folder or the bucket of the settings, over an earlier one. @throws Error if it was not taken */
export async function putFile(
  { to, key, region }: ExportSettings,
  { name, content, at }: { readonly name: string; readonly content: Buffer; readonly at: Date },
): Promise<void> {
  if (key === null || to.startsWith('/')) return toFolder(to, name, content)
  const url = new URL(`${to.replace(/\/$/, '')}/${encodeURIComponent(name)}`)
  const headers = signedHeaders(
    { method: 'PUT', url, headers: { 'content-type': 'text/csv; charset=utf-8' }, body: content },
    { key, region, at },
  )
  const response = await fetch(url, {
    method: 'PUT',
    headers,
    body: new Uint8Array(content),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The bucket answered ${response.status}.`)
}
