import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { exitWith } from './exit-with.mjs'
import { root } from './root.mjs'

/** The oldest Node that runs the project's TypeScript without a build. */
const NEEDED = 24

const projectNodePath = join(root, 'node_modules', 'node', 'bin', 'node')

/** Whether the Node that runs this file could run the whole project. */
export const hostCanRunTheProject = () => Number(process.versions.node.split('.')[0]) >= NEEDED

/**
 * Path of the Node that runs the project: the one npm installed with the packages, else this machine's if it is new
 * enough. If the packages were installed without their scripts, Node is missing and is installed now.
 */
export function projectNode() {
  if (isProgram(projectNodePath)) return projectNodePath
  if (hostCanRunTheProject()) return process.execPath
  console.error(`Installing Node ${NEEDED} for this project...`)
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules', 'node'),
    // npm forbids its child processes to run scripts; this one must run.
    env: { ...process.env, npm_config_ignore_scripts: 'false' },
    stdio: ['ignore', 2, 2],
  })
  if (isProgram(projectNodePath)) return projectNodePath
  return exitWith(
    `Node ${NEEDED} could not be installed for this project.`,
    `Run the command again with a connection, or install Node ${NEEDED} or newer from https://nodejs.org.`,
  )
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
