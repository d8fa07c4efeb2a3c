import { brand } from '#domain/brand.ts'

const { company, street, city, country, registration, vat } = brand.legal

/** Name, address and registration of the operator, one line each. Lines that the brand file does not have are left out. */
export const companyLines: readonly string[] = [company, `${street}, ${city}, ${country}`, registration, vat].filter(
  (line) => line !== null,
)
