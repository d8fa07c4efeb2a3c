/** The start of the styles for dark mode. The gallery replaces it to show an email in one colour scheme only. */
export const DARK_SCHEME = '@media (prefers-color-scheme: dark)'

/**
 * The style of every email, in both colour schemes of the reader's device. The colours are the app's; every text has a
 * contrast of at least 4.5:1 with its background. Mail programs support few fonts and no grid, so it uses neither.
 */
export const emailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px 32px; background: #e4f0e7; color: #12301a; font: 16px/1.55 Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
div.pre { display: none; max-height: 0; overflow: hidden; }
main { max-width: 540px; margin: 0 auto; overflow: hidden; background: #ffffff; border-radius: 20px; }
header { padding: 16px 24px; background: #12452a; color: #f1faf2; font-size: 22px; font-weight: 800; letter-spacing: -0.02em; }
img.picture { display: block; width: 100%; height: auto; background: #12452a; }
div.said { padding: 28px 24px 18px; }
h1 { margin: 0 0 14px; font-size: 26px; line-height: 1.18; letter-spacing: -0.02em; }
h2 { margin: 20px 0 4px; font-size: 17px; }
p { margin: 0 0 16px; }
p.notice { padding: 10px 14px; border: 1px dashed #6b8a74; border-radius: 12px; font-size: 14px; }
p.act { margin: 22px 0; }
table { width: 100%; margin: 4px 0 18px; border-collapse: collapse; }
th, td { padding: 10px 0; border-top: 1px solid #cadfd0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr:first-child th, tr:first-child td { border-top: 0; }
th { width: 38%; padding-right: 16px; color: #49634f; font-size: 14px; font-weight: 400; }
td { font-weight: 600; }
table.terms td { padding: 8px 0; font-size: 14px; font-weight: 400; line-height: 1.45; }
a { color: #1a7035; font-weight: 600; }
a.go { display: block; padding: 16px 20px; border-radius: 18px; background: #70c573; color: #0b2411; font-size: 17px; font-weight: 700; text-align: center; text-decoration: none; }
ul { margin: 0 0 14px; padding: 14px 0 0; border-top: 1px solid #cadfd0; list-style: none; font-size: 15px; }
li { padding: 5px 0; }
footer { max-width: 516px; margin: 18px auto 0; padding: 0 12px; color: #49634f; font-size: 13px; }
@media (max-width: 400px) {
  div.said { padding: 24px 18px 12px; }
  header { padding: 14px 18px; }
  th { padding-right: 12px; }
}
@media (max-width: 339px) {
  th, td { display: block; width: auto; padding: 8px 0 0; }
  td { padding: 0 0 8px; border-top: 0; }
  table.terms td { padding: 8px 0; border-top: 1px solid #cadfd0; }
  table.terms tr:first-child td { border-top: 0; }
}
${DARK_SCHEME} {
  body { background: #0e1711; color: #ecf6ee; }
  main { background: #17241b; }
  p.notice { border-color: #6f8f79; }
  th, td, ul, table.terms td { border-color: #2a3d30; }
  th, footer { color: #a3bcaa; }
  a { color: #8fd99a; }
}`
