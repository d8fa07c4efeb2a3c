import { type TrustedProxies, textLike, trustedProxies } from './parsers.ts'
import { setting } from './setting.ts'

/** The settings of the proxies in front of the app. */
export const proxySettings = {
  trustedProxies: setting<TrustedProxies>({
    name: 'TRUSTED_PROXIES',
    fallback: 0,
    shownDefault: '0: X-Forwarded-For is ignored',
    about:
      "Proxies in front of the app: how many, or their addresses and networks. The last address before them counts as the visitor's.",
    expects: 'a number, or a list such as 10.0.0.0/8,192.168.1.1',
    parse: trustedProxies,
  }),
  proxySecret: setting<string | null>({
    name: 'PROXY_SECRET',
    fallback: null,
    shownDefault: 'none: every request is trusted to come from the proxies',
    about:
      'The proxy shows it in the header X-Proxy-Secret. Without it nothing that a request says about its origin (X-Forwarded-For and the like) counts.',
    expects: 'at least 16 characters without spaces',
    parse: textLike(/^\S{16,}$/),
  }),
}
