import type { Logo } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { findReceiptLogos, readLogo } from '../../logos/index.ts'
import { margin, type Paper, type Picture } from './paper.ts'

/** The box that contains a logo. */
export const logoBox = { width: 112, height: 36 } as const

/** The pictures of the logos that a document has; undefined where there is none, or it cannot be read. */
export interface PaperLogos {
  readonly issuer: Picture | undefined
  readonly company: Picture | undefined
}

/**
 * Opens the logos for a receipt of a company's order, or for a document without a company. They are those of today, and
 * not part of what the receipt signs.
 */
export async function openLogos(ctx: Context, paper: Paper, companyId: string | null): Promise<PaperLogos> {
  const { issuer, company } = await findReceiptLogos(ctx, companyId)
  const open = (logo: Logo | null) => (logo ? paper.openPicture(logo.id, () => readLogo(ctx, logo)) : undefined)
  return { issuer: await open(issuer), company: await open(company) }
}

/** Draws a logo into its box at the top of the page, on the left or on the right side. */
export function drawLogo(paper: Paper, picture: Picture, name: string, side: 'left' | 'right', top: number): void {
  const x = side === 'left' ? margin : margin + paper.width - logoBox.width
  const fit: [number, number] = [logoBox.width, logoBox.height]
  paper.figure(name, (doc) => {
    doc.image(picture, x, top, { fit, valign: 'center', ...(side === 'right' && { align: 'right' }) })
  })
}
