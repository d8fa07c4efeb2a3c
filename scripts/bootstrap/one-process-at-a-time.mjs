import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** ms between two checks of a lock that another process holds. */
const CHECK_INTERVAL = 200
/** ms after which a lock counts as left behind, even if some process has its number by now. */
const STALE_AFTER = 15 * 60_000

/**
 * Runs the work while no other process of this machine runs it: each process writes its number into the lock file for
 * that time. A lock left by a killed process is taken over.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function oneProcessAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (isLeftBehind(file)) rmSync(file, { force: true })
    else await wait(CHECK_INTERVAL)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function isLeftBehind(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    const ageMs = Date.now() - statSync(file).mtimeMs
    // A file without a number is just being written by its owner.
    return ageMs > STALE_AFTER || (holder > 0 && !isAlive(holder))
  } catch {
    // The file is gone by now.
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
