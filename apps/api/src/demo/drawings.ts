import type { Faker } from '@malote/fixtures'

/** Walls, doors and parcels of the drawn photographs. */
const wallColors = ['#d9cbb8', '#c9d3d6', '#e3d5c8', '#cfd6c4', '#d8cfd9']
const doorColors = ['#6b4a34', '#2f4858', '#5a6b4f', '#7a2e2e', '#4a4a52']
const boxes = ['#c89b6a', '#b98857', '#d3aa7c']

/** Draws a parcel in front of a door, as a JPEG of a few kilobytes. */
export async function drawParcel(faker: Faker): Promise<Buffer> {
  const pick = (list: readonly string[]) => faker.helpers.arrayElement(list)
  const number = (min: number, max: number) => faker.number.int({ min, max })
  const [width, height, left] = [number(150, 220), number(100, 150), number(210, 300)]
  const [wall, door, box] = [pick(wallColors), pick(doorColors), pick(boxes)]
  const top = 420 - height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
    <defs>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".35"/>
      </linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
    </defs>
    <rect width="640" height="480" fill="${wall}"/>
    <rect y="392" width="640" height="88" fill="#8c8377"/>
    <path d="M0 392h640" stroke="#6f675d" stroke-width="6"/>
    <rect x="180" y="24" width="270" height="372" fill="${door}"/>
    <rect x="200" y="48" width="104" height="150" fill="none" stroke="#0003" stroke-width="6"/>
    <rect x="326" y="48" width="104" height="150" fill="none" stroke="#0003" stroke-width="6"/>
    <rect x="200" y="222" width="104" height="150" fill="none" stroke="#0003" stroke-width="6"/>
    <rect x="326" y="222" width="104" height="150" fill="none" stroke="#0003" stroke-width="6"/>
    <circle cx="430" cy="214" r="9" fill="#d8b45a"/>
    <rect x="482" y="120" width="66" height="42" rx="4" fill="#f2efe8"/>
    <text x="515" y="150" font-family="DejaVu Sans, sans-serif" font-size="26" text-anchor="middle" fill="#333">${number(12, 990)}</text>
    <ellipse cx="${left + width / 2}" cy="428" rx="${width / 1.7}" ry="16" fill="#0007" filter="url(#soft)"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${box}"/>
    <path d="M${left} ${top}l26 -24h${width}l-26 24z" fill="#fff" fill-opacity=".25"/>
    <path d="M${left + width} ${top}l26 -24v${height}l-26 24z" fill="#0003"/>
    <rect x="${left + width / 2 - 14}" y="${top}" width="28" height="${height}" fill="#e9dcc2" fill-opacity=".8"/>
    <rect x="${left + 14}" y="${top + 18}" width="52" height="40" fill="#fbfaf6"/>
    <path d="M${left + 20} ${top + 28}h38m-38 9h30m-30 9h36" stroke="#555" stroke-width="3"/>
    <rect width="640" height="480" fill="url(#light)"/>
  </svg>`
  return (await render(svg)).jpeg({ quality: 72 }).toBuffer()
}

/** Draws a signature in black on white, as a PNG of a few kilobytes. */
export async function drawSignature(faker: Faker): Promise<Buffer> {
  const number = (min: number, max: number) => faker.number.int({ min, max })
  let path = `M60 ${number(95, 125)}`
  for (let x = 60; x < 470; ) {
    const next = x + number(34, 62)
    path += ` C${x + 14} ${number(20, 80)} ${next - 20} ${number(120, 178)} ${next} ${number(84, 124)}`
    x = next
  }
  const flourish = `M40 ${number(140, 160)} Q280 ${number(120, 190)} 560 ${number(124, 150)}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200">
    <rect width="600" height="200" fill="#fff"/>
    <g fill="none" stroke="#111" stroke-linecap="round"><path d="${path}" stroke-width="4"/><path d="${flourish}" stroke-width="2.5"/></g>
  </svg>`
  return (await render(svg)).png({ palette: true }).toBuffer()
}

async function render(svg: string) {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg))
}

/** Returns a PDF of one page with one line of text. */
export function drawInvoice(): Buffer {
  const text = 'BT /F1 18 Tf 60 760 Td (Nota fiscal de demonstracao, sem valor fiscal) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${body}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
