import type { Plugin } from 'vite'

/**
 * Packages of which the server uses only a part, and the modules that replace them in the bundle: the rest of them was
 * a tenth of what the server reads and runs at start-up.
 */
const PARTS: ReadonlyMap<string, string> = new Map([
  // @fastify/static uses it only if each file of a folder is a route of its own.
  ['glob', 'export const glob = undefined'],
  [
    'rate-limiter-flexible',
    `export { default as RateLimiterMemory } from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
    export { default as RateLimiterRes } from 'rate-limiter-flexible/lib/RateLimiterRes.js'`,
  ],
  [
    'prom-client',
    `export { default as Counter } from 'prom-client/lib/counter.js'
    export { default as Gauge } from 'prom-client/lib/gauge.js'
    export { default as Histogram } from 'prom-client/lib/histogram.js'
    export { default as Registry } from 'prom-client/lib/registry.js'`,
  ],
])

/**
 * Schema compilers that Fastify loads if an application passes none; all of ours do. One that forgets fails at its
 * first route with a schema.
 */
const FASTIFYS_OWN = /^@fastify\/(?:ajv-compiler|fast-json-stringify-compiler)$/
const NONE = `module.exports = () => () => () => { throw new Error('This application was given no schema compiler.') }`

const NAMED = new RegExp(`^(?:${[...PARTS.keys()].join('|')})$`)
const PREFIX = '\0part-of:'

const isFastify = (file: string): boolean => /\/node_modules\/fastify\//.test(file)

/** Replaces these packages by the parts that are used. Importing anything else from them fails the build. */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'forkcast-lean-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [NAMED, FASTIFYS_OWN] },
      handler: (name, importer = '') => (NAMED.test(name) || isFastify(importer) ? PREFIX + name : null),
    },
    load: { filter: { id: new RegExp(`^${PREFIX}`) }, handler: (id) => PARTS.get(id.slice(PREFIX.length)) ?? NONE },
  }
}
