import Fastify from 'fastify'
import { secureHeaders } from '#server/http/security-headers.ts'
import { loadSite } from '#server/site/built-site.ts'
import { siteRoutes } from '#server/site/site-routes.ts'

// Serves a folder of pages through the app's own routes, in a separate process: the parent process sends the folder and
// receives the port.
process.once('message', async (folder: string) => {
  const app = Fastify()
  const url = 'http://localhost'
  secureHeaders(app, url)
  const site = loadSite(folder, url)
  if (site === null) throw new Error(`There is no site in ${folder}.`)
  await siteRoutes(app, site)
  process.send?.(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
process.once('disconnect', () => process.exit())
