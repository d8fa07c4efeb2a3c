/** The part of Lighthouse that is used here: its own types are only on machines that have installed it. */
declare module 'lighthouse' {
  type AuditResult = {
    readonly title: string
    /** 0 to 1; null if it is not scored. */
    readonly score: number | null
    readonly numericValue?: number
    readonly displayValue?: string
  }
  type Category = {
    readonly title: string
    /** 0 to 1; null if an audit of it failed. */
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  export type Report = {
    readonly finalDisplayedUrl: string
    readonly runtimeError?: { readonly message: string }
    readonly categories: Readonly<Record<string, Category>>
    readonly audits: Readonly<Record<string, AuditResult>>
  }
  type Options = {
    /** Debugging port of the browser. */
    readonly port: number
    readonly logLevel: 'error'
    readonly output: 'json'
    readonly skipAudits: readonly string[] | null
  }
  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default function lighthouse(url: string, options: Options): Promise<{ readonly lhr: Report } | undefined>
}
