import { getLogoPath, type ReceiptLogos } from '@malote/api-client'
import { Inline } from '@malote/ui'
import { Logo, LogoPicture } from '@malote/ui/delivery'

interface DocumentLogosProps {
  /** Absent on the page of an error. */
  logos: ReceiptLogos | undefined
}

/** The header of a public page about a receipt: the logo of the provider or of the product, and that of the company. */
export function DocumentLogos({ logos }: DocumentLogosProps) {
  return (
    <Inline justify="between" asChild>
      <header>
        {logos?.issuer ? <LogoPicture name={logos.issuer.name} src={getLogoPath(logos.issuer)} /> : <Logo />}
        {logos?.company && <LogoPicture name={logos.company.name} src={getLogoPath(logos.company)} align="end" />}
      </header>
    </Inline>
  )
}
