import type { brand } from '#domain/brand.ts'
import type { Language } from '#domain/usage.ts'

/** A price and how often it is charged, as sentences name them. */
type Charged = { readonly price: string; readonly days: number }

/** What customers agree to in one language, word for word. */
type DisclosureTexts = {
  readonly pay: (price: string) => string
  readonly cancel: string
  readonly seller: (seller: typeof brand) => string
  readonly code: (code: string, list: string, less: string) => string
  readonly first: (name: string, first: Charged, until: string) => string
  readonly renewal: (renewal: Charged, first: string) => string
  readonly tax: (name: string) => string
  readonly withdraw: string
  readonly consent: (first: string, renewal: Charged) => string
  readonly resume: (renewal: Charged, on: string) => string
  readonly priceChange: (before: string, after: Charged, on: string) => string
  readonly nothingToday: (until: string) => string
  readonly otherPlan: (on: string, after: Charged & { name: string }, before: Charged & { name: string }) => string
  /** Said of a translation that no lawyer has read. */
  readonly translated: readonly string[]
}

export const disclosureTexts: Readonly<Record<Language, DisclosureTexts>> = {
  en: {
    pay: (price) => `Pay ${price} now`,
    cancel:
      'You cancel in two clicks, without a call: under “My subscription”, or by the link in each of our emails about money. You keep what you paid for until its end.',
    seller: ({ legal, contact }) =>
      `Sold by ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}. Questions: ${contact.email}.`,
    code: (code, list, less) => `Without the code ${code} today would cost ${list}: it takes ${less} off, once.`,
    first: (name, { price, days }, until) => `${name}: you pay ${price} today for ${days} days, until ${until}.`,
    renewal: ({ price, days }, first) => `Then ${price} every ${days} days until you cancel, first on ${first}.`,
    tax: (name) => `Prices include ${name} where it is due. Nothing is added to them.`,
    withdraw: 'Within 14 days of your first payment you get all of it back if you ask, in two clicks as well.',
    consent: (first, { price, days }) =>
      `I agree to pay ${first} today and ${price} every ${days} days until I cancel.`,
    resume: ({ price, days }, on) => `I agree to pay ${price} on ${on} and every ${days} days after it until I cancel.`,
    priceChange: (before, { price, days }, on) =>
      `I agree to pay ${price} instead of ${before} on ${on} and every ${days} days after it until I cancel.`,
    nothingToday: (until) => `Nothing is charged today. You keep what you have paid for until ${until}.`,
    otherPlan: (on, after, before) =>
      `From ${on}: ${after.name}, ${after.price} every ${after.days} days until you cancel, instead of ${before.name}, ${before.price} every ${before.days} days.`,
    translated: [],
  },
  es: {
    pay: (price) => `Pagar ${price} ahora`,
    cancel:
      'Cancelas en dos clics, sin llamar a nadie: en “Mi suscripción” o con el enlace de cada correo nuestro sobre dinero. Conservas lo que pagaste hasta que termine.',
    seller: ({ legal, contact }) =>
      `Vende ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}. Preguntas: ${contact.email}.`,
    code: (code, list, less) =>
      `Sin el código ${code} hoy pagarías ${list}. El código descuenta ${less}, una sola vez.`,
    first: (name, { price, days }, until) => `${name}: hoy pagas ${price} por ${days} días, hasta el ${until}.`,
    renewal: ({ price, days }, first) =>
      `Después, ${price} cada ${days} días hasta que canceles. El primer cobro es el ${first}.`,
    tax: (name) => `Los precios incluyen ${name} donde corresponde. No se les suma nada.`,
    withdraw:
      'Durante los 14 días siguientes a tu primer pago te devolvemos la cantidad completa si la pides, también en dos clics.',
    consent: (first, { price, days }) => `Acepto pagar ${first} hoy y ${price} cada ${days} días hasta que cancele.`,
    resume: ({ price, days }, on) => `Acepto pagar ${price} el ${on} y después cada ${days} días hasta que cancele.`,
    priceChange: (before, { price, days }, on) =>
      `Acepto pagar ${price} en lugar de ${before} el ${on} y después cada ${days} días hasta que cancele.`,
    nothingToday: (until) => `Hoy no se cobra nada. Conservas lo que ya pagaste hasta el ${until}.`,
    otherPlan: (on, after, before) =>
      `Desde el ${on}: ${after.name}, ${after.price} cada ${after.days} días hasta que canceles, en lugar de ${before.name}, ${before.price} cada ${before.days} días.`,
    translated: ['Esta es una traducción que todavía no ha revisado un abogado. El texto original está en inglés.'],
  },
}
