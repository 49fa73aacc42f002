import { getLogoPath, type ReceiptLogos } from '@malote/api-client'
import { Inline } from '@malote/ui'
import { Logo, LogoPicture } from '@malote/ui/delivery'

interface DocumentLogosProps {
  /** Absent on the page of an error. */
  logos: ReceiptLogos | undefined
}

/** The header of a public page about a receipt: the logo of the provider or of the product, and that of the company. */
export function DocumentLogos({ logos }: DocumentLogosProps) {
  if (!logos?.company && !logos?.issuer) {
    return (
      <header>
        <Logo />
      </header>
    )
  }
  const { issuer, company } = logos
  return (
    <Inline justify="between" asChild>
      <header>
        {issuer ? <LogoPicture name={issuer.name} src={getLogoPath(issuer)} /> : <Logo />}
        {company && <LogoPicture name={company.name} src={getLogoPath(company)} align="end" />}
      </header>
    </Inline>
  )
}
