import { margin, type Paper, type Picture } from './paper.ts'
import type { LogoFile, LogoFiles, PaperLogos } from './printed-receipt.ts'

/** The box that contains a logo. */
export const logoBox = { width: 112, height: 36 } as const

/**
 * Opens the logos for a receipt of a company's order, or for a document without a company. They are those of today, and
 * not part of what the receipt signs.
 */
export function openLogos(paper: Paper, { issuer, company }: LogoFiles): PaperLogos {
  const open = (logo: LogoFile | null) => (logo ? paper.openPicture(logo.id, logo.content) : undefined)
  return { issuer: open(issuer), company: open(company) }
}
/** Draws a logo into its box at the top of the page, on the left or on the right side. */
export function drawLogo(paper: Paper, picture: Picture, name: string, side: 'left' | 'right', top: number): void {
  const x = side === 'left' ? margin : margin + paper.width - logoBox.width
  const fit: [number, number] = [logoBox.width, logoBox.height]
  paper.figure(name, (doc) => {
    doc.image(picture, x, top, { fit, valign: 'center', ...(side === 'right' && { align: 'right' }) })
  })
}
