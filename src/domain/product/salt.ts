/** mg of sodium per gram of salt, by the factor of regulation (EU) 1169/2011, annex I. */
const SODIUM_OF_SALT = 400

/** mg of sodium in grams of salt. */
export const sodiumOfSalt = (salt: number): number => salt * SODIUM_OF_SALT

/** Grams of salt with this many mg of sodium. */
export const saltOfSodium = (sodium: number): number => sodium / SODIUM_OF_SALT
