/**
 * Draws the icons of the installed application in `public/` from `icone.svg`. Run it by hand when the brand changes:
 * `node apps/web/build/app-icons.ts`.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const folder = resolve(import.meta.dirname, '../public')
const icon = await readFile(join(folder, 'icone.svg'), 'utf8')
// The system cuts its own shape out of these, so they fill the square. Half of the width is always visible.
const square = icon.replace(' rx="8"', '')
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace('<rect width="32" height="32"', '<rect x="-3" y="-3" width="38" height="38"')

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(folder, name))

await draw(icon, 192, 'icone-192.png')
await draw(icon, 512, 'icone-512.png')
await draw(maskable, 512, 'icone-maskable-512.png')
await draw(square, 180, 'icone-180.png')
