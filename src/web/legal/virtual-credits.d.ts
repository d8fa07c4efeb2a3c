declare module 'virtual:credits' {
  /** The works of others in the product, made at the build from the licence files of the installed packages. */
  export const creditGroups: readonly import('./credit.ts').CreditGroup[]
}
