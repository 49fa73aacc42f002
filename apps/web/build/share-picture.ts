/**
 * Draws `public/rastreio.png`, which messengers show next to a tracking link. Run it by hand when the brand changes:
 * `node --conditions=@malote/source apps/web/build/share-picture.ts`, after the web application was built.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../tooling/run/chromium.ts'

const root = resolve(import.meta.dirname, '..')
const assets = join(root, 'dist', 'assets')
const font = (await readdir(assets)).find((name) => /^figtree-latin-(?!ext)[\w-]+\.woff2$/.test(name))
if (!font) throw new Error('Build the web application first: the picture takes its font from there.')
const face = (await readFile(join(assets, font))).toString('base64')
const style = await readFile(join(root, 'dist', 'server', 'tracking.css'), 'utf8')

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<!doctype html><html lang="pt-BR" data-theme="light"><style>${style}
  @font-face { font-family: Share; font-weight: 300 900; src: url(data:font/woff2;base64,${face}) }
  body { margin: 0; height: 630px; overflow: hidden; background: var(--malote-primary); color: var(--malote-on-primary); font-family: Share }
  svg { position: absolute; inset: 0 0 auto; width: 1200px; height: 300px; fill: var(--malote-accent) }
  i { position: absolute; left: 570px; top: 190px; width: 60px; height: 60px; border-radius: 50%; background: var(--malote-primary) }
  p { position: absolute; left: 90px; bottom: 70px; margin: 0; font-size: 92px; line-height: 1.05; font-weight: 700; letter-spacing: -0.02em }
  small { display: block; margin-bottom: 18px; font-size: 40px; font-weight: 600; letter-spacing: 0 }
</style><svg viewBox="0 0 320 64" preserveAspectRatio="none"><path d="M0 0h320v14l-142 46a58 58 0 0 1-36 0L0 14z"/></svg>
<i></i><p><small>Malote</small>Acompanhe sua entrega</p></html>`)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: join(root, 'public', 'rastreio.png') })
await browser.close()
