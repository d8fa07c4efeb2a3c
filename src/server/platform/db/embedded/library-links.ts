import { lstatSync, readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { errorCode } from './error-code.ts'

type Link = { readonly source: string; readonly target: string }

/**
 * Makes the links between libraries that npm cannot pack and that the package's install script makes where scripts
 * are allowed. False when the package folder may not be written.
 */
export async function repairLinks(packageFolder: string): Promise<boolean> {
  for (const { source, target } of readLinks(packageFolder)) {
    const path = join(packageFolder, target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    try {
      await symlink(relative(dirname(path), join(packageFolder, source)), path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

function readLinks(packageFolder: string): readonly Link[] {
  try {
    // Written by the package's own build, in this one shape; an edition without links may lack the file.
    return JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
