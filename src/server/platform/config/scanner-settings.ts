import { numberFrom, origin, protectedBase, textLike } from './parsers.ts'
import { setting } from './setting.ts'

/**
 * The settings of plate photos, which need an endpoint, and of product data from Open Food Facts, which needs a
 * contact.
 */
export const scannerSettings = {
  visionUrl: setting<string | null>({
    name: 'VISION_URL',
    fallback: null,
    shownDefault: 'none: photos of plates are not offered',
    about:
      'Base address of an OpenAI-compatible endpoint that accepts pictures, such as http://localhost:11434/v1. Members’ photos are sent there, and members are told its host.',
    expects: 'an https address, or an http one of this machine or network, without a query',
    parse: protectedBase,
  }),
  visionModel: setting<string | null>({
    name: 'VISION_MODEL',
    fallback: null,
    shownDefault: 'none',
    about: 'Model to request from the endpoint. Required if VISION_URL is set.',
    expects: 'a name of at most 200 characters without spaces',
    parse: textLike(/^\S{1,200}$/),
  }),
  visionKey: setting<string | null>({
    name: 'VISION_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Bearer key of the endpoint, if it needs one.',
    expects: 'printable characters without spaces',
    parse: textLike(/^[\x21-\x7e]{1,500}$/),
  }),
  visionTimeout: setting({
    name: 'VISION_TIMEOUT',
    fallback: 30,
    shownDefault: '30',
    about: 'Seconds within which the endpoint has to answer, including a second try.',
    expects: 'a number of seconds from 1 to 120',
    parse: numberFrom(1, 120),
  }),
  photosPerMember: setting({
    name: 'PHOTOS_PER_MEMBER',
    fallback: 12,
    shownDefault: '12',
    about: 'Photos that a member may have read in a day.',
    expects: 'a number from 1 to 1000',
    parse: numberFrom(1, 1000),
  }),
  photosPerDay: setting({
    name: 'PHOTOS_PER_DAY',
    fallback: 1000,
    shownDefault: '1000',
    about: 'Photos that all members together may have read in a day: the budget, since each one costs money.',
    expects: 'a number from 1 to 99999',
    parse: numberFrom(1, 99_999),
  }),
  openFoodFactsContact: setting<string | null>({
    name: 'OPEN_FOOD_FACTS_CONTACT',
    fallback: null,
    shownDefault: 'none: Open Food Facts is not asked',
    about:
      'Email or web address under which Open Food Facts can reach you. If it is set, barcodes that members have not read are looked up there.',
    expects: 'an email address or an https address',
    parse: textLike(/^(?:[\w.+-]+@[\w.-]+|https:\/\/[\w.~/-]+)$/),
  }),
  openFoodFactsUrl: setting({
    name: 'OPEN_FOOD_FACTS_URL',
    fallback: 'https://world.openfoodfacts.org',
    shownDefault: 'https://world.openfoodfacts.org',
    about: 'Address of Open Food Facts, or of your own mirror of it.',
    expects: 'an address such as https://example.com, without a path',
    parse: origin,
  }),
} as const
