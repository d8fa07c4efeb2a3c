declare module 'virtual:pictures' {
  /** The folder of all pictures, as an absolute path with a trailing slash. */
  export const picturesBase: string
}
