/** A known weakness of a package, with the first version that is free of it. */
export type Advisory = {
  readonly package: string
  /** Only versions of this major are meant; null for all below `fixedIn`. */
  readonly major: number | null
  readonly fixedIn: string
  readonly id: string
  /** Year and month in which it was published. */
  readonly published: string
}

/** When this list was last compared with the public advisories. What was published later it does not know. */
export const COMPARED_ON = '2025-11'

const advisory = (
  name: string,
  fixedIn: string,
  id: string,
  published: string,
  major: number | null = null,
): Advisory => ({
  package: name,
  major,
  fixedIn,
  id,
  published,
})

/**
 * Advisories about packages that this project has, or that come with what it has. For machines that reach a registry
 * without its audit endpoint; where that answers, `node tools/packages/main.ts` asks it instead.
 */
export const advisories: readonly Advisory[] = [
  advisory('@fastify/static', '6.4.1', 'CVE-2022-31150', '2022-07'),
  advisory('brace-expansion', '1.1.12', 'GHSA-v6h2-p8h4-qcjw', '2025-06', 1),
  advisory('brace-expansion', '2.0.2', 'GHSA-v6h2-p8h4-qcjw', '2025-06', 2),
  advisory('cross-spawn', '7.0.5', 'GHSA-3xgq-45jj-v275', '2024-11', 7),
  advisory('esbuild', '0.25.0', 'GHSA-67mh-4wv8-2f99', '2025-02'),
  advisory('fastify', '5.3.2', 'GHSA-mg2h-6x62-wpwc', '2025-04', 5),
  advisory('find-my-way', '9.0.1', 'GHSA-rrr8-f88r-h8q6', '2024-09', 9),
  advisory('happy-dom', '20.0.2', 'GHSA-qpm2-6cq5-7pq5', '2025-10'),
  advisory('js-yaml', '4.1.1', 'GHSA-mh29-5h37-fv8m', '2025-11', 4),
  advisory('nanoid', '3.3.8', 'GHSA-mwcw-c2x4-8c55', '2024-12', 3),
  advisory('nodemailer', '7.0.7', 'GHSA-mm7p-fcc7-pg87', '2025-10'),
  advisory('pg', '7.1.2', 'CVE-2017-16082', '2017-08'),
  advisory('playwright-core', '1.55.1', 'GHSA-7mvr-c777-76hp', '2025-10'),
  advisory('postcss', '8.4.31', 'CVE-2023-44270', '2023-09'),
  advisory('rollup', '4.22.4', 'GHSA-gcx4-mw62-g8wm', '2024-09', 4),
  advisory('semver', '7.5.2', 'CVE-2022-25883', '2023-06', 7),
  advisory('ua-parser-js', '1.0.33', 'CVE-2022-25927', '2023-01', 1),
  advisory('vite', '6.4.1', 'GHSA-93m4-6634-74q7', '2025-10'),
  advisory('vitest', '3.0.5', 'GHSA-9crc-q9x8-hgqq', '2025-02'),
  advisory('ws', '8.17.1', 'GHSA-3h5v-q93c-6h6q', '2024-06', 8),
]

const numbersOf = (version: string): readonly number[] => (version.split('-')[0] ?? '').split('.').map(Number)

/** Whether a version is older than another; what follows a hyphen does not count. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)]
  const at = theirs.findIndex((number, index) => number !== (ours[index] ?? 0))
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0)
}

/** The advisories that a version of a package falls under. */
export const advisoriesOf = (name: string, version: string): readonly Advisory[] =>
  advisories.filter(
    ({ package: about, major, fixedIn }) =>
      about === name && (major === null || numbersOf(version)[0] === major) && isOlder(version, fixedIn),
  )
