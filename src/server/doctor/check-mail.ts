import { type Examined, type Finding, fault, ok, reasonOf, warning } from './examined.ts'

export async function checkMailServer({ config, peers }: Examined): Promise<Finding> {
  if (config.smtpUrl === null)
    return warning('No email is sent: they stay in the outbox.', 'SMTP_URL=smtps://… and MAIL_FROM=…')
  try {
    await peers.greetMailServer(config.smtpUrl)
  } catch (error) {
    return fault(`The mail server does not let the app in: ${reasonOf(error)}`, 'Correct SMTP_URL.')
  }
  if (config.alertsEmail === null)
    return warning('The mail server lets the app in, and alerts reach nobody.', 'ALERTS_EMAIL=you@…')
  return ok('The mail server lets the app in.')
}

/** The domain of a sender such as "Forkcast <hello@example.com>". */
const domainOf = (from: string): string => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? ''

/** What mailbox providers look up before they believe an email: SPF, DKIM and DMARC of the sender's domain. */
export async function checkMailNames({ config, peers }: Examined): Promise<Finding> {
  if (config.smtpUrl === null || config.mailFrom === null) return ok('No email is sent, so no name is looked up.')
  const domain = domainOf(config.mailFrom)
  const spf = (await peers.texts(domain)).filter((text) => /^v=spf1(?:\s|$)/i.test(text))
  if (spf.length === 0)
    return fault(
      `${domain} does not say which servers may send for it (SPF).`,
      `${domain} TXT "v=spf1 include:<your mail server> -all"`,
    )
  if (spf.length > 1)
    return fault(
      `${domain} has ${spf.length} SPF records, so none counts.`,
      `Leave one TXT record of ${domain} that begins with v=spf1.`,
    )
  if (/\+?\ball\s*$/i.test(spf[0] ?? '') && !/[-~?]all\s*$/i.test(spf[0] ?? ''))
    return fault(
      `The SPF record of ${domain} lets everybody send for it.`,
      `End the TXT record of ${domain} with -all.`,
    )
  const dmarc = (await peers.texts(`_dmarc.${domain}`)).find((text) => /^v=DMARC1(?:\s*;|$)/i.test(text))
  if (dmarc === undefined)
    return fault(`${domain} has no DMARC record.`, `_dmarc.${domain} TXT "v=DMARC1; p=quarantine; rua=mailto:<you>"`)
  const key = await dkimKey({ config, peers }, domain)
  if (key !== null) return key
  if (/;\s*p\s*=\s*none\b/i.test(dmarc))
    return warning(
      `DMARC of ${domain} only watches: whoever forges its emails is not stopped.`,
      `_dmarc.${domain} TXT "v=DMARC1; p=quarantine; …"`,
    )
  return ok(`${domain} has SPF, DKIM and DMARC.`)
}

/** What is wrong with the key that signs emails; null if nothing is. */
async function dkimKey({ config, peers }: Pick<Examined, 'config' | 'peers'>, domain: string): Promise<Finding | null> {
  if (config.dkimSelector === null)
    return warning(
      `${domain} has SPF and DMARC; the key that signs its emails was not looked up.`,
      'DKIM_SELECTOR=<the selector of your mail server>',
    )
  const name = `${config.dkimSelector}._domainkey.${domain}`
  const [record] = (await peers.texts(name)).filter((text) => /(?:^|;)\s*p\s*=/i.test(text))
  if (record === undefined)
    return fault(`${name} has no key (DKIM).`, `${name} TXT "v=DKIM1; k=rsa; p=<key of your mail server>"`)
  if (/(?:^|;)\s*p\s*=\s*(?:;|$)/i.test(record))
    return fault(`The key at ${name} was withdrawn.`, 'DKIM_SELECTOR=<the selector in use>')
  return null
}
