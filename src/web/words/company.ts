import { brand } from '#domain/brand.ts'

const { company, street, city, country, registration, vat } = brand.legal

/** Who stands behind the product, on one line each. What the brand file does not have is left out. */
export const companyLines: readonly string[] = [company, `${street}, ${city}, ${country}`, registration, vat].filter(
  (line) => line !== null,
)
