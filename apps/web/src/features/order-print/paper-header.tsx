import type { Logo as LogoData, ServiceOrder } from '@malote/api-client'
import { Inline, Skeleton, Text } from '@malote/ui'
import { Logo, LogoPicture } from '@malote/ui/delivery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyLogoQuery, organizationLogoQuery, useLogoPicture } from '../../components/use-logo.ts'

/**
 * The top of a receipt: the logo of the provider, or without one that of the product; what it is; and the logo of the
 * company, if it has one.
 */
export function PaperHeader({ order: { orderNumber, status, company } }: { order: ServiceOrder }) {
  const issuerLogo = useQuery(organizationLogoQuery).data?.logo
  const companyLogo = useQuery(companyLogoQuery(company.id)).data?.logo
  return (
    <Inline justify="between" align="start" gap="md">
      {issuerLogo ? <PaperLogo logo={issuerLogo} align="start" fallback={<Logo />} /> : <Logo />}
      {/* On a phone the logos are side by side, and the text is below them. */}
      <div className={companyLogo ? 'order-last w-full md:order-none md:ms-auto md:w-auto' : undefined}>
        <Text tone="subtle">{status === 'delivered' ? 'Comprovante de entrega' : 'Comprovante da ordem'}</Text>
        <Text tabularNumbers weight="medium">
          {orderNumber}
        </Text>
      </div>
      {companyLogo && <PaperLogo logo={companyLogo} align="end" />}
    </Inline>
  )
}

interface PaperLogoProps {
  logo: LogoData
  align: 'start' | 'end'
  /** Shown when the picture cannot be loaded. */
  fallback?: ReactNode
}

function PaperLogo({ logo, align, fallback = null }: PaperLogoProps) {
  const picture = useLogoPicture(logo)
  if (picture === undefined) return <Skeleton shape="block" className="h-10 w-28" />
  return picture === null ? fallback : <LogoPicture name={logo.name} src={picture} align={align} />
}
