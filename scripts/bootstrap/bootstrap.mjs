import { delimiter, join } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { ownNode } from './own-node.mjs'
import { root } from './root.mjs'

/**
 * What every command does first, on a fresh clone as well as on a used one: packages and Node are there afterwards,
 * the working folder is the checkout, and the project's programs come first on the path.
 * @returns {string} path of the Node that runs the project
 */
export function bootstrap() {
  process.chdir(root)
  installIfNeeded()
  const node = ownNode()
  const programs = [join(root, 'node_modules', '.bin'), join(node, '..')]
  process.env['PATH'] = [...programs, process.env['PATH'] ?? ''].join(delimiter)
  return node
}
