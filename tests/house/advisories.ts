/** A known vulnerability of a package, with the first version that is free of it. */
export type Advisory = {
  readonly package: string
  /** Applies to versions of this major only; null for all versions below `fixedIn`. */
  readonly major: number | null
  readonly fixedIn: string
  readonly id: string
  /** Year and month of publication. */
  readonly published: string
}

/** Month of the newest advisory when this list was last compared with the public ones. Later advisories are missing. */
export const COMPARED_ON = '2026-10'

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
 * Advisories about packages of this project and their dependencies. For machines that reach a registry without its
 * audit endpoint; if that answers, `npm run packages` uses it instead.
 */
export const advisories: readonly Advisory[] = [
  advisory('@fastify/static', '9.1.1', 'GHSA-x428-ghpx-8j92', '2026-04'),
  advisory('@fastify/static', '10.1.1', 'GHSA-83w8-p2f5-377r', '2026-07'),
  advisory('@fastify/static', '10.1.2', 'GHSA-8pvw-jcv7-9cmj', '2026-07'),
  advisory('@fastify/static', '10.1.4', 'GHSA-r799-r9gc-m956', '2026-09'),
  advisory('ajv', '8.18.0', 'GHSA-2g4f-4pwh-qvx6', '2026-02', 8),
  advisory('brace-expansion', '1.1.12', 'GHSA-v6h2-p8h4-qcjw', '2025-06', 1),
  advisory('brace-expansion', '2.0.2', 'GHSA-v6h2-p8h4-qcjw', '2025-06', 2),
  advisory('brace-expansion', '1.1.16', 'GHSA-3jxr-9vmj-r5cp', '2026-06', 1),
  advisory('brace-expansion', '2.1.2', 'GHSA-3jxr-9vmj-r5cp', '2026-06', 2),
  advisory('brace-expansion', '5.0.6', 'GHSA-jxxr-4gwj-5jf2', '2026-05', 5),
  advisory('brace-expansion', '5.0.7', 'GHSA-3jxr-9vmj-r5cp', '2026-06', 5),
  advisory('brace-expansion', '5.0.8', 'GHSA-mh99-v99m-4gvg', '2026-07', 5),
  advisory('brace-expansion', '5.0.9', 'GHSA-rgw5-rvv9-x895', '2026-08', 5),
  advisory('cross-spawn', '7.0.5', 'GHSA-3xgq-45jj-v275', '2024-11', 7),
  advisory('esbuild', '0.25.0', 'GHSA-67mh-4wv8-2f99', '2025-02'),
  advisory('fast-uri', '3.1.1', 'GHSA-q3j6-qgpj-74h6', '2026-05', 3),
  advisory('fast-uri', '3.1.2', 'GHSA-v39h-62p7-jpjc', '2026-05', 3),
  advisory('fast-uri', '3.1.3', 'CVE-2026-13676', '2026-08', 3),
  advisory('fast-uri', '4.0.1', 'CVE-2026-13676', '2026-08', 4),
  advisory('fast-uri', '3.1.7', 'CVE-2026-84394', '2026-09', 3),
  advisory('fast-uri', '4.1.4', 'CVE-2026-84394', '2026-09', 4),
  advisory('fastify', '5.3.2', 'GHSA-mg2h-6x62-wpwc', '2025-04', 5),
  advisory('fastify', '5.7.2', 'GHSA-jx2c-rxcm-jvmq', '2026-02', 5),
  advisory('fastify', '5.7.3', 'GHSA-mrq3-vjjr-p77c', '2026-02', 5),
  advisory('fastify', '5.8.1', 'GHSA-573f-x89g-hqp9', '2026-03', 5),
  advisory('fastify', '5.8.3', 'GHSA-444r-cwp2-x5xf', '2026-03', 5),
  advisory('fastify', '5.8.5', 'GHSA-247c-9743-5963', '2026-04', 5),
  advisory('find-my-way', '9.0.1', 'GHSA-rrr8-f88r-h8q6', '2024-09', 9),
  advisory('happy-dom', '20.0.0', 'GHSA-37j7-fg3j-429f', '2025-10'),
  advisory('happy-dom', '20.0.2', 'GHSA-qpm2-6cq5-7pq5', '2025-10'),
  advisory('happy-dom', '20.8.8', 'GHSA-6q6h-j7hj-3r64', '2026-03'),
  advisory('js-yaml', '4.1.1', 'GHSA-mh29-5h37-fv8m', '2025-11', 4),
  advisory('kysely', '0.28.12', 'CVE-2026-32763', '2026-03'),
  advisory('kysely', '0.28.17', 'GHSA-pv5w-4p9q-p3v2', '2026-05'),
  advisory('nanoid', '3.3.8', 'GHSA-mwcw-c2x4-8c55', '2024-12', 3),
  advisory('nodemailer', '7.0.7', 'GHSA-mm7p-fcc7-pg87', '2025-10'),
  advisory('nodemailer', '7.0.11', 'GHSA-rcmh-qjqh-p98v', '2025-12'),
  advisory('nodemailer', '9.1.0', 'GHSA-2x7j-588g-ccc2', '2026-09'),
  advisory('nodemailer', '10.0.9', 'GHSA-g57g-f23g-4646', '2026-10'),
  advisory('nodemailer', '10.0.10', 'GHSA-4g23-2xm8-66gc', '2026-10'),
  advisory('pg', '7.1.2', 'CVE-2017-16082', '2017-08'),
  advisory('picomatch', '2.3.2', 'GHSA-3v7f-55p6-f55p', '2026-03', 2),
  advisory('picomatch', '4.0.4', 'GHSA-3v7f-55p6-f55p', '2026-03', 4),
  advisory('piscina', '5.2.0', 'GHSA-x9g3-xrwr-cwfg', '2026-06', 5),
  advisory('playwright-core', '1.55.1', 'GHSA-7mvr-c777-76hp', '2025-10'),
  advisory('postcss', '8.4.31', 'CVE-2023-44270', '2023-09'),
  advisory('postcss', '8.5.10', 'CVE-2026-41305', '2026-04'),
  advisory('postcss', '8.5.12', 'GHSA-6g55-p6wh-862q', '2026-08'),
  advisory('postcss', '8.5.18', 'CVE-2026-73646', '2026-08'),
  advisory('rollup', '4.22.4', 'GHSA-gcx4-mw62-g8wm', '2024-09', 4),
  advisory('rollup', '4.59.0', 'GHSA-mw96-cpmx-2vgc', '2026-02', 4),
  advisory('semver', '7.5.2', 'CVE-2022-25883', '2023-06', 7),
  advisory('ua-parser-js', '1.0.33', 'GHSA-fhg7-m89q-25r3', '2023-01', 1),
  advisory('vite', '6.4.1', 'GHSA-93m4-6634-74q7', '2025-10'),
  advisory('vite', '7.1.11', 'GHSA-93m4-6634-74q7', '2025-10', 7),
  advisory('vite', '7.3.5', 'GHSA-fx2h-pf6j-xcff', '2026-06', 7),
  advisory('vitest', '3.0.5', 'GHSA-9crc-q9x8-hgqq', '2025-02'),
  advisory('vitest', '4.1.0', 'GHSA-5xrq-8626-4rwp', '2026-06', 4),
  advisory('ws', '8.17.1', 'GHSA-3h5v-q93c-6h6q', '2024-06', 8),
  advisory('ws', '8.20.1', 'GHSA-58qx-3vcg-4xpx', '2026-05', 8),
  advisory('ws', '7.5.11', 'GHSA-96hv-2xvq-fx4p', '2026-06', 7),
  advisory('ws', '8.21.0', 'GHSA-96hv-2xvq-fx4p', '2026-06', 8),
  advisory('ws', '8.21.1', 'CVE-2026-62389', '2026-07', 8),
]

/** Where an advisory can be read. */
export const addressOf = (id: string): string =>
  id.startsWith('GHSA-') ? `https://github.com/advisories/${id}` : `https://nvd.nist.gov/vuln/detail/${id}`

const numbersOf = (version: string): readonly number[] => (version.split('-')[0] ?? '').split('.').map(Number)

/** Whether a version is older than another; anything after a hyphen is ignored. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)]
  const at = theirs.findIndex((number, index) => number !== (ours[index] ?? 0))
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0)
}

/** The advisories that affect a version of a package. */
export const advisoriesOf = (name: string, version: string): readonly Advisory[] =>
  advisories.filter(
    ({ package: about, major, fixedIn }) =>
      about === name && (major === null || numbersOf(version)[0] === major) && isOlder(version, fixedIn),
  )
