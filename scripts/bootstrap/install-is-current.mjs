import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** Fields of package.json that npm copies into the lock file. */
const COPIED = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * What npm records about one package.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean } & Record<string, unknown>} Locked
 */

/**
 * Whether node_modules matches package-lock.json, however it was installed. npm writes node_modules/.package-lock.json
 * as its last act, so an interrupted installation never looks complete.
 * @param {string} root folder of the checkout
 */
export function installIsCurrent(root) {
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  if (!agrees(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), wanted[''])) return false
  return Object.entries(wanted).every(([path, want]) => path === '' || isPresent(want, present[path]))
}

/**
 * @param {Record<string, unknown>} manifest
 * @param {Locked | undefined} locked
 */
function agrees(manifest, locked) {
  return locked !== undefined && COPIED.every((field) => isDeepStrictEqual(manifest[field] ?? {}, locked[field] ?? {}))
}

/**
 * A package for another platform is optional and rightly absent.
 * @param {Locked} want
 * @param {Locked | undefined} have
 */
function isPresent(want, have) {
  if (have === undefined) return want.optional === true || want.devOptional === true
  return have.version === want.version && have.integrity === want.integrity
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
