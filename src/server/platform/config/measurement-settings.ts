import { headerName, numberFrom } from './parsers.ts'
import { setting } from './setting.ts'

/** The settings of measurement: where a visitor seems to be, and how long it is known. */
export const measurementSettings = {
  geoCountryHeader: setting<string | null>({
    name: 'GEO_COUNTRY_HEADER',
    fallback: null,
    shownDefault: 'none: the country is Unknown',
    about: "Header in which a CDN in front writes the visitor's country, such as cf-ipcountry.",
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
  measurementKeptDays: setting({
    name: 'MEASUREMENT_KEPT_DAYS',
    fallback: 395,
    shownDefault: '395: 13 months',
    about: 'Days after which what was measured of a visitor is deleted; daily statistics stay.',
    expects: 'a number of days from 30 to 1000',
    parse: numberFrom(30, 1000),
  }),
} as const
