import { delimiter, join } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'

/**
 * What every command does first, on a fresh clone or a used one: installs packages and Node, changes to the checkout's
 * folder, puts the project's programs first on the path, and turns on Node's compile cache: compiling the sources again
 * takes a quarter of the start-up time.
 * @returns {string} path of the Node that runs the project
 */
export function bootstrap() {
  process.chdir(root)
  installIfNeeded()
  const node = projectNode()
  const programs = [join(root, 'node_modules', '.bin'), join(node, '..')]
  process.env['PATH'] = [...programs, process.env['PATH'] ?? ''].join(delimiter)
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache', 'code')
  return node
}
