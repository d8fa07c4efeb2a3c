import { sql } from 'kysely'
import { Type } from 'typebox'
import { plural } from '#domain/language/plural.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { migrationsFolder, readMigrations } from '#server/platform/db/migration-files.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { type Examined, type Finding, fault, isLocal, ok, reasonOf, warning } from './examined.ts'
import { PROBE_HEADER, probeToken } from './probe-token.ts'

/** ms within which a supervisor's probe has to be answered; the files in deploy/ give up after three seconds. */
const SLOW_MS = 1000
/** Days before its end by which a certificate should have been renewed, and by which it is urgent. */
const RENEWED_DAYS = 14
const URGENT_DAYS = 3
/** ms by which a clock may be off: one-time codes last for 30 seconds. */
const CLOCK_MS = 20_000
/** Addresses for documentation (RFC 5737), which nobody has. */
const FORGED = ['192.0.2.77', '198.51.100.77'] as const

const seenBy = checkerOf(
  Type.Object({
    seen: Type.Object({
      address: Type.String(),
      isForwarded: Type.Boolean(),
      at: Type.Integer(),
      newestMigration: Type.Integer(),
      // An app of an older version does not say it.
      build: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  }),
)

export async function checkReachable({ config, peers }: Examined): Promise<Finding> {
  const times: string[] = []
  for (const probe of ['/healthz', '/readyz']) {
    const answer = await peers.request(config.publicUrl + probe).catch((error: unknown) => reasonOf(error))
    if (typeof answer === 'string')
      return fault(
        `Nothing could be read from ${config.publicUrl}${probe} from here: ${answer}.`,
        'Start the app, and let PUBLIC_URL, DNS, the certificate and the proxy lead to it.',
      )
    const took = Math.round(answer.ms)
    if (answer.status !== 200)
      return fault(
        `${config.publicUrl}${probe} answers ${answer.status}.`,
        probe === '/readyz' ? 'See to the database: it cannot write.' : 'Let the proxy pass every path to the app.',
      )
    if (took > SLOW_MS)
      return warning(`${probe} took ${took} ms.`, 'See to the load: the probes in deploy/ give up after 3 seconds.')
    times.push(`${probe} in ${took} ms`)
  }
  return ok(`${config.publicUrl} answers ${times.join(' and ')}.`)
}

/** What the running app says about a request of ours; null if it does not know us. */
async function seenWith({ peers, ...probed }: Examined, headers: Record<string, string>) {
  const token = probeToken(probed, probed.now())
  if (token === null) return null
  const { text } = await peers.request(`${probed.config.publicUrl}/readyz`, {
    headers: { ...headers, [PROBE_HEADER]: token },
  })
  const reply: unknown = JSON.parse(text)
  return seenBy.Check(reply) ? reply.seen : null
}

/** Sends addresses of our own choice through the proxy: none of them may count. */
export async function checkProxy(examined: Examined): Promise<Finding> {
  const { config } = examined
  if (isLocal(config.publicUrl)) return ok('PUBLIC_URL is this machine: no proxy is expected.')
  // The app speaks no TLS itself.
  if (config.trustedProxies === 0 && config.publicUrl.startsWith('https:'))
    return fault('No proxy is trusted: all visitors share its address and its limits.', 'TRUSTED_PROXIES=1')
  for (const address of FORGED) {
    const seen = await seenWith(examined, { 'x-forwarded-for': address })
    if (seen === null)
      return warning(
        'The running app does not say which address it sees: it has another secret key, or an older version.',
        'Run npm run doctor with the settings of the app, SECRET_KEY among them.',
      )
    if (seen.address === address)
      return fault(
        'A client can choose its address: an X-Forwarded-For that it sends counts.',
        config.proxySecret === null
          ? 'Set PROXY_SECRET in the app and X-Proxy-Secret in the proxy, as deploy/ shows; or correct TRUSTED_PROXIES.'
          : 'Let the proxy set X-Forwarded-For to the address of its client instead of adding to it, or lower TRUSTED_PROXIES.',
      )
    if (!seen.isForwarded)
      return fault(
        'What the proxy says about its clients does not count, so all visitors share its address and its limits.',
        config.proxySecret === null
          ? 'Let the proxy set X-Forwarded-For to the address of its client, and TRUSTED_PROXIES name that proxy.'
          : 'Let the proxy set X-Forwarded-For, and X-Proxy-Secret to the value of PROXY_SECRET, and TRUSTED_PROXIES name that proxy.',
      )
  }
  if (config.proxySecret === null)
    return warning(
      'No client can choose its address on this way, but around the proxy it could.',
      'PROXY_SECRET=<openssl rand -hex 32>',
    )
  return ok('An address that a client sends does not count, and only the proxy may say where a request is from.')
}

export async function checkCertificate({ config, peers, now }: Examined): Promise<Finding> {
  const { protocol, hostname, port } = new URL(config.publicUrl)
  if (protocol !== 'https:')
    return isLocal(config.publicUrl)
      ? ok('PUBLIC_URL is this machine: no certificate is needed.')
      : fault(
          'PUBLIC_URL does not begin with https: whatever people type can be read on the way.',
          'PUBLIC_URL=https://…',
        )
  const { validTo, refusal } = await peers.certificate(hostname, port === '' ? 443 : Number(port))
  if (refusal !== null)
    return fault(
      `Browsers refuse the certificate: ${refusal}.`,
      refusal === 'CERT_HAS_EXPIRED'
        ? 'Renew it in the proxy.'
        : `Give the proxy a certificate for ${hostname} with its whole chain (fullchain.pem), from an authority that browsers know.`,
    )
  const days = Math.floor((validTo.getTime() - now().getTime()) / MS_PER_DAY)
  const ends = `The certificate ends in ${plural(days, { one: 'a day', other: `${days} days` })}.`
  if (days < URGENT_DAYS) return fault(ends, 'Renew it in the proxy now.')
  if (days < RENEWED_DAYS) return warning(ends, 'See why the proxy has not renewed it.')
  const plain = port === '' ? await peers.request(`http://${hostname}/`).catch(() => null) : null
  const leadsOn = plain === null || /^https:/.test(plain.headers.get('location') ?? '')
  if (!leadsOn)
    return warning(`http://${hostname}/ does not lead to https.`, 'Let the proxy redirect it, as deploy/ shows.')
  return ok(`The certificate is valid for another ${days} days.`)
}

/** Compares the clock of this machine with those of the database, of whoever answers at PUBLIC_URL, and of the app behind it. */
export async function checkClock(examined: Examined): Promise<Finding> {
  const { config, peers, db, now } = examined
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const others: [string, Date | undefined][] = [['the database', rows[0]?.at]]
  const site = await peers.request(`${config.publicUrl}/healthz`).catch(() => null)
  const date = site?.headers.get('date')
  if (date !== undefined) others.push([config.publicUrl, new Date(date)])
  // A proxy answers with a date of its own.
  const seen = await seenWith(examined, {}).catch(() => null)
  if (seen !== null) others.push(['the app', new Date(seen.at)])
  const off = others
    .map(([whose, at]) => ({ whose, ms: at === undefined ? 0 : Math.abs(at.getTime() - now().getTime()) }))
    .find(({ ms }) => ms > CLOCK_MS)
  if (off === undefined)
    return ok(
      `The clocks of ${new Intl.ListFormat('en').format(['this machine', ...others.map(([whose]) => whose)])} agree.`,
    )
  const text = `The clocks of this machine and of ${off.whose} differ by ${Math.round(off.ms / 1000)} seconds.`
  const change = 'Turn on NTP on both: timedatectl set-ntp true'
  return off.ms > 5 * MS_PER_MINUTE ? fault(text, change) : warning(text, change)
}

export async function checkVersion(examined: Examined): Promise<Finding> {
  const newest = readMigrations(migrationsFolder).at(-1)?.number ?? 0
  const seen = await seenWith(examined, {}).catch(() => null)
  const node = process.versions.node
  if (Number(node.split('.')[0]) < 20) return fault(`Node ${node} is too old.`, 'Install Node 24.')
  const isOther =
    seen !== null &&
    (seen.newestMigration !== newest || (examined.build !== null && (seen.build ?? null) !== examined.build))
  if (isOther)
    return warning(
      'The app that answers is of another version than this one.',
      'Restart every process with this version.',
    )
  return ok(`Node ${node}${seen === null ? '' : ', and the app that answers is of this version'}.`)
}
