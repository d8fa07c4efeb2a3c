/** The language of the page that runs this code. The build writes that of the page; English is the source. */
export const pageLanguage: { readonly tag: string; readonly direction: string } = { tag: 'en-US', direction: 'ltr' }
