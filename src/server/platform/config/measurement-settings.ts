import { headerName, numberFrom, oneOf, origin, PROTECTED, protectedBase, textLike, urlOf } from './parsers.ts'
import { setting } from './setting.ts'

/**
 * The settings of measurement: where visitors' places are read from, how long measurements are kept, and third-party
 * services.
 */
export const measurementSettings = {
  geoCountryHeader: setting<string | null>({
    name: 'GEO_COUNTRY_HEADER',
    fallback: null,
    shownDefault: 'none: the country is Unknown',
    about: "Header in which a CDN in front of the app sends the visitor's country, such as cf-ipcountry.",
    expects: 'the name of a header',
    parse: headerName,
  }),
  geoRegionHeader: setting<string | null>({
    name: 'GEO_REGION_HEADER',
    fallback: null,
    shownDefault: 'none: the region is Unknown',
    about: 'The same for the region, such as cf-region.',
    expects: 'the name of a header',
    parse: headerName,
  }),
  geoCityHeader: setting<string | null>({
    name: 'GEO_CITY_HEADER',
    fallback: null,
    shownDefault: 'none: the city is Unknown',
    about: 'The same for the city, such as cf-ipcity.',
    expects: 'the name of a header',
    parse: headerName,
  }),
  geoipDatabase: setting<string | null>({
    name: 'GEOIP_DATABASE',
    fallback: null,
    shownDefault: 'none: places are known only from headers',
    about: 'Path of a database of countries or cities in MaxMind format (.mmdb), used if the headers above are absent.',
    expects: 'the path of a file that ends in .mmdb',
    parse: textLike(/^[^\0]{1,1000}\.mmdb$/),
  }),
  measurementKeptDays: setting({
    name: 'MEASUREMENT_KEPT_DAYS',
    fallback: 395,
    shownDefault: '395: 13 months',
    about: 'Days after which the measurements of a visitor are deleted; daily statistics stay.',
    expects: 'a number of days from 30 to 1000',
    parse: numberFrom(30, 1000),
  }),
  countTrials: setting<'yes' | 'no'>({
    name: 'COUNT_TRIALS',
    fallback: 'no',
    shownDefault: 'no',
    about: 'Whether trials count as recurring revenue in the console, at the price at which they renew.',
    expects: 'yes or no',
    parse: oneOf('yes', 'no'),
  }),
  mixpanelToken: setting<string | null>({
    name: 'MIXPANEL_TOKEN',
    fallback: null,
    shownDefault: 'none: no third-party product analytics',
    about: 'Token of a Mixpanel project. Visitors are asked first. It gets no answers, no step names and no addresses.',
    expects: 'letters, digits, "-" or "_", at most 64',
    parse: textLike(/^[\w-]{1,64}$/),
  }),
  mixpanelHost: setting({
    name: 'MIXPANEL_HOST',
    fallback: 'https://api-js.mixpanel.com',
    shownDefault: 'https://api-js.mixpanel.com',
    about: 'Address of Mixpanel, such as https://api-eu.mixpanel.com.',
    expects: 'an address such as https://example.com, without a path',
    parse: origin,
  }),
  webAnalyticsId: setting<string | null>({
    name: 'WEB_ANALYTICS_ID',
    fallback: null,
    shownDefault: 'none: no third-party web analytics',
    about: 'Number of a Yandex Metrica counter. Visitors are asked first. It runs only on pages without questions.',
    expects: 'up to 20 digits',
    parse: textLike(/^\d{1,20}$/),
  }),
  webAnalyticsScript: setting({
    name: 'WEB_ANALYTICS_SCRIPT',
    fallback: 'https://mc.yandex.ru/metrika/tag.js',
    shownDefault: 'https://mc.yandex.ru/metrika/tag.js',
    about: 'Script of Yandex Metrica.',
    expects: 'an address that begins with http: or https:',
    parse: urlOf('http:', 'https:'),
  }),
  collectorKey: setting<string | null>({
    name: 'COLLECTOR_KEY',
    fallback: null,
    shownDefault: 'none: nothing is imported',
    about:
      'Key of your own servers: with it one request may bring measurements of many people, and of any time. Clients send it as the user name or password of basic authentication or as `api_key`.',
    expects: 'at least 16 characters without spaces or colons',
    parse: textLike(/^[^\s:]{16,200}$/),
  }),
  adPixelId: setting<string | null>({
    name: 'AD_PIXEL_ID',
    fallback: null,
    shownDefault: 'none: no advertising pixel',
    about:
      'Number of a Meta pixel. Visitors are asked first. It learns of a first page and a purchase, and nothing else.',
    expects: 'up to 20 digits',
    parse: textLike(/^\d{1,20}$/),
  }),
  adPixelScript: setting({
    name: 'AD_PIXEL_SCRIPT',
    fallback: 'https://connect.facebook.net/en_US/fbevents.js',
    shownDefault: 'https://connect.facebook.net/en_US/fbevents.js',
    about: 'Script of the Meta pixel.',
    expects: 'an address that begins with http: or https:',
    parse: urlOf('http:', 'https:'),
  }),
  adPixelToken: setting<string | null>({
    name: 'AD_PIXEL_TOKEN',
    fallback: null,
    shownDefault: 'none: the server reports no purchase',
    about:
      'Access token with which the server reports purchases as well, under the same id, and only those of buyers who consented.',
    expects: 'at least 8 characters without spaces',
    parse: textLike(/^\S{8,}$/),
  }),
  adPixelApi: setting({
    name: 'AD_PIXEL_API',
    fallback: 'https://graph.facebook.com/v24.0',
    shownDefault: 'https://graph.facebook.com/v24.0',
    about: 'Address to which the server reports them.',
    expects: PROTECTED,
    parse: protectedBase,
  }),
} as const
