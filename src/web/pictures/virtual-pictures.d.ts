declare module 'virtual:pictures' {
  /** The folder of all pictures, as an absolute path with a trailing slash. */
  export const picturesBase: string
}

declare module 'virtual:plates' {
  /** The folder of the dishes without their tables, as an absolute path with a trailing slash. */
  export const platesBase: string
}
