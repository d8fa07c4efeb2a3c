import { delimiter, join } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'

/**
 * What every command does first, on a fresh clone as well as on a used one: packages and Node are there afterwards,
 * the working folder is the checkout, the project's programs come first on the path, and Node keeps the code that it
 * makes of the sources: made anew each time, it is a quarter of a start.
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
