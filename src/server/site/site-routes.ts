import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BASE } from '#domain/api/base-path.ts'
import { dropDocumentHeaders } from '#server/http/security-headers.ts'
import { picturePolicy, workerPolicy } from '#server/platform/csp/content-policy.ts'
import type { BuiltSite, Page, RootFile } from './built-site.ts'
import { alternatesOf, inLanguage, languageFor, type PageLanguage, rememberLanguage } from './page-language.ts'
import { sendStored } from './stored-file.ts'
import type { PageVariants } from './variant-pages.ts'

const HOME = `${BASE}/`

/** What pages ask browsers to reveal about the device. */
const CLIENT_HINTS = 'Sec-CH-UA-Model, Sec-CH-UA-Platform-Version'

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/** How the build names the workers that read pictures: after a source file whose name ends in "-worker". */
const PICTURE_WORKER = /-worker-[\w-]+\.js(?:\.br|\.gz)?$/

function assetHeaders(reply: FastifyReply, file: string): void {
  dropDocumentHeaders(reply)
  if (PICTURE_WORKER.test(file)) reply.header('content-security-policy', picturePolicy)
}

/** Redirects to another address and keeps the query, which identifies campaigns. */
const redirect = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(`${path}${queryOf(request)}`, 302)

/** Redirects an unknown address below the base path to home, and keeps the query. */
export const sendHome = (request: FastifyRequest, reply: FastifyReply): FastifyReply => redirect(request, reply, HOME)

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  language: PageLanguage | null = null,
): FastifyReply {
  if (language?.isOneOfSeveral === true) inLanguage(reply, language)
  const isPrivate = page.isPrivate === true || language?.isChosen === true
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache')
    .header('accept-ch', CLIENT_HINTS)
    .headers(page.headers)
  return sendStored(request, reply, page)
}

function sendRootFile(request: FastifyRequest, reply: FastifyReply, file: RootFile): FastifyReply {
  // The only script among them is the service worker: devices request it to learn of a new release.
  if (file.type.startsWith('text/javascript')) {
    reply.type(file.type).header('cache-control', 'no-cache').header('content-security-policy', workerPolicy)
    return sendStored(request, reply, file)
  }
  return sendStored(
    request,
    dropDocumentHeaders(reply).type(file.type).header('cache-control', 'public, max-age=3600'),
    file,
  )
}

/** The web app: its pages, its hashed assets, and a redirect to home for every other address below the base path. */
export async function siteRoutes(app: FastifyInstance, site: BuiltSite, variants?: PageVariants): Promise<void> {
  app.get('/', sendHome)
  app.get(BASE, sendHome)

  app.get<{ Params: { '*': string } }>(`${BASE}/*`, (request, reply) => {
    const path = request.params['*']
    const language = languageFor(request, site)
    const page = language.site.pages.get(`/${path}`)?.()
    if (page !== undefined) {
      rememberLanguage(request, reply, language, site)
      if (path === '' && language.isOneOfSeveral) reply.header('link', alternatesOf(site))
      return sendPage(request, reply, variants?.choose(request, `/${path}`, page) ?? page, language)
    }
    const common = site.pages.get(`/${path}`)?.()
    if (common !== undefined) return sendPage(request, reply, common)
    const file = (language.site.rootFiles.get(path) ?? site.rootFiles.get(path))?.()
    if (file !== undefined) {
      const isSpoken = [...site.languages.values()].some(({ rootFiles }) => rootFiles.has(path))
      return sendRootFile(request, isSpoken ? inLanguage(reply, language) : reply, file)
    }
    const isPageWithSlash = path.endsWith('/') && site.pages.has(`/${path.slice(0, -1)}`)
    return redirect(request, reply, isPageWithSlash ? `${BASE}/${path.slice(0, -1)}` : HOME)
  })

  // One page serves every address of these areas; the browser decides which part of it is shown.
  for (const area of ['/plan', '/subscription', '/console']) {
    app.get(`${BASE}${area}/*`, (request, reply) => {
      const language = languageFor(request, site)
      const page = language.site.pages.get(area)?.()
      if (page !== undefined) {
        rememberLanguage(request, reply, language, site)
        return sendPage(request, reply, page, language)
      }
      const common = site.pages.get(area)?.()
      return common === undefined ? redirect(request, reply, HOME) : sendPage(request, reply, common)
    })
  }

  for (const [name, file] of site.rootFiles) {
    app.get(`/${name}`, (request, reply) => sendRootFile(request, reply, file()))
  }

  if (existsSync(site.assetsFolder)) {
    await app.register(fastifyStatic, {
      root: site.assetsFolder,
      // The plugin's own route lists the whole folder at every request, for file systems that ignore case. Names of
      // assets contain a hash, and no route protects one of them.
      serve: false,
      preCompressed: true,
      index: false,
      maxAge: '365d',
      immutable: true,
      setHeaders: assetHeaders,
    })
    app.get<{ Params: { '*': string } }>(`${BASE}/assets/*`, (request, reply) => reply.sendFile(request.params['*']))
  }
}

/** Replaces the web app if it was not built. */
export function missingSiteRoutes(app: FastifyInstance): void {
  const answer = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('The web app has not been built yet. Run "npm start", which builds it.\n')
  app.get('/', answer)
  app.get(BASE, answer)
  app.get(`${BASE}/*`, answer)
}
